import { readStored } from '../../kit/stored-version'

/** To what a coupon is exchanged, as the line of a change keeps it: the supplier's keys of the flight and the fare. */
export interface KeptExchange {
  flightKey: string
  fareKey: string
}

/** What is read from a line of a change of flights. Its shape is still the first, which names no version. */
export const readExchange = (offer: unknown): KeptExchange =>
  readStored('a kept exchange', offer, { 1: (exchange: KeptExchange) => exchange })
