import { sum } from '../../kit/money'

interface EstimatedFlight {
  buildFee: number
  fuelFee: number
  fares: readonly { ticketPrice: number }[]
}

/**
 * What one journey costs the travellers together, in fen with fees: the cheapest fare, the median of what each flight starts
 * at, and the dearest fare that is within everybody's standard. `within` answers by position; without it nothing limits.
 */
export function estimateFlights(
  flights: readonly EstimatedFlight[],
  travellers: number,
  perTraveller: number,
  within?: (flight: number, fare: number) => boolean,
): { cheapest: number; typical: number; cap?: number } | undefined {
  const priced = flights.map(({ buildFee, fuelFee, fares }) =>
    fares.map(({ ticketPrice }) => sum([ticketPrice, buildFee, fuelFee, perTraveller])),
  )
  const starts = priced
    .filter((prices) => prices.length > 0)
    .map((prices) => Math.min(...prices))
    .toSorted((a, b) => a - b)
  const [cheapest] = starts
  if (cheapest === undefined) return undefined
  const typical = starts[Math.floor(starts.length / 2)]!
  const allowed = priced.flatMap((prices, flight) => prices.filter((_price, fare) => within?.(flight, fare)))
  return {
    cheapest: cheapest * travellers,
    typical: typical * travellers,
    ...(within ? { cap: Math.max(0, ...allowed) * travellers } : {}),
  }
}
