import type { Offered } from './itinerary'

/** The cheapest, the quickest and the best of both in turn, until there are enough. */
export function bestFirst(offers: readonly Offered[], limit: number): Offered[] {
  if (offers.length === 0) return []
  const price = ({ fares }: Offered): number => fares[0]!.total
  const minutes = ({ way }: Offered): number => way.route.durationMinutes
  const [least, quickest] = [Math.min(...offers.map(price)), Math.min(...offers.map(minutes))]
  const both = (offer: Offered): number => price(offer) / least + minutes(offer) / quickest
  const rankings = [price, minutes, both].map((measure) => offers.toSorted((a, b) => measure(a) - measure(b)))
  const chosen = new Set<Offered>()
  for (let place = 0; place < offers.length && chosen.size < limit; place++) {
    for (const ranking of rankings) if (chosen.size < limit) chosen.add(ranking[place]!)
  }
  return [...chosen]
}
