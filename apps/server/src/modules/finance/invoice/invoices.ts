import type { getInvoice, markInvoices, searchBillInvoices, searchInvoices } from '@sojourn/contract/finance/invoice.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { invoiceStateAfter, isValidInvoice } from '@sojourn/domain/finance/invoice/states'
import type { Actor, Context, Work } from '../../../context'
import { readIdCursor, writeCursor } from '../../../kit/cursor'
import { inCompany, once } from '../../../work'
import { findBill } from '../bill/bill-store'
import { invoiceFor, mayMove, mayRead } from './access'
import {
  findInvoice,
  findInvoiceLines,
  findInvoices,
  findReplacements,
  findReversal,
  searchInvoiceRows,
  type InvoiceRow,
  type InvoiceSearch,
} from './invoice-store'
import { setMailed, setPrinted } from './move-store'
import { shownInvoice, shownInvoices, shownLine, shownTitle } from './shown'
import { findTitles } from './source-store'

const invoicesOfPage = 20

export const ownInvoices = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchInvoices>,
): Promise<ResponseOf<typeof searchInvoices>> =>
  inCompany(context, actor.enterpriseId, (work) =>
    pageOf(work, actor, request, { payer: 'person', ownerId: actor.employeeId, billNo: null, item: null }),
  )

export const billInvoices = (
  context: Context,
  actor: Actor,
  { billNo, item, ...request }: RequestOf<typeof searchBillInvoices>,
): Promise<ResponseOf<typeof searchBillInvoices> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) =>
    (await findBill(work, billNo))
      ? pageOf(work, actor, request, { payer: 'company', ownerId: null, billNo, item: item ?? null })
      : problem('billUnknown', { field: 'billNo' }),
  )

async function pageOf(
  work: Work,
  { language }: Actor,
  { cursor, size = invoicesOfPage, kinds, states }: RequestOf<typeof searchInvoices>,
  whose: Pick<InvoiceSearch, 'payer' | 'ownerId' | 'billNo' | 'item'>,
): Promise<ResponseOf<typeof searchInvoices>> {
  const rows = await searchInvoiceRows(work, {
    ...whose,
    kinds: kinds ?? null,
    states: states ?? null,
    after: readIdCursor(cursor),
    limit: size + 1,
  })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    list: await shownInvoices(work, page, language),
    ...(rows.length > size && last && { next: writeCursor(last.appliedAt, last.invoiceId) }),
  }
}

export const invoice = (
  context: Context,
  actor: Actor,
  { invoiceId }: RequestOf<typeof getInvoice>,
): Promise<ResponseOf<typeof getInvoice> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = invoiceFor(await findInvoice(work, invoiceId), actor, mayRead)
    if (isProblem(row)) return row
    const [lines, reversal, replacements, former, taken, titles] = await Promise.all([
      findInvoiceLines(work, [invoiceId]),
      findReversal(work, invoiceId),
      findReplacements(work, invoiceId),
      row.replaces === null ? undefined : findInvoice(work, row.replaces),
      row.reverses === null ? undefined : findInvoice(work, row.reverses),
      row.payer === 'company' ? findTitles(work) : [],
    ])
    const { language } = actor
    const shown = async (rows: readonly (InvoiceRow | undefined)[]) =>
      shownInvoices(
        work,
        rows.filter((each) => each !== undefined),
        language,
      )
    const [[reverses], [reversedBy], [replaces], replacedBy] = await Promise.all([
      shown([taken]),
      shown([reversal]),
      shown([former]),
      shown(replacements),
    ])
    const { sellerName, sellerTaxNumber, email, refusal } = row
    return {
      invoice: shownInvoice(row, lines[0], language),
      lines: lines.map((line) => shownLine(line, language)),
      sellerName,
      sellerTaxNumber,
      email,
      ...(refusal !== null && { refusal }),
      ...(reverses && { reverses }),
      ...(reversedBy && { reversedBy }),
      ...(replaces && { replaces }),
      replacedBy,
      mayReissue: row.reverses === null && invoiceStateAfter(row.state, 'reissue') !== undefined && mayMove(actor, row),
      titles: titles.map(shownTitle),
    }
  })

type Marked = ResponseOf<typeof markInvoices>

/** Only what was issued can be printed or sent. */
export const mark = (
  context: Context,
  actor: Actor,
  { invoiceIds, mark: done }: RequestOf<typeof markInvoices>,
): Promise<Marked | Problem> =>
  once<Marked>(context, actor, async (work) => {
    const rows = await findInvoices(work, invoiceIds)
    const reachable = rows.filter((row) => mayMove(actor, row))
    if (reachable.length < new Set(invoiceIds).size) return problem('invoiceUnknown', { field: 'invoiceIds' })
    if (!reachable.every(({ state }) => isValidInvoice(state))) return problem('invoiceMoved', { field: 'invoiceIds' })
    const now = work.context.clock.now()
    await (done === 'printed' ? setPrinted : setMailed)(work, invoiceIds, now)
    return { count: reachable.length }
  })
