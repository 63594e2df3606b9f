import type { getBillLineEvents, searchBillLines, searchUnbilledLines } from '@sojourn/contract/finance/bill.calls'
import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../../context'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { inCompany } from '../../../../work'
import { findOrderTravellers } from '../../../booking/order/store'
import { linesInBase } from '../base'
import { findBill } from '../bill-store'
import { untilNow } from '../bills'
import { lineMatches } from '../../match/line-match'
import { filterOf } from '../decide'
import { findBillLine, findBillLines, findEvents, type BillLineRow } from './line-store'
import { vouchersOf } from './line-vouchers'
import { linesOfPostings, tellingOf } from '../lines-of'
import { openPeriod } from '../make'
import { findSpent, findUnbilledPostings } from '../source-store'
import { toldIn } from '../told'

const linesOfPage = 50
const postingsOfPage = 30

export const billLines = (
  context: Context,
  actor: Pick<Actor, 'enterpriseId' | 'language'>,
  { billNo, cursor, size = linesOfPage, ...asked }: RequestOf<typeof searchBillLines>,
): Promise<ResponseOf<typeof searchBillLines> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [bill, rows] = await Promise.all([
      findBill(work, billNo),
      findBillLines(work, billNo, filterOf(asked), { after: readCursor(cursor), limit: size + 1 }),
    ])
    if (!bill) return problem('billUnknown', { field: 'billNo' })
    const list = rows.slice(0, size)
    const last = list.at(-1)
    const [matchOf, baseOf, proofOf] = await Promise.all([
      lineMatches(work, billNo, list),
      linesInBase(work, bill, list),
      vouchersOf(work, list),
    ])
    return {
      list: list.map((row) => {
        const match = matchOf(row)
        return { ...lineOf(row, actor.language), ...baseOf(row), ...proofOf(row), ...(match && { match }) }
      }),
      ...(rows.length > size && last && { next: writeCursor(last.at, last.lineId) }),
    }
  })

export function lineOf(row: Omit<BillLineRow, 'segment'>, language: Language): BillLine {
  const { lineId, at, orderNo, product, category, method, company, night, entityId, voucher, taxRate, deductibleTax, body } = row
  const { decision, deferredFrom, adjusts, variance } = row
  return {
    lineId,
    at: at.toISOString(),
    orderNo,
    product,
    category,
    method,
    company,
    entityId,
    voucher,
    taxRate,
    deductibleTax,
    entity: body.entity,
    told: toldIn(body, language),
    ...(night !== null && { night: night + 1 }),
    ...(decision && { decision }),
    ...(deferredFrom && { deferredFrom }),
    ...(adjusts && { adjusts, adjustedAt: at.toISOString() }),
    ...(variance && { variance }),
  }
}

/** The same lines as the pre-bill would have, made of the ledger as it stands. */
export const unbilledLines = (
  context: Context,
  actor: Actor,
  { cursor, size = postingsOfPage }: RequestOf<typeof searchUnbilledLines>,
): Promise<ResponseOf<typeof searchUnbilledLines>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const { fromAt } = await openPeriod(work)
    const place = readCursor(cursor)
    const postings = await findUnbilledPostings(work, {
      from: fromAt,
      to: untilNow(work),
      after: place && { at: new Date(place.at), postingId: place.id },
      limit: size + 1,
    })
    const page = postings.slice(0, size)
    const spent = await findSpent(
      work,
      page.map(({ postingId }) => postingId),
    )
    const last = page.at(-1)
    const { lines, told } = await linesOfPostings(work, spent, await tellingOf(work))
    const list = lines.map((line) => {
      const { body } = told.find(({ postingId, place: at }) => postingId === line.postingId && at === line.place)!
      return lineOf({ ...line, deferredFrom: null, variance: null, body }, actor.language)
    })
    return { list, ...(postings.length > size && last && { next: writeCursor(last.at, last.postingId) }) }
  })

export const lineEvents = (
  context: Context,
  actor: Actor,
  { billNo, lineId }: RequestOf<typeof getBillLineEvents>,
): Promise<ResponseOf<typeof getBillLineEvents> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [bill, line] = await Promise.all([findBill(work, billNo), findBillLine(work, billNo, lineId)])
    if (!bill) return problem('billUnknown', { field: 'billNo' })
    if (!line) return problem('billLineUnknown', { field: 'lineId' })
    const [events, baseOf, travellers] = await Promise.all([
      findEvents(work, line.orderNo),
      linesInBase(work, bill, [line]),
      findOrderTravellers(work, [line.orderNo]),
    ])
    const traveller = travellers.find(({ position }) => position === line.position)
    return {
      line: { ...lineOf(line, actor.language), ...baseOf(line) },
      ...(traveller && { ownCostCentreId: traveller.costCentre.id }),
      events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), own: event.postingId === line.postingId })),
    }
  })
