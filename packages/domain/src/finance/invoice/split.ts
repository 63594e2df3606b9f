import type { InvoiceItem, InvoiceKind, VatKind } from '@sojourn/contract/finance/invoice-words'
import { sum } from '../../kit/money'
import { isTicketVoucher, ruleOf } from './items'
import { taxedAmounts, type TaxedAmounts } from './tax'

/** What is to be invoiced: one thing that was sold; fen, tax included. */
export interface InvoiceableItem {
  /** The same thing has the same key, whatever becomes of it. */
  key: string
  item: InvoiceItem
  amount: number
  /** Of the amount, what carries no tax. */
  outside: number
  /** To whom it is written. */
  titleId: string
}
export interface PlannedLine<Item extends InvoiceableItem> extends TaxedAmounts {
  /** Of the same thing, which part: what is above the limit stands on several invoices. */
  part: number
  source: Item
  amount: number
  rate: number
}
export interface PlannedInvoice<Item extends InvoiceableItem> {
  kind: InvoiceKind
  titleId: string
  lines: PlannedLine<Item>[]
  amount: number
  net: number
  tax: number
  untaxed: number
}

/** Fen without tax that one VAT invoice may come to, and its lines. */
export interface InvoiceLimit {
  net: number
  lines: number
}
export const usualLimit: InvoiceLimit = { net: 100_000_00, lines: 100 }

/**
 * The invoices of one application: one for each ticket, else as few as titles, kinds and the limit allow (handbook 10.5). Their lines sum to
 * what was paid. Items below one fen are left out.
 */
export function splitInvoices<Item extends InvoiceableItem>(
  items: readonly Item[],
  vatKindOf: (titleId: string) => VatKind,
  limitOf: (titleId: string) => InvoiceLimit = () => usualLimit,
): PlannedInvoice<Item>[] {
  const groups = new Map<string, { kind: InvoiceKind; titleId: string; lines: PlannedLine<Item>[] }>()
  for (const source of items.filter(({ amount }) => amount > 0)) {
    const { titleId } = source
    const kind = ruleOf(source.item).voucher ?? vatKindOf(titleId)
    const ticket = isTicketVoucher(kind)
    const name = JSON.stringify([titleId, kind, ticket && source.key])
    const group = groups.get(name) ?? { kind, titleId, lines: [] }
    groups.set(name, group)
    group.lines.push(...(ticket ? [lineOf(source, source.amount, 0)] : partsOf(source, limitOf(titleId).net)))
  }
  return [...groups.values()].flatMap(({ lines, ...group }) =>
    withinLimit(lines, limitOf(group.titleId)).map((own) => ({ ...group, lines: own, ...sumsOf(own) })),
  )
}

function lineOf<Item extends InvoiceableItem>(source: Item, amount: number, part: number): PlannedLine<Item> {
  const { rate } = ruleOf(source.item)
  return { source, part, amount, rate, ...taxedAmounts(amount, rate, source.outside) }
}

/** A single thing above the limit stands on several invoices. */
function partsOf<Item extends InvoiceableItem>(source: Item, limit: number): PlannedLine<Item>[] {
  const most = Math.floor((limit * (100 + ruleOf(source.item).rate)) / 100)
  const parts: PlannedLine<Item>[] = []
  for (let left = source.amount; left > 0; left -= most) parts.push(lineOf(source, Math.min(left, most), parts.length))
  return parts
}

/** In their order, as many on one invoice as it holds. */
function withinLimit<Item extends InvoiceableItem>(
  lines: readonly PlannedLine<Item>[],
  limit: InvoiceLimit,
): PlannedLine<Item>[][] {
  const invoices: PlannedLine<Item>[][] = []
  let net = 0
  for (const line of lines) {
    const open = invoices.at(-1)
    if (open && open.length < limit.lines && net + line.net <= limit.net) {
      open.push(line)
      net += line.net
    } else {
      invoices.push([line])
      net = line.net
    }
  }
  return invoices
}

const sumsOf = (lines: readonly (TaxedAmounts & { amount: number })[]): TaxedAmounts & { amount: number } => ({
  amount: sum(lines.map(({ amount }) => amount)),
  net: sum(lines.map(({ net }) => net)),
  tax: sum(lines.map(({ tax }) => tax)),
  untaxed: sum(lines.map(({ untaxed }) => untaxed)),
})
