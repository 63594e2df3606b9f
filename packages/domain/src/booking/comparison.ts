import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { comparisonText } from '@sojourn/text/booking/comparison'

/** Assumed minutes beside the ride: to the station or airport, waiting there, and into town again. */
const beside = { train: { to: 30, wait: 20, from: 30 }, flight: { to: 60, wait: 90, from: 60 } } as const
type Compared = keyof typeof beside

/**
 * Tenths of a gram of CO₂ per passenger and kilometre: flying stage of a domestic flight, whole process of high-speed rail
 * (Beijing Jiaotong University, 2024); ordinary trains as the handbook counts rail (10.6).
 */
const carbon = { flight: 953, fastTrain: 305, otherTrain: 300 } as const
export type CarbonKind = keyof typeof carbon

/** Minutes from door to door. */
export function doorToDoor(product: Compared, rideMinutes: number): number {
  const { to, wait, from } = beside[product]
  return rideMinutes + to + wait + from
}

/** Grams per passenger. */
export const carbonGrams = (kind: CarbonKind, distanceKm: number): number => Math.round((carbon[kind] * distanceKm) / 10)

/** What the figures are taken from. */
export function comparisonAssumptions(products: readonly Compared[], language: Language): string[] {
  const text = comparisonText[language]
  const { flight, fastTrain, otherTrain } = carbon
  return [
    ...products.map((product) => text[product](beside[product])),
    text.carbon({ flight: flight / 10, fast: fastTrain / 10, slow: otherTrain / 10 }),
  ]
}

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
