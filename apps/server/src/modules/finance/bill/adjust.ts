import type { AddedCharge } from '@sojourn/contract/finance/bill-words'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { billAdjustmentEntries } from '@sojourn/domain/booking/ledger/postings'
import { taxOf, taxOfCorrection, type CorrectedThing, type LineTax } from '@sojourn/domain/finance/bill/tax'
import type { Actor, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { moveDeposit } from '../../booking/ledger/deposit-store'
import { insertPosting, moveOwed } from '../../booking/ledger/store'
import { findEnterprise } from '../../booking/settings/store'
import { findEntities, stepVersion } from './bill-store'
import { sumBill } from './sums-store'
import { findBillLine, type BillLineRow } from './line/line-store'
import { insertBillLines, insertBillPostings, insertTold, type NewBillLine } from './source-store'
import { findCorrectedThing } from './corrected-store'
import type { VarianceRow } from './variance/variance-store'

/** What the agency changes of a bill because of a variance. */
export async function adjustBill(
  work: Work,
  actor: Actor,
  { billNo, lineId }: Pick<VarianceRow, 'billNo' | 'lineId'>,
  amount: number,
): Promise<Problem | undefined> {
  const line = (await findBillLine(work, billNo, lineId))!
  const added = await addAdjustment(work, { billNo, line, amount, operator: { id: actor.employeeId, name: actor.name } })
  if (isProblem(added)) return added
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
  /** A correction that both sides agreed on where absent; what the agency adds has a reason and is to be checked. */
  added?: { charge: AddedCharge; reason: string }
}

/**
 * What is changed stands in a line of its own and in the ledger, in the books of the same order: on the deposit where that paid the line, else
 * on credit, for money that a company's card has paid does not come back by itself. Whoever adds it sums the bill. Answers the line's id.
 */
export async function addAdjustment(
  work: Work,
  { billNo, line, amount, operator, added }: Adjustment,
): Promise<string | Problem> {
  const at = work.context.clock.now()
  const method = line.method === 'deposit' ? 'deposit' : 'companyCredit'
  const { orderNo } = line
  const short = await moveAccount(work, { method, orderNo, amount, at, operator })
  if (short) return short
  const postingId = newId(at)
  const { currency } = await findEnterprise(work)
  const entries = billAdjustmentEntries(method, amount)
  await insertPosting(work, { postingId, kind: 'billAdjustment', orderNo, paidOrderNo: null, currency, at, entries })
  await insertBillPostings(work, billNo, [postingId])
  const { body, deferredFrom: _deferredFrom, variance: _variance, ...told } = line
  const said = added ? { ...body, line: { ...body.line, remark: added.reason } } : body
  await insertTold(work, [{ postingId, place: 0, body: said }])
  const category = added?.charge ?? 'adjustment'
  const lineId = `${postingId}-${method}-0`
  const adjustment: NewBillLine = {
    ...told,
    lineId,
    at,
    postingId,
    place: 0,
    category,
    method,
    night: null,
    company: amount,
    ...taxOfAdded(category, amount, await findCorrectedThing(work, line), await isSpecial(work, line)),
    decision: added ? null : 'thisPeriod',
    adjusts: line.lineId,
  }
  await insertBillLines(work, billNo, [adjustment])
  return lineId
}

const isSpecial = async (work: Work, line: BillLineRow): Promise<boolean> =>
  (await findEntities(work)).some(({ entityId, specialInvoices }) => entityId === line.entityId && specialInvoices)

const taxOfAdded = (category: AddedCharge, amount: number, thing: CorrectedThing, specialInvoices: boolean): LineTax =>
  category === 'adjustment'
    ? taxOfCorrection(thing, amount, specialInvoices)
    : taxOf({ category, product: thing.product, company: amount, airportFee: 0, specialInvoices })

interface Moved {
  method: 'deposit' | 'companyCredit'
  orderNo: string
  amount: number
  at: Date
  operator: Adjustment['operator']
}

async function moveAccount(work: Work, { method, orderNo, amount, at, operator }: Moved): Promise<Problem | undefined> {
  if (method === 'companyCredit') {
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
