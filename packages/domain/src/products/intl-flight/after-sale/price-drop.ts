import { sum } from '../../../kit/money'
import { readStored } from '../../../kit/stored-version'

/** Fen of all tickets of an order, were they given back and bought again today. */
export interface PriceDropFigures {
  /** What the carriers give back, by ticket. */
  back: readonly number[]
  /** What the same flights cost now. */
  now: number
  /** Our own fee of a change, by ticket. */
  fees: readonly number[]
}

/** What is saved above the penalty and our fee; nothing or less where it does not pay. */
export const savingOf = ({ back, now, fees }: PriceDropFigures): number => sum(back) - now - sum(fees)

/** What a search says of a fare. */
interface Fare {
  fareKey: string
  brand: string
  cabins: readonly string[]
  seats: number
  total: number
  instantPayment: boolean
}

/** The cheapest fare with the conditions that were bought: brand and cabins stay, and there are seats for all. */
export function cheapestAlike<Offer extends Fare>(
  fares: readonly Offer[],
  bought: { brand: string; cabins: readonly string[]; party: number },
): Offer | undefined {
  const alike = fares.filter(
    ({ brand, cabins, seats }) => brand === bought.brand && cabins.join() === bought.cabins.join() && seats >= bought.party,
  )
  return alike.toSorted((one, other) => one.total - other.total)[0]
}

/** What was found, as it is kept until it is taken or over; fen. */
export interface KeptPriceDrop {
  version: 1
  saving: number
  /** What was paid for the tickets, what their carriers keep of it, and what the same flights cost now. */
  paid: number
  penalty: number
  now: number
  serviceFee: number
}
export const readPriceDrop = (body: unknown): KeptPriceDrop =>
  readStored('a drop of a price', body, { 1: (drop: KeptPriceDrop) => drop })

/** What the line of a change keeps that buys the same flights again; `back` goes to those who paid, on the first line of all. */
export interface KeptRebooking {
  version: 1
  rebooking: true
  /** Of the new ticket, which stands on the place of the old one. */
  segments: number[]
  plan: number
  traveller: number
  back: number
}
export const isRebooking = (body: object | null): boolean => body !== null && 'rebooking' in body
export const readRebooking = (body: unknown): KeptRebooking =>
  readStored('a ticket that is bought again', body, { 1: (rebooking: KeptRebooking) => rebooking })
