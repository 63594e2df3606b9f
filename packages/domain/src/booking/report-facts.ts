/** Within how many hours of the chosen departure the lowest fare is looked for. */
export const nearHours = [1, 2, 4] as const
export type NearHours = (typeof nearHours)[number]

/** What a product says of a part of an order for reports. Keys are codes of its own. */
export interface ReportFacts {
  /** Of an order of several: 0 out, 1 back. */
  journey: number
  /** Cabin, seat, rate, kind or size. */
  classKey: string
  /** Airline, kind of train or chain of hotels. */
  carrier: string
  /** Both ends, the city of a stay or meeting, the country of a visa. */
  route: string
  /** Tier of the city of a stay; empty of journeys. */
  tier: string
  /** Of what is discounted: the full fare of its cabin in fen, and whether that is economy. */
  fullFare?: number
  economy: boolean
  kilometres: number
  /** Carbon dioxide of a traveller. */
  gramsPerKilometre: number
  /** The same of a night in a room; absent where no factor is known. */
  gramsPerNight?: number
  /** Bought beside a journey that counts with its own ticket. */
  beside?: true
  /** Where a train goes the same way within some hours: what it costs in fen, its weight, and how long it takes. */
  rail?: { price: number; gramsPerKilometre: number; minutes: number }
}

/** What else was on offer when a part was booked; fen of an adult. */
export interface Comparison {
  /** What was bought. */
  price: number
  /** The cheapest within the standard. */
  lowest?: number
  /** The same among departures within so many hours of the one that was bought. */
  lowestWithin?: Readonly<Partial<Record<NearHours, number>>>
  /** Of an agreed fare: the cheapest public one of the flight and cabin. */
  publicFare?: number
}

/** What of a search kept to the standard. */
export interface NearOffer {
  price: number
  /** Between its departure and that of what was bought. */
  minutesAway: number
}
const lowestOf = (offers: readonly NearOffer[]): number => Math.min(...offers.map(({ price }) => price))

/** The cheapest of them, and that among departures within so many hours; absent where there is none. */
export function lowestOffers(offers: readonly NearOffer[]): Pick<Comparison, 'lowest' | 'lowestWithin'> {
  if (offers.length === 0) return {}
  const near = nearHours.map((hours) => [hours, offers.filter(({ minutesAway }) => minutesAway <= hours * 60)] as const)
  const lowestWithin = Object.fromEntries(near.flatMap(([hours, found]) => (found.length > 0 ? [[hours, lowestOf(found)]] : [])))
  return { lowest: lowestOf(offers), lowestWithin }
}
