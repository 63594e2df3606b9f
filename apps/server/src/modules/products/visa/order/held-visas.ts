import { compareDates, addDays } from '@sojourn/domain/kit/local-date'
import { staysOfFlights, type Stay, type VisaOfTrip } from '@sojourn/domain/products/visa/along'
import { heldFor, usedBy, type HeldFault } from '@sojourn/domain/products/visa/held'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { flightAbroad } from './flown-visas'
import { findHeldVisas, type HeldVisaRow } from './held-store'
import { findFlownAbroad } from './stays-store'

/** How far back days in an area are counted. */
const countedDays = 180

interface Held {
  /** Also those that are over, to which journeys are charged that were made on them. */
  visas: HeldVisaRow[]
  /** Where somebody was on flights of ours, and will be by those that are ticketed. */
  stays: Stay[]
}
interface Asked {
  employeeIds: readonly string[]
  /** Orders whose flights are those of the journey that is asked about. */
  apart?: readonly string[]
}

/** The visas of each of these people, with the journeys that use them. */
export async function heldVisas(work: Work, { employeeIds, apart = [] }: Asked): Promise<(employeeId: string) => Held> {
  const visas = await findHeldVisas(work, employeeIds)
  const now = work.context.clock.now()
  const since = [addDays(chinaDate(now), -countedDays), ...visas.map(({ validFrom }) => validFrom)].toSorted(compareDates)[0]!
  const holders = [...new Set(visas.map(({ employeeId }) => employeeId))]
  const flown = holders.length > 0 ? await findFlownAbroad(work, { employeeIds: holders, since, now }) : []
  return (employeeId) => ({
    visas: visas.filter((visa) => visa.employeeId === employeeId),
    stays: staysOfFlights(
      flown.filter((flight) => flight.employeeId === employeeId && !apart.includes(flight.orderNo)).map(flightAbroad),
    ),
  })
}

/** Of each of these people who has a visa for a trip, the one that serves, else one with its fault. */
export async function heldOnTrip(
  work: Work,
  trip: VisaOfTrip,
  asked: Asked,
): Promise<{ visa: HeldVisaRow; fault: HeldFault | undefined }[]> {
  const heldBy = await heldVisas(work, asked)
  return asked.employeeIds.flatMap((employeeId) => ofTrip(heldBy(employeeId), trip) ?? [])
}

/** Of what somebody holds the visa that serves a trip, else one with its fault. */
export const ofTrip = ({ visas, stays }: Held, trip: VisaOfTrip) => heldFor(visas, trip, stays)

/** Those that are not over before a day, as journeys have used them until then. */
export const usedUntil = ({ visas, stays }: Held, day: string): HeldVisaRow[] =>
  usedBy(
    visas,
    stays.filter(({ from }) => compareDates(from, day) <= 0),
  ).filter(({ validUntil }) => compareDates(validUntil, day) >= 0)
