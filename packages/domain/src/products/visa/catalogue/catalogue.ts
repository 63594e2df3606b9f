import type { LocalText } from '@sojourn/contract/kit/language'
import type { VisaEntries, VisaKind } from '@sojourn/contract/products/visa/visa-words'
import { lazy } from '../../../reference/lazy'
import { localText, tableRows, words } from '../../../reference/rows'
import { consularPostTable, postCityTable } from './consular-posts'
import { visaProductTable } from './visa-products'

/** What the desk applies for; fees in fen of one applicant. */
export interface VisaOnSale {
  productId: string
  /** ISO code. */
  country: string
  kind: VisaKind
  /** At the consulate. */
  workingDays: number
  stayDays: number
  validityDays: number
  entries: VisaEntries
  interview: boolean
  fingerprint: boolean
  passportNeeded: boolean
  consularFee: number
  serviceFee: number
  express?: { workingDays: number; fee: number }
  network: string
}

const fen = (yuan: string): number => Number(yuan) * 100

const products = lazy(() =>
  tableRows(visaProductTable).map((cell): VisaOnSale => ({
    productId: cell(0),
    country: cell(1),
    kind: cell(2) as VisaKind,
    workingDays: Number(cell(3)),
    stayDays: Number(cell(4)),
    validityDays: Number(cell(5)),
    entries: cell(6) as VisaEntries,
    interview: cell(7).includes('i'),
    fingerprint: cell(7).includes('f'),
    passportNeeded: cell(7).includes('p'),
    consularFee: fen(cell(8)),
    serviceFee: fen(cell(9)),
    ...(cell(10) && { express: { workingDays: Number(cell(10)), fee: fen(cell(11)) } }),
    network: cell(12),
  })),
)

export const visasOf = (country: string): VisaOnSale[] => products().filter((product) => product.country === country)
export const visaOnSale = (productId: string): VisaOnSale | undefined =>
  products().find((product) => product.productId === productId)

/** A post of a consulate, or of the centre that takes applications for it, and the provinces whose people apply there. */
export interface ConsularPost {
  code: string
  city: LocalText
  /** Codes of GB/T 2260. */
  provinces: readonly string[]
}

const networks = lazy(() => {
  const cities = new Map(tableRows(postCityTable).map((cell) => [cell(0), localText(cell, 1)]))
  const found = new Map<string, ConsularPost[]>()
  for (const cell of tableRows(consularPostTable)) {
    const post = { code: cell(1), city: cities.get(cell(1))!, provinces: words(cell(2)) }
    found.set(cell(0), [...(found.get(cell(0)) ?? []), post])
  }
  return found
})

export const postsOf = ({ network }: Pick<VisaOnSale, 'network'>): readonly ConsularPost[] => networks().get(network) ?? []

/** Where somebody who lives in a province applies; undefined where the desk does not serve it. */
export const postFor = (product: Pick<VisaOnSale, 'network'>, province: string): ConsularPost | undefined =>
  postsOf(product).find(({ provinces }) => provinces.includes(province))
