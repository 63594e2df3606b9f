import { budgetObjects, budgetPeriods, overLimits } from '@sojourn/contract/booking/budget-words'
import { products, type Product } from '@sojourn/contract/booking/codes'
import { budgetText } from '@sojourn/text/admin/budget/words'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { unlimited } from '../../booking/application/budget'
import { folded } from '../people/import-names'

const texts = Object.values(budgetText)

/** A word by what it is called in any language. */
const wordIn =
  <Word extends string>(words: readonly Word[], names: readonly Readonly<Record<string, string>>[]) =>
  (cell: string): Word | undefined =>
    words.find((word) => [word, ...names.flatMap((each) => each[word] ?? [])].some((name) => folded(name) === folded(cell)))

export const objectKindIn = wordIn(
  budgetObjects,
  texts.map(({ objects }) => objects),
)
export const periodIn = wordIn(
  budgetPeriods,
  texts.map(({ periods }) => periods),
)
export const overLimitIn = wordIn(
  overLimits,
  texts.map((text) => text.overLimits),
)

const productIn = wordIn(
  products.words,
  Object.values(ordersText).map((text) => text.products),
)
const everything = ['全部', '全部产品', '全部產品', 'all']

/** Several products, or a word for all of them. */
export function productsIn(cell: string): Product[] | undefined {
  if (everything.includes(folded(cell))) return []
  const found = listIn(cell).map(productIn)
  return found.includes(undefined) ? undefined : products.words.filter((product) => found.includes(product))
}

const limitless = ['不限', ...texts.map((text) => text.unlimited)].map(folded)

/** Yuan as sheets write them, in fen, counted by their digits; a word for no limit is -1. */
export function fenIn(cell: string): number | undefined {
  if (limitless.includes(folded(cell))) return unlimited
  const [, yuan, part = ''] = /^[¥￥]?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(cell.replace(/[,，\s]/g, '')) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(part.padEnd(2, '0'))
}

/** 60, 60% and, as sheets keep percents, 0.6. */
export function percentIn(cell: string): number | undefined {
  const [, whole] = /^(\d{1,3})\s*[%％]?$/.exec(cell) ?? []
  if (whole !== undefined) return Number(whole)
  const [, hundredths] = /^0?\.(\d{1,2})$/.exec(cell) ?? []
  return hundredths === undefined ? undefined : Number(hundredths.padEnd(2, '0'))
}

const on = ['是', '包含', 'yes', 'y', 'true', '1']
const off = ['否', '不包含', 'no', 'n', 'false', '0']
export const isOn = (cell: string): boolean | undefined =>
  on.includes(folded(cell)) ? true : off.includes(folded(cell)) ? false : undefined

/** Several are written with signs between them, as lists of the console are exported. */
export const listIn = (cell: string): string[] =>
  cell
    .split(/[;；,，、·\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
