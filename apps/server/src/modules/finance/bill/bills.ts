import type { getBill, getBills, getUnbilled } from '@sojourn/contract/finance/bill.calls'
import type { Bill, BillSum, BillVariance, Unbilled, WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { billStates } from '@sojourn/contract/finance/bill-words'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { cutOffAfter } from '@sojourn/domain/finance/bill/period'
import { checklistOf } from '@sojourn/domain/finance/bill/checklist'
import { convertedLines } from '@sojourn/domain/kit/exchange'
import { sum } from '@sojourn/domain/kit/money'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { billPageText } from '@sojourn/text/finance/bill/page'
import type { Actor, Context, Work } from '../../../context'
import { inCompany, inTransaction } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { rateOfBill } from './base'
import { findBill, findBills, findCentreNames, findEntities, lockBill, type BillRow } from './bill-store'
import { openPeriod } from './make'
import { openCounts } from './open'
import { findBillPayments } from './payment-store'
import { findDeferred, findUnbilledSums } from './source-store'
import { sumBill, type BillSumRow } from './sums-store'
import { toldIn } from './told'
import { findVariances, type VarianceRow } from './variance/variance-store'

const billsOfPage = 24
export const variancesAtMost = 100
const shown = billStates.filter((state) => state !== 'unbilled')

export const bills = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getBills>,
): Promise<ResponseOf<typeof getBills>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const size = request.size ?? billsOfPage
    const before = /^\d{4}-\d\d-\d\d$/.test(request.cursor ?? '') ? request.cursor! : null
    const states = request.state ? [request.state].filter((state) => state !== 'unbilled') : shown
    const rows = await findBills(work, { states, before, limit: size + 1 })
    const list = rows.slice(0, size)
    return { list: list.map((row) => billOf(context, row, actor)), ...(rows.length > size && { next: list.at(-1)!.fromDay }) }
  })

export const unbilled = (context: Context, actor: Actor): Promise<ResponseOf<typeof getUnbilled>> =>
  inCompany(context, actor.enterpriseId, unbilledOf)

/** What was transacted since the last cut-off, with what was put off. */
export async function unbilledOf(work: Work): Promise<Unbilled> {
  const { account, from, to, today, fromAt } = await openPeriod(work)
  const [sums, deferred] = await Promise.all([findUnbilledSums(work, { from: fromAt, to: untilNow(work) }), findDeferred(work)])
  const onCredit = sums.find(({ method }) => method === 'companyCredit')?.amount ?? 0
  return {
    from,
    // A period that is over, of which the pre-bill is being made, is shown with the one that goes on.
    cutOff: to > today ? to : cutOffAfter(today, account?.cutOffDay ?? 1),
    total: sum(sums.map(({ amount }) => amount)) + deferred.company,
    due: onCredit + deferred.onCredit,
    deferredLines: deferred.lines,
    deferredTotal: deferred.company,
  }
}

/** With what happens in this moment. */
export const untilNow = (work: Work): Date => new Date(work.context.clock.now().getTime() + 1)

export function billOf(context: Pick<Context, 'exchangeRates'>, row: BillRow, { language }: Pick<Actor, 'language'>): Bill {
  const { billNo, fromDay: from, toDay: to, state, currency, version, lines, undecided, deferred, total, due, paid } = row
  const { madeAt, confirmsAt, confirmedAt, confirmedBy, dueDay, overdueAt } = row
  const base = rateOfBill(context, row)
  return {
    billNo,
    from,
    to,
    state,
    currency,
    ...(base && { base }),
    version,
    lines,
    undecided,
    deferred,
    total,
    due,
    paid,
    ...(madeAt && { madeAt: madeAt.toISOString() }),
    ...(confirmsAt && { confirmsAt: confirmsAt.toISOString() }),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    ...(confirmedBy !== null && { confirmedBy: nameIn(confirmedBy, language) }),
    ...(dueDay !== null && { dueDay }),
    ...(overdueAt && { overdueAt: overdueAt.toISOString() }),
  }
}

export const bill = (
  context: Context,
  actor: Actor,
  { billNo }: RequestOf<typeof getBill>,
): Promise<ResponseOf<typeof getBill> | Problem> =>
  inCompany(
    context,
    actor.enterpriseId,
    async (work) => (await wholeBill(work, billNo, actor)) ?? problem('billUnknown', { field: 'billNo' }),
  )

