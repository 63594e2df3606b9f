import type { AfterSaleLine } from './store'

type Figure =
  | 'ticketPrice'
  | 'buildFee'
  | 'fuelFee'
  | 'insurance'
  | 'fee'
  | 'serviceFee'
  | 'bookingFee'
  | 'fareDifference'
  | 'fuelDifference'

/** Fen of one figure over all lines. */
export const sumOf = <F extends Figure | 'amount'>(lines: readonly Pick<AfterSaleLine, F>[], figure: F): number =>
  lines.reduce((sum, line) => sum + line[figure], 0)

/** What comes back of tickets and what is kept, as price lines without those that are nothing; they sum to the total. */
export const refundPrices = (lines: readonly AfterSaleLine[]): PriceOfRefund[] => [
  ...linesOf([
    ['fare', sumOf(lines, 'ticketPrice')],
    ['buildFee', sumOf(lines, 'buildFee')],
    ['fuelFee', sumOf(lines, 'fuelFee')],
    ['insurance', sumOf(lines, 'insurance')],
  ]),
  ...feePrices(lines),
]

/** The price lines of a refund once its supplier has said what it keeps, whatever the product calls what is given back. */
export const settledPrices = (prices: readonly PriceOfRefund[], lines: readonly Fees[]): PriceOfRefund[] => [
  ...prices.filter(({ kind }) => !feeKinds.has(kind)),
  ...feePrices(lines),
]

interface PriceOfRefund {
  kind: string
  unit: number
  count: number
  amount: number
}
type Fees = Pick<AfterSaleLine, 'bookingFee' | 'fee' | 'serviceFee'>
const feeKinds = new Set(['serviceFee', 'refundFee', 'afterSalesFee'])
const feePrices = (lines: readonly Fees[]): PriceOfRefund[] =>
  linesOf([
    ['serviceFee', sumOf(lines, 'bookingFee')],
    ['refundFee', -sumOf(lines, 'fee')],
    ['afterSalesFee', -sumOf(lines, 'serviceFee')],
  ])

const linesOf = (sums: readonly (readonly [kind: string, sum: number])[]): PriceOfRefund[] =>
  sums.filter(([, sum]) => sum !== 0).map(([kind, sum]) => ({ kind, unit: sum, count: 1, amount: sum }))
