import { allianceOf, membersOf } from '../../reference/air/alliances'

type Flights = readonly { carrier: string }[]

/** Carriers of the same alliances that fly nothing of a trip themselves: their cards collect its miles too. */
export function cardPartners(flights: Flights): string[] {
  const own = new Set(flights.map(({ carrier }) => carrier))
  const alliances = new Set([...own].flatMap((carrier) => allianceOf(carrier) ?? []))
  return [...alliances].flatMap(membersOf).filter((carrier) => !own.has(carrier))
}

/** Whether a card of this carrier is of use on a trip. */
export const takesCard = (carrier: string, flights: Flights): boolean =>
  flights.some((flight) => flight.carrier === carrier) || cardPartners(flights).includes(carrier)
