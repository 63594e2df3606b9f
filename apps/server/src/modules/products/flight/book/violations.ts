import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { evaluateFlight } from '@sojourn/domain/products/flight/policy/evaluate'
import type { FlightSetting } from '@sojourn/domain/products/flight/policy/offers'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { StoredViolation } from '../../../booking/order/record'
import type { PersonRow } from '../../../booking/traveller/store'
import type { Journey } from '../search/choose'
import { judgedJourneys } from './judged-journeys'
import { policyTraveller } from '../search/search'

interface BookedOn {
  today: string
  language: Language
  setting: FlightSetting
}

/** Each traveller's violations on all journeys, a connection as one, against the offers of this moment (handbook 7.2, 7.3). */
export const violationsOf = (
  people: readonly PersonRow[],
  journeys: readonly Journey[],
  { today, language, setting }: BookedOn,
): (Violation & { journey: number })[] => {
  const travellers = people.map(policyTraveller)
  const found = judgedJourneys(journeys).flatMap(({ flight, fareKey, offers, rail }, journey) => {
    const chosen = { flight, fareKey }
    const violations = evaluateFlight({ travellers, offers, chosen, today, language, setting: { ...setting, rail } })
    return violations.map((violation) => ({ ...violation, journey }))
  })
  return people.flatMap(({ employeeId }) => found.filter(({ travellerId }) => travellerId === employeeId))
}

/** The same with its sentences in every language, as the order keeps them; `party` is who travels together. */
export function storedViolationsOf(
  person: PersonRow,
  journeys: readonly Journey[],
  today: string,
  { party, setting }: { party: readonly PersonRow[]; setting: FlightSetting },
): StoredViolation[] {
  return storedViolations((language) =>
    violationsOf(party, journeys, { today, language, setting }).filter(({ travellerId }) => travellerId === person.employeeId),
  )
}
