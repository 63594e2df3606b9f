import type { Offered } from './itinerary'

/** In fen; a change may be free, and nothing is so many times as dear. */
const yuan = 100

/** The cheapest, the quickest and the best of both in turn, until there are enough. */
export function bestFirst(offers: readonly Offered[], limit: number): Offered[] {
  const minutes = ({ itinerary }: Offered): number => itinerary.route.durationMinutes
  let [least, quickest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const offer of offers) {
    least = Math.min(least, offer.least)
    quickest = Math.min(quickest, minutes(offer))
  }
  const rankings = [
    (offer: Offered): number => offer.least,
    minutes,
    (offer: Offered): number => offer.least / Math.max(least, yuan) + minutes(offer) / quickest,
  ].map((measure) => ranked(offers, measure))
  const chosen = new Set<Offered>()
  for (let place = 0; place < offers.length && chosen.size < limit; place++) {
    for (const ranking of rankings) if (chosen.size < limit) chosen.add(ranking[place]!)
  }
  return [...chosen]
}

function ranked(offers: readonly Offered[], measure: (offer: Offered) => number): Offered[] {
  const measured = offers.map((offer) => ({ offer, by: measure(offer) }))
  return measured.sort((a, b) => a.by - b.by).map(({ offer }) => offer)
}
