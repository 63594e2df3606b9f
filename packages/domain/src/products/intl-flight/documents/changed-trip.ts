import type { CredentialType } from '@sojourn/contract/booking/codes'
import { compareDates } from '../../../kit/local-date'
import { passengerCategory } from '../../../booking/traveller/passenger-age'
import type { KeptIntlPassenger } from '../kept-passenger'
import { servesAbroad } from './document-rules'
import { abroadOf, type CrossingFlight } from './trip-countries'

/** The flights of a trip with one direction in place of what it was, in the order of the directions. */
export const changedFlights = (
  flights: readonly CrossingFlight[],
  slice: number,
  changed: readonly Omit<CrossingFlight, 'slice'>[],
): CrossingFlight[] => [
  ...flights.filter((flight) => flight.slice < slice),
  ...changed.map((flight) => ({ ...flight, slice })),
  ...flights.filter((flight) => flight.slice > slice),
]

/** A document as far as borders ask. */
export interface HeldDocument {
  type: CredentialType
  expiresOn?: string | null | undefined
}

/** Why a document does not take somebody through a whole trip. */
export function documentFault(
  { type, expiresOn }: HeldDocument,
  flights: readonly CrossingFlight[],
): 'documentNotForTrip' | 'credentialExpired' | undefined {
  if (!servesAbroad(type, abroadOf(flights))) return 'documentNotForTrip'
  const lastDay = flights.at(-1)?.arriveDate
  return lastDay && expiresOn && compareDates(expiresOn, lastDay) < 0 ? 'credentialExpired' : undefined
}

/** Whoever flies on the knees of an adult and is two by the last direction has no seat there. */
export function outgrows(
  { passenger, birthDate }: Pick<KeptIntlPassenger, 'passenger' | 'birthDate'>,
  flights: readonly CrossingFlight[],
): boolean {
  const last = flights.at(-1)
  if (passenger !== 'infant' || !last) return false
  const category = passengerCategory(birthDate, last.departDate)
  return category !== 'infant' && category !== 'newborn'
}
