import type {
  getServedBill,
  getServedBills,
  recordBillPayment,
  searchServedBillLines,
  setBillTerms,
} from '@sojourn/contract/finance/bill.calls'
import { billStates } from '@sojourn/contract/finance/bill-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { billPaymentEntries } from '@sojourn/domain/booking/ledger/postings'
import { billStateAfter, isPayable } from '@sojourn/domain/finance/bill/states'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, inTransaction } from '../../../work'
import { insertPosting, moveOwed } from '../../booking/ledger/store'
import { findEnterprise } from '../../booking/settings/store'
import { refuseUnserved } from '../served'
import { findBillAccount, openBillAccount, setTerms } from './account-store'
import { findBills, lockBill, setPaid, type BillRow } from './bill-store'
import { billOf, unbilledOf, varianceOf, variancesAtMost, wholeBill } from './bills'
import { tellFinance } from './notifications'
import { billLines } from './line/lines'
import { openPeriod } from './make'
import { freeCredit } from './overdue'
import { findReceipt, insertBillPayment } from './payment-store'
import { findVariances } from './variance/variance-store'

const billsAtMost = 24
const shown = billStates.filter((state) => state !== 'unbilled')

export async function servedBills(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getServedBills>,
): Promise<ResponseOf<typeof getServedBills> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    const [company, account, unbilled, rows, waiting] = await Promise.all([
      findEnterprise(work),
      findBillAccount(work),
      unbilledOf(work),
      findBills(work, { states: shown, before: null, limit: billsAtMost }),
      findVariances(work, { billNo: null, state: 'pending', limit: variancesAtMost }),
    ])
    return {
      companyName: company.name[actor.language],
      terms: { cutOffDay: account?.cutOffDay ?? 1, ...(account && account.dueDays !== null && { dueDays: account.dueDays }) },
      unbilled,
      list: rows.map((row) => billOf(context, row, actor)),
      variances: waiting.map((row) => varianceOf(row, actor.language)),
    }
  })
}

export async function servedBill(
  context: Context,
  actor: Actor,
  { enterpriseId, billNo }: RequestOf<typeof getServedBill>,
): Promise<ResponseOf<typeof getServedBill> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(
    context,
    enterpriseId,
    async (work) => (await wholeBill(work, billNo, actor)) ?? problem('billUnknown', { field: 'billNo' }),
  )
}

export async function servedBillLines(
  context: Context,
  actor: Actor,
  { enterpriseId, ...request }: RequestOf<typeof searchServedBillLines>,
): Promise<ResponseOf<typeof searchServedBillLines> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  return refused ?? billLines(context, { enterpriseId, language: actor.language }, request)
}

type Paid = ResponseOf<typeof recordBillPayment>

/** The agency records what its bank has received; the same receipt counts once, whoever presses how often. */
export async function recordPayment(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof recordBillPayment>,
): Promise<Paid | Problem> {
  const { enterpriseId, billNo } = request
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const receipt = request.receipt.trim()
  if (receipt === '') return problem('receiptMissing', { field: 'receipt' })
  return inTransaction<Paid | Problem>(context, enterpriseId, async (work) => {
    const bill = await lockBill(work, billNo)
    if (!bill || bill.state === 'unbilled') return problem('billUnknown', { field: 'billNo' })
    const known = await findReceipt(work, receipt)
    if (known) {
      const { amount, receivedOn } = request
      const alike =
        known.billNo === billNo &&
        known.amount === amount &&
        known.receivedOn === receivedOn &&
        known.recordedBy === actor.employeeId
      return alike ? { billNo, state: bill.state, paid: bill.paid } : problem('billPaymentKnown', { field: 'receipt' })
    }
    return pay(work, actor, bill, { ...request, receipt })
  })
}

async function pay(
  work: Work,
  actor: Actor,
  bill: BillRow,
  { amount, receivedOn, receipt }: Pick<RequestOf<typeof recordBillPayment>, 'amount' | 'receivedOn' | 'receipt'>,
): Promise<Paid | Problem> {
  const { billNo, due, paid: before } = bill
  const paid = before + amount
  const state = billStateAfter(bill.state, 'pay', 'agency', { due, paid })
  if (!state) return problem('billNotPayable', { field: 'billNo' })
  if (!isPayable(amount, { due, paid: before })) return problem('billPaymentTooMuch', { field: 'amount' })
  const at = work.context.clock.now()
  await moveOwed(work, -amount)
  const paymentId = newId(at)
  const by = { recordedBy: actor.employeeId, recordedByName: actor.name, recordedAt: at }
  await insertBillPayment(work, billNo, { paymentId, amount, receivedOn, receipt, ...by })
  const entries = billPaymentEntries(amount)
  const { currency } = bill
  await insertPosting(work, {
    postingId: paymentId,
    kind: 'billPayment',
    orderNo: null,
    paidOrderNo: null,
    currency,
    at,
    entries,
  })
  await setPaid(work, { billNo, state, paid })
  await tellFinance(work, 'received', billNo, { amount })
  if (bill.state === 'overdue' && state === 'paid') await freeCredit(work, billNo)
  return { billNo, state, paid }
}

type Terms = ResponseOf<typeof setBillTerms>

/** From the next cut-off on; the period that is open ends on the new day. */
export async function setTermsOf(
  context: Context,
  actor: Actor,
  { enterpriseId, cutOffDay, dueDays }: RequestOf<typeof setBillTerms>,
): Promise<Terms | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<Terms>(context, enterpriseId, async (work) => {
    const { account, from } = await openPeriod(work)
    if (!account) await openBillAccount(work, from)
    await setTerms(work, { cutOffDay, dueDays: dueDays ?? null })
    return { cutOffDay, ...(dueDays !== undefined && { dueDays }) }
  })
}
