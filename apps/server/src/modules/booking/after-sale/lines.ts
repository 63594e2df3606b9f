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
export const sumOf = (lines: readonly AfterSaleLine[], figure: Figure | 'amount'): number =>
  lines.reduce((sum, line) => sum + line[figure], 0)

/** What comes back of tickets and what is kept, as price lines without those that are nothing; they sum to the total. */
export const refundPrices = (lines: readonly AfterSaleLine[]): { kind: string; unit: number; count: number; amount: number }[] =>
  (
    [
      ['fare', sumOf(lines, 'ticketPrice')],
      ['buildFee', sumOf(lines, 'buildFee')],
      ['fuelFee', sumOf(lines, 'fuelFee')],
      ['insurance', sumOf(lines, 'insurance')],
      ['serviceFee', sumOf(lines, 'bookingFee')],
      ['refundFee', -sumOf(lines, 'fee')],
      ['afterSalesFee', -sumOf(lines, 'serviceFee')],
    ] as const
  )
    .filter(([, sum]) => sum !== 0)
    .map(([kind, sum]) => ({ kind, unit: sum, count: 1, amount: sum }))
