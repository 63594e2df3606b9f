import type { searchBillInvoiceable, searchInvoiceable } from '@sojourn/contract/finance/invoice.calls'
import type { InvoiceableOrder, InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLapsed, lastVoucherDay } from '@sojourn/domain/finance/invoice/deadline'
import { categoriesOf, isTicketVoucher, ruleOf } from '@sojourn/domain/finance/invoice/items'
import { isLocked } from '@sojourn/domain/finance/bill/states'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { inCompany } from '../../../work'
import { findBill, type BillRow } from '../bill/bill-store'
import { chargedItems } from './charged'
import { findLivingLines } from './invoice-store'
import { itemsOf } from './items'
import type { SoldItem } from './sold-item'
import { shownTitle } from './shown'
import { findBillRoots, findOwnRoots, findTitles, type RootRow } from './source-store'

const ordersOfPage = 20

export const ownInvoiceable = (
  context: Context,
  actor: Actor,
  { cursor, size = ordersOfPage }: RequestOf<typeof searchInvoiceable>,
): Promise<ResponseOf<typeof searchInvoiceable>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const roots = await findOwnRoots(work, actor.employeeId, { after: readCursor(cursor), limit: size + 1 })
    const page = roots.slice(0, size)
    const items = await itemsOf(work, rootsOf(page), 'person')
    return { list: await ordersOf(work, page, items, actor.language), ...nextOf(roots, size) }
  })

export const billInvoiceable = (
  context: Context,
  actor: Actor,
  { billNo, item, cursor, size = ordersOfPage }: RequestOf<typeof searchBillInvoiceable>,
): Promise<ResponseOf<typeof searchBillInvoiceable> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = refuseOpen(await findBill(work, billNo))
    if (refused) return refused
    const [titles, roots] = await Promise.all([
      findTitles(work),
      findBillRoots(work, billNo, { after: readCursor(cursor), limit: size + 1, categories: item ? categoriesOf(item) : null }),
    ])
    const page = roots.slice(0, size)
    const items = await chargedItems(work, rootsOf(page), billNo)
    const asked = items.filter((each) => !item || each.item === item)
    const list = await ordersOf(work, page, asked, actor.language)
    return { list, titles: titles.map(shownTitle), ...nextOf(roots, size) }
  })

/** A bill that may still change is invoiced by nobody. */
export function refuseOpen(bill: BillRow | undefined): Problem | undefined {
  if (!bill) return problem('billUnknown', { field: 'billNo' })
  return isLocked(bill.state) ? undefined : problem('billUnconfirmed', { field: 'billNo' })
}

const rootsOf = (rows: readonly RootRow[]): string[] => rows.map(({ root }) => root)

function nextOf(rows: readonly RootRow[], size: number): { next?: string } {
  const last = rows[size - 1]
  return rows.length > size && last ? { next: writeCursor(last.at, last.root) } : {}
}

/** An order of which nothing is left to invoice is left out. */
async function ordersOf(
  work: Work,
  roots: readonly RootRow[],
  items: readonly SoldItem[],
  language: Language,
): Promise<InvoiceableOrder[]> {
  const living = await findLivingLines(work, rootsOf(roots))
  const today = chinaDate(work.context.clock.now())
  const invoiceOf = new Map(living.map(({ key, invoiceId }) => [key, invoiceId]))
  return roots.flatMap(({ root, at }) => {
    const own = items.filter((item) => item.root === root && item.amount > 0)
    const things = own.map((item) => ({
      ...thingOf(item, invoiceOf.get(item.key), language),
      ...(isLapsed(item, today) && { lapsed: true as const }),
    }))
    return things.length === 0 ? [] : [{ orderNo: root, orderedAt: at.toISOString(), things }]
  })
}

function thingOf(item: SoldItem, invoiceId: string | undefined, language: Language): InvoiceableThing {
  const { service, from, to, traveller } = item.words[language]
  const { voucher } = ruleOf(item.item)
  return {
    key: item.key,
    item: item.item,
    orderNo: item.orderNo,
    service,
    from,
    to,
    traveller,
    ticketNo: item.ticketNo,
    travelDay: item.travelDay,
    amount: item.amount,
    entityId: item.titleId,
    ...(voucher && { voucher }),
    ...(voucher && isTicketVoucher(voucher) && { lastDay: lastVoucherDay(item.travelDay) }),
    ...(invoiceId !== undefined && { invoiceId }),
  }
}
