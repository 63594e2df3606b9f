import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { partyFault, passengerByAir } from '@sojourn/domain/booking/traveller/party-by-air'
import { seatsOf } from '@sojourn/domain/products/flight/passengers'
import type { Work } from '../../../../context'
import { birthDatesOf } from '../../../booking/traveller/bearer'
import type { FlightDraft } from '../supply/supply'

type Passengers = readonly (PassengerType | 'newborn')[]

/** As whom these people fly on the day travel starts, by their documents. */
export async function passengersOf(
  work: Work,
  employeeIds: readonly string[],
  startsOn: string,
): Promise<(PassengerType | 'newborn')[]> {
  const birthDates = await birthDatesOf(work, employeeIds)
  return employeeIds.map((id) => passengerByAir(birthDates.get(id), startsOn))
}

/** The same for the travellers of a search; before any is chosen it is for one adult. */
export const passengersOfDraft = (work: Work, draft: FlightDraft) =>
  draft.travellerIds.length === 0
    ? Promise.resolve<Passengers>(['adult'])
    : passengersOf(work, draft.travellerIds, draft.searchParams.departDate)

/** Who is too young to fly is refused before anything is priced; the list shows them an infant's price. */
export const priced = (passengers: Passengers): PassengerType[] =>
  passengers.map((passenger) => (passenger === 'newborn' ? 'infant' : passenger))

/** Seats to look for; a party of infants alone is refused later. */
export const seatsFor = (passengers: Passengers): number => Math.max(1, seatsOf(priced(passengers)))

export function refuseParty(passengers: Passengers): Problem | undefined {
  const found = partyFault(passengers)
  return found && problem(found.fault, { field: `travellers.${found.position}` })
}
