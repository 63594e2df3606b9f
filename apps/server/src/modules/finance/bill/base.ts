import type { BaseRate, Money } from '@sojourn/contract/kit/money'
import { converted } from '@sojourn/domain/kit/exchange'
import type { Context, Work } from '../../../context'
import { rateOn } from '../../booking/settings/base-rate'
import { findLastCharged, sumConverted } from './base-store'
import type { BillRow } from './bill-store'

type Billed = Pick<BillRow, 'billNo' | 'toDay' | 'madeAt' | 'currency' | 'baseCurrency' | 'total'>

/** Of the last day of a bill's period, as it was known when the bill was made (decision 96). */
export const rateOfBill = (
  context: Pick<Context, 'exchangeRates'>,
  { toDay: day, madeAt, currency, baseCurrency }: Billed,
): BaseRate | undefined =>
  madeAt && baseCurrency !== currency ? rateOn(context, baseCurrency, { day, knownAt: madeAt }) : undefined

/** What lines of a bill are in the currency of the company's books; nothing where that is the one in which it owes. */
export async function linesInBase(
  work: Work,
  bill: Billed,
  rows: readonly { lineId: string }[],
): Promise<(row: { lineId: string; company: number }) => { base?: Money }> {
  const rate = rateOfBill(work.context, bill)
  if (!rate) return () => ({})
  const last = await findLastCharged(work, bill.billNo)
  const isThere = rows.some(({ lineId }) => lineId === last)
  const left = isThere ? converted(bill.total, rate) - (await sumConverted(work, bill.billNo, rate)) : 0
  return ({ lineId, company }) => ({
    base: { amount: converted(company, rate) + (lineId === last ? left : 0), currency: rate.currency },
  })
}
