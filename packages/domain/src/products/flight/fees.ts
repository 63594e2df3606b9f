import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'

/** One level of the fuel surcharge in fen (handbook 1.2); it holds for tickets issued from `from` until the next level. */
export interface FuelLevel {
  from: string
  short: number
  long: number
  childShort: number
  childLong: number
}

/** The last distance, included, of the lower surcharge. */
const shortKilometres = 800

/** The surcharge of one segment, by the date of ticketing and not of travel. */
export function fuelSurcharge(
  levels: readonly FuelLevel[],
  ticketingDate: string,
  distanceKm: number,
  passenger: PassengerType,
): number {
  const level = levels.filter(({ from }) => from <= ticketingDate).sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  if (!level || passenger === 'infant') return 0
  const short = distanceKm <= shortKilometres
  if (passenger === 'child') return short ? level.childShort : level.childLong
  return short ? level.short : level.long
}

/** The airport construction fee of an adult. */
export const buildFee = 5000
