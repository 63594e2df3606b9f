import { isLapsed } from '@sojourn/domain/finance/invoice/deadline'
import { isValidInvoice } from '@sojourn/domain/finance/invoice/states'
import { sum } from '@sojourn/domain/kit/money'
import type { Context, Work } from '../../../context'
import { ensureRepeating, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { chinaDate } from '../../../kit/clock'
import { inCompany, inTransaction } from '../../../work'
import { findCompanies } from '../bill/account-store'
import { nextRun } from '../bill/run'
import { chargedItems } from './charged'
import { findInvoiceLines, findLivingLines, lockInvoice, type InvoiceLineRow, type InvoiceRow } from './invoice-store'
import { itemsOf } from './items'
import type { SoldItem } from './sold-item'
import { findCompared, findOvertaken, noteKept, setCompared } from './move-store'
import { planInvoices } from './plan'
import { reverseInvoice } from './reverse'
import { findTitles } from './source-store'
import { tell } from './tell'

export const startInvoiceReview = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'invoice.review', nextRun(context.clock.now())))

/**
 * Every hour: takes invoices back in red of which something was refunded or changed, and writes what is left of them anew to the same
 * title; where that can no longer be had they stay. What fails in one company keeps no other waiting, and is tried again an hour later.
 */
export async function reviewInvoices(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'the invoices of a company were not compared' }, () =>
      reviewCompany(context, enterpriseId),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
  context.wakeJobs()
}

/** What commits late carries the moment at which it began. */
const settledMs = 3_600_000

async function reviewCompany(context: Context, enterpriseId: number): Promise<void> {
  const now = context.clock.now()
  const { from, to } = await inCompany(context, enterpriseId, (work) => findCompared(work, new Date(now.getTime() - settledMs)))
  for (const { invoiceId } of await inCompany(context, enterpriseId, (work) => findOvertaken(work, from, now)))
    await inTransaction(context, enterpriseId, (work) => reviewInvoice(work, invoiceId))
  await inTransaction(context, enterpriseId, (work) => setCompared(work, to))
}

async function reviewInvoice(work: Work, invoiceId: string): Promise<void> {
  const row = await lockInvoice(work, invoiceId)
  if (!row || !isValidInvoice(row.state)) return
  const { unchanged, things } = await asTheyStand(work, [row])
  if (unchanged) return
  const today = chinaDate(work.context.clock.now())
  const left = things.filter(({ amount }) => amount > 0)
  if (left.some((thing) => isLapsed(thing, today))) return keep(work, row, sum(left.map(({ amount }) => amount)))
  await reverseInvoice(work, row, 'reverse')
  if (!(await writeAnew(work, row, things, row))) throw new Error(`what is left of invoice ${invoiceId} stands on another`)
}

/** What is left would be written by nobody any more: the invoice stays as it is, and whoever applied for it hears so once. */
async function keep(work: Work, row: InvoiceRow, left: number): Promise<void> {
  if (await noteKept(work, row.invoiceId, left)) await tell(work, 'kept', [row])
}

/** What stands on invoices of one payer, as it is now: `unchanged` where they still say what was paid, and for which tickets. */
export async function asTheyStand(work: Work, rows: readonly InvoiceRow[]): Promise<{ unchanged: boolean; things: SoldItem[] }> {
  const ids = rows.map(({ invoiceId }) => invoiceId)
  const lines = await findInvoiceLines(work, ids)
  const keys = new Set(lines.map(({ key }) => key))
  const roots = [...new Set(lines.map(({ root }) => root))]
  const payable = rows[0]!.payer === 'company' ? chargedItems(work, roots) : itemsOf(work, roots, 'person')
  const [items, living] = await Promise.all([payable, findLivingLines(work, roots)])
  const found = items.filter(({ key }) => keys.has(key))
  const byKey = new Map(found.map((thing) => [thing.key, thing]))
  const tickets = new Map(lines.map(({ key, ticketNo }) => [key, ticketNo]))
  const invoiced = new Map<string, number>()
  for (const { key, amount } of living) invoiced.set(key, (invoiced.get(key) ?? 0) + amount)
  const unchanged = [...keys].every((key) => {
    const thing = byKey.get(key)
    return thing !== undefined && thing.amount === invoiced.get(key) && thing.ticketNo === tickets.get(key)
  })
  const elsewhere = living.filter(({ invoiceId }) => !ids.includes(invoiceId))
  return { unchanged, things: found.map((thing) => without(thing, elsewhere)) }
}

/** A thing above the limit stands on several invoices; each is answered for alone. */
function without(thing: SoldItem, elsewhere: readonly Pick<InvoiceLineRow, 'key' | 'part' | 'amount'>[]): SoldItem {
  const others = elsewhere.filter(({ key }) => key === thing.key)
  const amount = thing.amount - sum(others.map((line) => line.amount))
  return { ...thing, amount, firstPart: Math.max(-1, ...others.map(({ part }) => part)) + 1 }
}

/** Of what is left, new invoices to a title, which wait for the red-letter invoice of the former one. */
export async function writeAnew(
  work: Work,
  row: InvoiceRow,
  things: readonly SoldItem[],
  title: Pick<InvoiceRow, 'entityId' | 'titleName' | 'titleTaxNumber'>,
): Promise<string[] | undefined> {
  const { applicationNo, payer, ownerId, billNo, email, kind, invoiceId } = row
  const limit = (await findTitles(work)).find(({ entityId }) => entityId === title.entityId)?.invoiceLimit
  return planInvoices(
    work,
    things.map((thing) => ({ ...thing, titleId: title.entityId })),
    {
      applicationNo,
      payer,
      ownerId,
      billNo,
      email,
      state: 'issuing',
      vatKind: kind === 'special' ? 'special' : 'ordinary',
      titles: [
        {
          titleId: title.entityId,
          name: title.titleName,
          taxNumber: title.titleTaxNumber,
          ...(limit !== undefined && { invoiceLimit: limit }),
        },
      ],
      replaces: invoiceId,
    },
  )
}
