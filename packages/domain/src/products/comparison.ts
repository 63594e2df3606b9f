import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { comparisonText } from '@sojourn/text/booking/comparison'
import { besideFlight, flightCarbon } from './flight/comparison'
import { besideRide, trainCarbon } from './train/comparison'

/** Products that make the same journey, in the order in which they are shown. */
const compared = { train: besideRide, flight: besideFlight } as const satisfies Partial<Record<Product, object>>
export const comparedProducts = Object.keys(compared) as (keyof typeof compared)[]

/** What the figures of these are taken from. */
export function comparisonAssumptions(products: readonly Product[], language: Language): string[] {
  const text = comparisonText[language]
  const shown = comparedProducts.filter((product) => products.includes(product))
  return [
    ...shown.map((product) => text[product](compared[product])),
    text.carbon({ flight: flightCarbon / 10, fast: trainCarbon.fast / 10, slow: trainCarbon.other / 10 }),
  ]
}
