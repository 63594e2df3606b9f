import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { TrainSetting } from '@sojourn/domain/products/train/policy/evaluate'
import { storedViolations } from '../../../booking/party/stored-violations'
import type { StoredViolation } from '../../../booking/order/record'
import type { PersonRow } from '../../../booking/traveller/store'
import { judgeRides } from '../policy/judge'
import type { PolicyRide } from '../supply/from-supply'

/** A seat class of a ride, among what was on offer beside it. */
export interface JudgedJourney {
  ride: PolicyRide
  seat: Pick<PolicyRide['seats'][number], 'seat'>
  offers: readonly PolicyRide[]
}

/** Each traveller's violations on all rides, against the trains of this moment (handbook 7.2, 7.3). */
export function violationsOf(
  people: readonly PersonRow[],
  journeys: readonly JudgedJourney[],
  setting: TrainSetting,
  language: Language,
): (Violation & { journey: number })[] {
  const found = journeys.flatMap(({ ride, seat, offers }, journey) => {
    const row = offers.indexOf(ride)
    const verdict = judgeRides(people, offers, setting, language)[row]?.[ride.seats.findIndex((each) => each.seat === seat.seat)]
    return (verdict?.violations ?? []).map((violation) => ({ ...violation, journey }))
  })
  return people.flatMap(({ employeeId }) => found.filter(({ travellerId }) => travellerId === employeeId))
}

/** One traveller's, with their sentences in every language, as the order keeps them. */
export const storedViolationsOf = (
  person: PersonRow,
  party: readonly PersonRow[],
  journeys: readonly JudgedJourney[],
  setting: TrainSetting,
): StoredViolation[] =>
  storedViolations((language) =>
    violationsOf(party, journeys, setting, language).filter(({ travellerId }) => travellerId === person.employeeId),
  )
