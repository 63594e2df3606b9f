import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { evaluateFlight } from '@sojourn/domain/booking/policy/evaluate-flight'
import type { StoredViolation } from '../../booking/order/record'
import type { PersonRow } from '../../booking/traveller/store'
import type { Journey } from './choose'
import { policyTraveller } from './search'

/** Each traveller's violations on all journeys, against the offers of this moment (handbook 7.2). */
export const violationsOf = (
  people: readonly PersonRow[],
  journeys: readonly Journey[],
  today: string,
  language: Language,
): (Violation & { journey: number })[] =>
  people.flatMap((person) =>
    journeys.flatMap(({ flight, fare, offers }, journey) => {
      const chosen = { flight, fareKey: fare.fareKey }
      const found = evaluateFlight({ ...policyTraveller(person), offers, chosen, today, language })
      return found.map((violation) => ({ ...violation, journey }))
    }),
  )

/** The same with its sentences in every language, as the order keeps them. */
export function storedViolationsOf(person: PersonRow, journeys: readonly Journey[], today: string): StoredViolation[] {
  const found = violationsOf([person], journeys, today, languages[0])
  if (found.length === 0) return []
  const byLanguage = languages.map((language) => violationsOf([person], journeys, today, language))
  return found.map((violation, index) => {
    const inAll = (read: (said: Violation) => string | undefined): LocalText =>
      Object.fromEntries(
        languages.map((language, position) => [language, read(byLanguage[position]![index]!) ?? '']),
      ) as LocalText
    const { sentence: _sentence, change, ...figures } = violation
    return { ...figures, sentence: inAll((said) => said.sentence), ...(change ? { change: inAll((said) => said.change) } : {}) }
  })
}
