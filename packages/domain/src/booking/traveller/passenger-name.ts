import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import { latinNameOf } from './latin-name'

/** A person's name with what tells how it is written in Latin letters: as the passport prints it, else by its pinyin. */
export interface ReadableName {
  name: string
  latin?: LatinName | null
}
export interface LatinName {
  passport: string | null
  pinyin: string | null
}

/** The name in letters that readers of the language know: English pages and letters have LIN/XIAOWEN, as tickets abroad do. */
export function readableName({ name, latin }: ReadableName, language: Language): string {
  if (language !== 'en' || !latin || !/\p{Script=Han}/u.test(name)) return name
  return latin.passport || latinNameOf(name, latin.pinyin ?? '') || name
}

/** 周小禾（儿童）: who goes at another price than an adult is told apart wherever travellers are named. */
export function passengerName(person: ReadableName & { passenger?: FlightPassenger }, language: Language): string {
  const { named, passengers } = travellerText[language]
  const { passenger = 'adult' } = person
  const name = readableName(person, language)
  return passenger === 'adult' ? name : named({ name, passenger: passengers[passenger] })
}
