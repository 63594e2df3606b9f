import type { Bought, BoughtOffers } from '../../booking/policy/bought'
import { readFlight, type KeptFlight, type KeptPurchase } from './kept'
import type { PolicyFare, PolicyFlight } from './policy/offers'

/** A search keeps the leading fares of its flights: a fare that was bought and is not among them is judged beside them. */
export const flightBought: BoughtOffers<PolicyFlight> = {
  prices: (flights) => flights.flatMap(({ fares }) => fares.map(({ ticketPrice }) => ticketPrice)),
  bought(flights, segments, journey) {
    const kept = segments.map(readFlight).find((each) => each.journey === journey)
    if (!kept) return undefined
    const purchase: KeptPurchase = kept.whole ?? kept
    const row = flights.findIndex(({ flightKey }) => flightKey === purchase.flightKey)
    if (row >= 0) return fareOf(flights, row, purchase)
    // Two flights that were bought as one are judged as one.
    return kept.whole ? undefined : fareOf([...flights, flightOf(kept)], flights.length, purchase)
  },
}

function fareOf(flights: readonly PolicyFlight[], row: number, { fare }: KeptPurchase): Bought<PolicyFlight> {
  const flight = flights[row]!
  const before = flights.slice(0, row).reduce((sum, { fares }) => sum + fares.length, 0)
  const { bookingClass, ticketPrice: price } = fare
  const column = flight.fares.findIndex((each) => each.bookingClass === bookingClass && each.ticketPrice === price)
  if (column >= 0) return { offers: flights, position: before + column, price }
  const added: PolicyFare = { ...fare, fareKey: bookingClass }
  return {
    offers: flights.with(row, { ...flight, fares: [...flight.fares, added] }),
    position: before + flight.fares.length,
    price,
  }
}

const flightOf = ({
  flightKey,
  flightNo,
  carrier,
  departAirport,
  arriveAirport,
  departDate,
  departTime,
  arriveTime,
  durationMinutes,
  stop,
  fullFare,
}: KeptFlight): PolicyFlight => ({
  flightKey,
  flightNo,
  carrier,
  departAirport,
  arriveAirport,
  departDate,
  departTime,
  arriveTime,
  durationMinutes,
  ...(stop && { stop: {} }),
  fullFare,
  fares: [],
})
