import type { Language } from '@sojourn/contract/kit/language'
import { documentsText } from '@sojourn/text/products/intl-flight/documents/words'
import { documentsTransitVisaText } from '@sojourn/text/products/intl-flight/documents/transit-visa'
import { dayInWords } from '../../kit/day-words'
import { countryName } from '../../reference/place/countries'
import { isSchengen } from '../../reference/place/schengen'
import { isKnownPassport, visaRuleOf } from '../../reference/place/visa-rules'
import { transitRuleOf, type TransitRule } from '../../reference/place/transit-rules'

/** A change of planes as borders see it. */
export interface Transit {
  country: string
  /** Of the airports before and after. */
  from: string
  to: string
  /** Where this direction of the trip begins and ends. */
  origin: string
  destination: string
  minutes: number
  /** Local. */
  onDay: string
  /** Out of the transit area: another airport, or bags to be checked in again; undefined where nobody knows. */
  leavesArea: boolean | undefined
}
type Answer = 'none' | 'exempt' | 'needed' | 'unknown'
export interface TransitVisa {
  visa: Answer
  /** Absent where nothing is to be said: no border is crossed, or it is that of the destination. */
  sentence?: string
}

/** Of mainland China, for whose holders the rules were looked up. */
const chinese = 'CN'
/** Of travellers of whom nobody has said which passport they have. */
export const usualPassports: readonly string[] = [chinese]
/** The countries of travellers' passports, each once; where none of them says so, the usual one. */
export function passportsOf(nationalities: readonly string[]): readonly string[] {
  const said = new Set(nationalities.filter((country) => country !== ''))
  return said.size > 0 ? [...said] : usualPassports
}
const gravest: readonly Answer[] = ['needed', 'unknown', 'exempt', 'none']

/**
 * What a transit country asks of holders of ordinary passports of these countries: the gravest of their answers, with a sentence for each. What
 * nobody has looked up, or hangs on what nobody knows, is unknown: never said to be free.
 */
export function transitVisa(transit: Transit, passports: readonly string[], language: Language): TransitVisa {
  const { country, origin, destination } = transit
  // Whoever begins or ends there crosses the border anyway: that is no transit.
  if (isOneArea(country, origin) || isOneArea(country, destination)) return { visa: 'none' }
  const answers = passports.map((passport) =>
    passport === chinese ? ofChinese(transit, language) : ofOther(transit, passport, language),
  )
  const visa = gravest.find((each) => answers.some((answer) => answer.visa === each)) ?? 'unknown'
  const sentences = answers.flatMap(({ sentence }) => sentence ?? [])
  return {
    visa,
    ...(sentences.length > 0 && { sentence: [...new Set(sentences)].join(documentsTransitVisaText[language].between) }),
  }
}

/** Nobody needs a visa for the own country, nor where one may enter without; what else is asked of them nobody has looked up. */
function ofOther({ country, onDay }: Transit, passport: string, language: Language): TransitVisa {
  if (isOneArea(country, passport)) return { visa: 'none' }
  const nameOf = (code: string): string => countryName(code)?.[language] ?? code
  if (isKnownPassport(passport)) {
    const { need, source, checkedOn } = visaRuleOf(passport, country, 'business', onDay)
    const { passports, sources } = documentsText[language]
    const told = { country: nameOf(country), asOf: dayInWords(checkedOn, language), source: sources[source] }
    if (need === 'free')
      return { visa: 'none', sentence: documentsTransitVisaText[language].free({ ...told, passport: passports[passport] }) }
  }
  const sentence = documentsTransitVisaText[language].other({ country: nameOf(country), passport: nameOf(passport) })
  return { visa: 'unknown', sentence }
}

function ofChinese(transit: Transit, language: Language): TransitVisa {
  const { country } = transit
  if (country === chinese) return { visa: 'none' }
  const rule = transitRuleOf(country)
  const text = documentsTransitVisaText[language]
  const name = countryName(country)?.[language] ?? country
  const visa = rule ? answerOf(rule, transit) : 'unknown'
  if (!rule || visa === 'unknown') return { visa, sentence: text.unknown({ country: name }) }
  const { asOf, hours } = rule
  const told = { country: name, asOf: dayInWords(asOf, language), source: documentsText[language].sources[rule.source] }
  if (visa === 'none') return { visa, sentence: text.none(told) }
  if (visa === 'exempt')
    return {
      visa,
      sentence: rule.kind === 'hours' ? text.hours({ ...told, hours }) : text.airside(told),
    }
  return { visa, sentence: rule.kind === 'visa' ? text.needed(told) : text.leaves(told) }
}

/** Whether no border is crossed between two countries. */
const isOneArea = (one: string, other: string): boolean => one === other || (isSchengen(one) && isSchengen(other))

/** Whoever flies on inside the area that is passed through has entered it. */
const entersArea = ({ country, from, to, leavesArea }: Transit): boolean | undefined =>
  isOneArea(country, from) || isOneArea(country, to) ? true : leavesArea

function answerOf({ kind, hours }: TransitRule, transit: Transit): Answer {
  const { minutes } = transit
  const leavesArea = entersArea(transit)
  if (kind === 'entry') return 'none'
  if (kind === 'visa') return 'needed'
  if (kind === 'hours') return minutes <= hours * 60 ? 'exempt' : 'needed'
  return leavesArea === undefined ? 'unknown' : leavesArea ? 'needed' : 'exempt'
}
