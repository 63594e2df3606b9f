import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { languages, type Language } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import { latinNameOf } from './latin-name'
import { pinyinOf } from './name-pinyin'

/** A person's name with what tells how it is written in Latin letters: as the passport prints it, else by its pinyin. */
export interface ReadableName {
  name: string
  latin?: LatinName | null
}
export interface LatinName {
  passport: string | null
  pinyin: string | null
}

const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name)

/**
 * The name in letters that readers of the language know: English pages and letters have LIN/XIAOWEN, as tickets abroad do. Of whom neither
 * passport nor pinyin is known, guests above all, the name is read character by character.
 */
export function readableName({ name, latin }: ReadableName, language: Language): string {
  if (language !== 'en' || !latin || !isChinese(name)) return name
  if (latin.passport && !isChinese(latin.passport)) return latin.passport
  return latinNameOf(name, latin.pinyin ?? '') || latinNameOf(name, pinyinOf(name)) || name
}

/** 周小禾（儿童）: who goes at another price than an adult is told apart wherever travellers are named. */
export function passengerName(person: ReadableName & { passenger?: PassengerType }, language: Language): string {
  const { named, passengers } = travellerText[language]
  const { passenger = 'adult' } = person
  const name = readableName(person, language)
  return passenger === 'adult' ? name : named({ name, passenger: passengers[passenger] })
}

const suffixes = languages.flatMap((language) => {
  const { named, passengers } = travellerText[language]
  return Object.values(passengers).map((passenger) => named({ name: '', passenger }))
})

/** The name alone of what `passengerName` wrote, as documents have it. */
export function bareName(written: string): string {
  const suffix = suffixes.find((each) => written.endsWith(each))
  return suffix === undefined ? written : written.slice(0, -suffix.length)
}
