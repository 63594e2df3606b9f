import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { partyFault } from '@sojourn/domain/booking/traveller/party-by-air'
import { passengerAbroad } from '@sojourn/domain/products/intl-flight/documents/notes'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { fliesAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import type { Work } from '../../../../context'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import type { IntlFlightDraft } from '../supply/supply'

type Passengers = readonly (PassengerType | 'newborn')[]

/** As whom these people fly on a trip that starts and ends on these days, by their documents. */
export async function passengersOf(
  work: Work,
  employeeIds: readonly string[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<(PassengerType | 'newborn')[]> {
  const birthDates = await birthDatesOf(work, employeeIds)
  return employeeIds.map((id) => passengerAbroad(birthDates.get(id), startsOn, endsOn))
}

/** The same for the travellers of a search; before any is chosen it is for one adult. */
export const passengersOfDraft = (work: Work, draft: IntlFlightDraft) =>
  draft.travellerIds.length === 0 ? Promise.resolve<Passengers>(['adult']) : passengersOf(work, draft.travellerIds, daysOf(draft))

/** Who is too young to fly is refused before anything is booked; the list shows them an infant's price. */
export const ageOf = (passenger: Passengers[number]): PassengerType => (passenger === 'newborn' ? 'infant' : passenger)

/** As whom they fly at the fares that a search asks for. */
export const priced = (passengers: Passengers, { searchParams }: Pick<IntlFlightDraft, 'searchParams'>): IntlPassengerType[] =>
  passengers.map((passenger) => fliesAs(ageOf(passenger), searchParams.passenger))

export function refuseParty(passengers: Passengers): Problem | undefined {
  const found = partyFault(passengers)
  return found && problem(found.fault, { field: `travellers.${found.position}` })
}

/** The days on which the first and the last direction of a search leave. */
export function daysOf({ searchParams }: Pick<IntlFlightDraft, 'searchParams'>): { startsOn: string; endsOn: string } {
  const legs = legsOf(searchParams)
  return { startsOn: legs[0]!.departDate, endsOn: legs.at(-1)!.departDate }
}
