import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { billAdjustmentEntries } from '@sojourn/domain/booking/ledger/postings'
import { taxOf } from '@sojourn/domain/finance/bill/tax'
import type { Actor, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { moveDeposit } from '../../booking/ledger/deposit-store'
import { insertPosting, moveOwed } from '../../booking/ledger/store'
import { findEnterprise } from '../../booking/settings/store'
import { stepVersion } from './bill-store'
import { sumBill } from './sums-store'
import { findBillLine, type BillLineRow } from './line-store'
import { insertBillLines, insertBillPostings, insertTold } from './source-store'
import type { VarianceRow } from './variance-store'

/** What the agency changes of a bill because of a variance. */
export async function adjustBill(
  work: Work,
  actor: Actor,
  { billNo, lineId }: Pick<VarianceRow, 'billNo' | 'lineId'>,
  amount: number,
): Promise<Problem | undefined> {
  const line = (await findBillLine(work, billNo, lineId))!
  const short = await addAdjustment(work, { billNo, line, amount, operator: { id: actor.employeeId, name: actor.name } })
  if (short) return short
  await stepVersion(work, billNo)
  await sumBill(work, billNo)
  return undefined
}

export interface Adjustment {
  /** The bill that is adjusted; the line may stand in a former one. */
  billNo: string
  line: BillLineRow
  amount: number
  operator: { id: string; name: string }
}

/**
 * What is changed stands in a line of its own and in the ledger, in the books of the same order: on the deposit where that paid the line, else
 * on credit, for money that a company's card has paid does not come back by itself. Whoever adds it sums the bill.
 */
export async function addAdjustment(work: Work, { billNo, line, amount, operator }: Adjustment): Promise<Problem | undefined> {
  const at = work.context.clock.now()
  const way = line.way === 'deposit' ? 'deposit' : 'companyCredit'
  const { orderNo } = line
  const short = await moveAccount(work, { way, orderNo, amount, at, operator })
  if (short) return short
  const postingId = newId(at)
  const { currency } = await findEnterprise(work)
  const entries = billAdjustmentEntries(way, amount)
  await insertPosting(work, { postingId, kind: 'billAdjustment', orderNo, paidOrderNo: null, currency, at, entries })
  await insertBillPostings(work, billNo, [postingId])
  await insertTold(work, [{ postingId, place: 0, body: line.body }])
  const { body: _body, deferredFrom: _deferredFrom, variance: _variance, ...told } = line
  const adjustment = {
    ...told,
    lineId: `${postingId}-${way}-0`,
    at,
    postingId,
    place: 0,
    category: 'adjustment' as const,
    way,
    night: null,
    company: amount,
    ...taxOf({ category: 'adjustment', product: line.product, company: amount, airportFee: 0 }),
    decision: 'thisPeriod' as const,
    adjusts: line.lineId,
  } as const
  await insertBillLines(work, billNo, [adjustment])
  return undefined
}

interface Moved {
  way: 'deposit' | 'companyCredit'
  orderNo: string
  amount: number
  at: Date
  operator: Adjustment['operator']
}

async function moveAccount(work: Work, { way, orderNo, amount, at, operator }: Moved): Promise<Problem | undefined> {
  if (way === 'companyCredit') {
    await moveOwed(work, amount)
    return undefined
  }
  const moved = await moveDeposit(work, {
    entryId: newId(at),
    at,
    kind: 'adjust',
    orderNo,
    balance: -amount,
    frozen: 0,
    operator,
  })
  return moved ? undefined : problem('depositInsufficient', { field: 'adjusted' })
}
