import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isPriceRule } from '@sojourn/contract/booking/codes'
import { judgeIntlFlights, type IntlFlightSetting } from '@sojourn/domain/products/intl-flight/policy/evaluate'
import { saidOf } from '@sojourn/domain/booking/policy/engine'
import type { IntlAirItinerary } from '@sojourn/supply/ports/intl-air'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { StoredViolation } from '../../../booking/order/record'
import type { PersonRow } from '../../../booking/traveller/store'
import { policyTraveller } from '../search/judged-offers'
import { journeysAfter } from '../supply/policy-journey'

/** A direction with the bought fare first, and all that is on offer for it, itself first. */
export interface JudgedDirection {
  own: IntlAirItinerary
  offers: readonly IntlAirItinerary[]
}

/**
 * Each traveller's violations on all directions, against the offers of this moment (handbook 7.2, 7.3). The price is that of the whole trip,
 * so the last direction alone says whether it is too high.
 */
export const violationsOf = (
  people: readonly PersonRow[],
  directions: readonly JudgedDirection[],
  setting: IntlFlightSetting,
  language: Language,
): (Violation & { journey: number })[] => {
  const travellers = people.map(policyTraveller)
  const found = directions.flatMap(({ offers }, journey) => {
    const before = directions[journey - 1]?.own
    const journeys = offers.flatMap((offer) => journeysAfter(before, offer))
    const list = judgeIntlFlights(travellers, journeys, setting, language)
    const isLast = journey === directions.length - 1
    return saidOf(list, 0)
      .violations.filter(({ rule }) => isLast || !isPriceRule(rule))
      .map((violation) => ({ ...violation, journey }))
  })
  return people.flatMap(({ employeeId }) => found.filter(({ travellerId }) => travellerId === employeeId))
}

/** The same with its sentences in every language, as the order keeps them; `party` is who travels together. */
export const storedViolationsOf = (
  person: PersonRow,
  party: readonly PersonRow[],
  directions: readonly JudgedDirection[],
  setting: IntlFlightSetting,
): StoredViolation[] =>
  storedViolations((language) =>
    violationsOf(party, directions, setting, language).filter(({ travellerId }) => travellerId === person.employeeId),
  )
