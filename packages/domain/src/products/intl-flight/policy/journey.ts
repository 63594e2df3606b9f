import type { IntlFareBrand } from '@sojourn/contract/products/intl-flight/fare-brands'
import type { Cabin } from '@sojourn/contract/reference/cabins'

/** Fen, or that the carrier takes nothing back, or has not told. */
export type TicketFee = number | 'notAtAll' | 'notTold'

/** One fare of one international journey on offer; the price is fen with taxes, per traveller. What is absent no rule judges. */
export interface PolicyJourney {
  /** The same for all fares of the same flights; such fares follow each other. */
  flightsKey: string
  /** As a person reads it: MU521 09:00. */
  name: string
  /** Airports of both ends. */
  lane: string
  /** Cabin of every segment. */
  cabins: readonly Cabin[]
  flightMinutes: number
  /** From the first departure to the last arrival. */
  totalMinutes?: number
  transfers: number
  departDate: string
  departTime: string
  price: number
  /** Who sells and who flies, each once. */
  carriers?: readonly string[]
  brand?: IntlFareBrand
  /** What an adult pays for giving the unused ticket back, or for changing it, well before departure. */
  refundFee?: TicketFee
  changeFee?: TicketFee
  /** The city in Chinese in which passengers go from one airport to another, where they do. */
  airportChange?: string
  /** The city in Chinese in which passengers go on from the direction before, on another ticket, where they do. */
  selfTransfer?: string
  /** Of every airport but the first. */
  countries?: readonly string[]
}

interface SoldFlight {
  carrier: string
  operating?: { carrier: string }
}

/** The carriers of a journey: who sells its flights, and who flies them. */
export const carriersOf = (flights: readonly SoldFlight[]): string[] => [
  ...new Set(flights.flatMap(({ carrier, operating }) => [carrier, operating?.carrier ?? carrier])),
]

const ladder: readonly Cabin[] = ['Y', 'W', 'C', 'F']

/** The cabin for which a journey is bought: the best of its flights. */
export function bestCabin({ cabins }: PolicyJourney): Cabin {
  let best = 0
  for (const cabin of cabins) best = Math.max(best, ladder.indexOf(cabin))
  return ladder[best]!
}
