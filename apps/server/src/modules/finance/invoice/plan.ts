import type { InvoicePayer, InvoiceState, VatKind } from '@sojourn/contract/finance/invoice-words'
import { splitInvoices, usualLimit, type PlannedInvoice } from '@sojourn/domain/finance/invoice/split'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'
import { insertInvoices, insertLines, type InvoiceLineRow, type NewInvoice } from './invoice-store'
import type { SoldItem } from './sold-item'

export interface Title {
  titleId: string
  name: string
  taxNumber: string
  /** Fen without tax that one invoice may come to; absent: as usual. */
  invoiceLimit?: number
}
/** For whom and to whom things are invoiced. */
export interface PlanTerms {
  applicationNo: string
  payer: InvoicePayer
  ownerId: string
  billNo: string | null
  email: string
  state: InvoiceState
  vatKind: VatKind
  /** Things carry their title's id. */
  titles: readonly Title[]
  /** What they take the place of. */
  replaces: string | null
}

/** Writes the invoices that these things lead to, and answers their ids; nothing where one of them stands on a living invoice already. */
export async function planInvoices(work: Work, items: readonly SoldItem[], terms: PlanTerms): Promise<string[] | undefined> {
  const now = work.context.clock.now()
  const planned = splitInvoices(
    items,
    () => terms.vatKind,
    (titleId) => {
      const net = terms.titles.find((title) => title.titleId === titleId)?.invoiceLimit
      return net === undefined ? usualLimit : { ...usualLimit, net }
    },
  )
  const written = planned.map((invoice, place) => ({
    invoice,
    row: rowOf(invoice, { place, invoiceId: newId(now), terms, appliedAt: now }),
  }))
  await insertInvoices(
    work,
    written.map(({ row }) => row),
  )
  const lines = written.flatMap(({ invoice, row }) => linesOf(invoice, row.invoiceId))
  return (await insertLines(work, lines)) ? written.map(({ row }) => row.invoiceId) : undefined
}

interface PlannedRow {
  place: number
  invoiceId: string
  terms: PlanTerms
  appliedAt: Date
}

function rowOf(
  { kind, titleId, amount, net, tax, untaxed }: PlannedInvoice<SoldItem>,
  { place, invoiceId, terms: { titles, vatKind: _vatKind, ...terms }, appliedAt }: PlannedRow,
): NewInvoice {
  const title = titles.find((each) => each.titleId === titleId)!
  return {
    ...terms,
    invoiceId,
    place,
    kind,
    titleName: title.name,
    titleTaxNumber: title.taxNumber,
    entityId: titleId,
    amount,
    net,
    tax,
    untaxed,
    appliedAt,
    reverses: null,
  }
}

const linesOf = ({ lines }: PlannedInvoice<SoldItem>, invoiceId: string): InvoiceLineRow[] =>
  lines.map(({ source, part, amount, rate, net, tax, untaxed }, place) => ({
    invoiceId,
    place,
    key: source.key,
    part: source.firstPart + part,
    living: true,
    root: source.root,
    orderNo: source.orderNo,
    item: source.item,
    ticketNo: source.ticketNo,
    travelDay: source.travelDay,
    amount,
    rate,
    net,
    tax,
    untaxed,
    fuel: source.fuel,
    body: source.words,
  }))
