import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { invoiceItems, invoiceKinds, invoicePayers, invoiceStates } from './invoice-words'

/** What a line is for, in the reader's words. */
const Sold = {
  item: words(...invoiceItems),
  orderNo: Type.String(),
  service: Type.String(),
  from: Type.String(),
  to: Type.String(),
  traveller: Type.String(),
  ticketNo: Type.String(),
  travelDay: LocalDate,
  /** Of a stay abroad: what the hotel itself asks, in its currency. */
  ownPrice: Type.Optional(Type.String()),
}

/** A thing that was paid and not given back. */
export const InvoiceableThing = Type.Object({
  key: Type.String(),
  ...Sold,
  /** Fen, tax included. */
  amount: Type.Integer(),
  /** On which voucher; absent where whoever applies chooses between special and ordinary. */
  voucher: Type.Optional(words(...invoiceKinds)),
  /** The last day on which a carrier issues it. */
  lastDay: Type.Optional(LocalDate),
  /** That day is over, and its carrier writes no voucher any more. */
  lapsed: Type.Optional(Type.Literal(true)),
  /** Its legal entity; empty of personal orders. */
  entityId: Type.String(),
  /** The living invoice that it stands on. */
  invoiceId: Type.Optional(Type.String()),
})
export type InvoiceableThing = Static<typeof InvoiceableThing>

/** What an order and its changes and refunds left to invoice. */
export const InvoiceableOrder = Type.Object({ orderNo: Type.String(), orderedAt: Instant, things: Type.Array(InvoiceableThing) })
export type InvoiceableOrder = Static<typeof InvoiceableOrder>

export const InvoiceTitle = Type.Object({
  entityId: Type.String(),
  name: Type.String(),
  taxNumber: Type.String(),
  specialInvoices: Type.Boolean(),
  isDefault: Type.Boolean(),
  /** Where papers are posted; empty where nothing is. */
  mailTo: Type.String(),
})
export type InvoiceTitle = Static<typeof InvoiceTitle>

/** Fen; of a red-letter invoice below nought. */
export const Invoice = Type.Object({
  invoiceId: Type.String(),
  applicationNo: Type.String(),
  payer: words(...invoicePayers),
  kind: words(...invoiceKinds),
  state: words(...invoiceStates),
  titleName: Type.String(),
  titleTaxNumber: Type.String(),
  amount: Type.Integer(),
  net: Type.Integer(),
  tax: Type.Integer(),
  /** What lies outside the tax base. */
  untaxed: Type.Integer(),
  appliedAt: Instant,
  number: Type.Optional(Type.String()),
  issuedAt: Type.Optional(Instant),
  printedAt: Type.Optional(Instant),
  mailedAt: Type.Optional(Instant),
  /** The invoice that this red-letter invoice takes back. */
  reverses: Type.Optional(Type.String()),
  billNo: Type.Optional(Type.String()),
  version: Type.Integer(),
  /** What stands first on it, for lists. */
  about: Type.String(),
})
export type Invoice = Static<typeof Invoice>

export const InvoiceLine = Type.Object({
  place: Type.Integer(),
  ...Sold,
  amount: Type.Integer(),
  rate: Type.Integer(),
  net: Type.Integer(),
  tax: Type.Integer(),
  untaxed: Type.Integer(),
})
export type InvoiceLine = Static<typeof InvoiceLine>

/** One invoice with all that stands on its page. */
export const WholeInvoice = Type.Object({
  invoice: Invoice,
  lines: Type.Array(InvoiceLine),
  sellerName: Type.String(),
  sellerTaxNumber: Type.String(),
  email: Type.String(),
  /** Why the issuer refused it. */
  refusal: Type.Optional(Type.String()),
  /** Of a red-letter invoice, what it takes back; else the letter that takes it back, what stands in its place, and whose place it takes. */
  reverses: Type.Optional(Invoice),
  reversedBy: Type.Optional(Invoice),
  replacedBy: Type.Array(Invoice),
  replaces: Type.Optional(Invoice),
  /** This person may have it written to another title; of companies, to which. */
  mayReissue: Type.Boolean(),
  titles: Type.Array(InvoiceTitle),
})
export type WholeInvoice = Static<typeof WholeInvoice>

/** What was asked for in one go, as it will be issued. */
export const InvoiceApplication = Type.Object({
  applicationNo: Type.String(),
  payer: words(...invoicePayers),
  appliedAt: Instant,
  appliedBy: Type.String(),
  email: Type.String(),
  version: Type.Integer(),
  billNo: Type.Optional(Type.String()),
  invoices: Type.Array(Type.Object({ invoice: Invoice, lines: Type.Array(InvoiceLine) })),
})
export type InvoiceApplication = Static<typeof InvoiceApplication>
