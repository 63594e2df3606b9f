/** What a product says of a part of an order for reports. Keys are codes of its own. */
export interface ReportFacts {
  /** Of an order of several: 0 out, 1 back. */
  journey: number
  /** Cabin or seat. */
  classKey: string
  /** Airline or kind of train. */
  carrier: string
  /** Both ends, or the city of a stay. */
  route: string
  /** Tier of the city of a stay; empty of journeys. */
  tier: string
  /** Of what is discounted: the full fare of its cabin in fen, and whether that is economy. */
  fullFare?: number
  economy: boolean
  kilometres: number
  /** Carbon dioxide of a traveller. */
  gramsPerKilometre: number
  /** Bought beside a journey that counts with its own ticket. */
  beside?: true
  /** Where a train goes the same way within some hours: what it costs in fen, and its weight. */
  rail?: { price: number; gramsPerKilometre: number }
}

/** What else was on offer when a part was booked; fen of an adult. */
export interface Comparison {
  /** What was bought. */
  price: number
  /** The cheapest within the standard. */
  lowest?: number
  /** Of an agreed fare: the cheapest public one of the flight and cabin. */
  publicFare?: number
}
