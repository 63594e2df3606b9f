import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'

interface Candidate {
  verdict: Verdict
  price: number
  doorToDoorMinutes: number
}
/**
 * Of many offers the two that speak for a product: the cheapest and the fastest, within the standards where there are such.
 * One offer that is both stands alone.
 */
export function bestOffers<Offer extends Candidate>(offers: readonly Offer[]): (Offer & { best: ('cheapest' | 'fastest')[] })[] {
  const open = offers.filter(({ verdict }) => verdict !== 'forbidden')
  const within = open.filter(({ verdict }) => verdict === 'within')
  const judged = within.length > 0 ? within : open
  const [cheapest] = judged.toSorted((a, b) => a.price - b.price || a.doorToDoorMinutes - b.doorToDoorMinutes)
  const [fastest] = judged.toSorted((a, b) => a.doorToDoorMinutes - b.doorToDoorMinutes || a.price - b.price)
  if (!cheapest || !fastest) return []
  if (cheapest === fastest) return [{ ...cheapest, best: ['cheapest', 'fastest'] }]
  return [
    { ...cheapest, best: ['cheapest'] },
    { ...fastest, best: ['fastest'] },
  ]
}