export async function wholeBill(work: Work, billNo: string, reader: Pick<Actor, 'language'>): Promise<WholeBill | undefined> {
  const row = await findBill(work, billNo)
  if (!row) return undefined
  const sums = row.sums ?? (await keepSums(work, billNo))
  const [counts, payments, variances] = await Promise.all([
    openCounts(work, { ...row, sums }),
    findBillPayments(work, billNo),
    findVariances(work, { billNo, state: null, limit: variancesAtMost }),
  ])
  return {
    bill: billOf(work.context, row, reader),
    sums: sumsInBase(await namedSums(work, sums, reader.language), rateOfBill(work.context, row)),
    open: checklistOf(counts),
    payments: payments.map(({ recordedBy: _recordedBy, recordedByName, recordedAt, ...payment }) => ({
      ...payment,
      recordedBy: nameIn(recordedByName, reader.language),
      recordedAt: recordedAt.toISOString(),
    })),
    variances: variances.map((variance) => varianceOf(variance, reader.language)),
  }
}

/** Sums that a correction has undone are kept anew by whoever reads them first: the next page walks no lines. */
const keepSums = ({ context, enterpriseId }: Work, billNo: string): Promise<BillSumRow[]> =>
  inTransaction(context, enterpriseId, async (work) => {
    if ((await lockBill(work, billNo))?.sums === null) await sumBill(work, billNo)
    return (await findBill(work, billNo))?.sums ?? []
  })

export function varianceOf(row: VarianceRow, language: Language): BillVariance {
  const { raisedByName, raisedAt, file, adjusted, answeredBy: _answeredBy, answeredByName, answeredAt, body, ...variance } = row
  const { traveller, service, from, to, ticketNo, departAt } = toldIn(body, language)
  return {
    ...variance,
    traveller,
    service,
    from,
    to,
    ticketNo,
    departAt,
    raisedBy: nameIn(raisedByName, language),
    raisedAt: raisedAt.toISOString(),
    ...(file !== null && { file }),
    ...(adjusted !== null && { adjusted }),
    ...(answeredByName !== null && { answeredBy: nameIn(answeredByName, language) }),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
  }
}

/** Those of one thing sum to the bill's total. */
function sumsInBase(sums: readonly BillSum[], rate: BaseRate | undefined): BillSum[] {
  if (!rate) return [...sums]
  const groups = [...new Set(sums.map(({ by }) => by))].map((by) => sums.filter((one) => one.by === by))
  return groups.flatMap((group) => {
    const amounts = convertedLines(
      group.map(({ thisPeriod }) => thisPeriod),
      rate,
    )
    return group.map((one, index) => ({ ...one, base: { amount: amounts[index]!, currency: rate.currency } }))
  })
}

/** Each under the name that its thing has now. */
async function namedSums(work: Work, sums: readonly BillSumRow[], language: Language): Promise<BillSum[]> {
  const keysOf = (by: BillSumRow['by']): string[] => sums.filter((one) => one.by === by).map(({ key }) => key)
  const [entities, centres] = await Promise.all([findEntities(work), findCentreNames(work, keysOf('costCentre'))])
  const text = billPageText[language]
  const words = ordersText[language]
  const names: Record<BillSumRow['by'], (key: string) => string> = {
    product: (key) => words.products[key as keyof typeof words.products],
    category: (key) => text.categories[key as keyof typeof text.categories],
    method: (key) => text.methods[key as keyof typeof text.methods],
    voucher: (key) => text.vouchers[key as keyof typeof text.vouchers],
    entity: (key) => entities.find(({ entityId }) => entityId === key)?.name ?? text.noEntity,
    costCentre: (key) => nameOfCentre(centres, key, language) ?? text.noCostCentre,
  }
  return sums.map((one) => ({ ...one, name: names[one.by](one.key) }))
}

const nameOfCentre = (
  centres: readonly { id: string; code: string; name: LocalText }[],
  key: string,
  language: Language,
): string | undefined => {
  const centre = centres.find(({ id }) => id === key)
  return centre && `${centre.code} ${centre.name[language]}`
}
