import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import {
  vatKinds,
  type InvoiceIssuerKind,
  type InvoiceItem,
  type InvoiceKind,
  type VatKind,
} from '@sojourn/contract/finance/invoice-words'

/** Of an item: who invoices it on which voucher, and the percentage of tax that its price includes (handbook 10.5). */
interface ItemRule {
  issuer: InvoiceIssuerKind
  /** Undefined where whoever applies chooses between special and ordinary. */
  voucher: Exclude<InvoiceKind, 'special'> | undefined
  rate: number
}

/**
 * Carriage 9 % within the country, none abroad; what the agency and the insurer do 6 % (handbook 1.10, 10.5). A stay abroad has an ordinary
 * invoice without tax, never a special one (handbook 4.6).
 */
const rules: Readonly<Record<InvoiceItem, ItemRule>> = {
  airFare: { issuer: 'airline', voucher: 'airItinerary', rate: 9 },
  intlAirFare: { issuer: 'airline', voucher: 'airItinerary', rate: 0 },
  railFare: { issuer: 'railway', voucher: 'railTicket', rate: 9 },
  insurance: { issuer: 'insurer', voucher: 'insurance', rate: 6 },
  lodging: { issuer: 'agency', voucher: undefined, rate: 6 },
  intlLodging: { issuer: 'agency', voucher: 'ordinary', rate: 0 },
  car: { issuer: 'agency', voucher: undefined, rate: 6 },
  visa: { issuer: 'agency', voucher: undefined, rate: 6 },
  meeting: { issuer: 'agency', voucher: undefined, rate: 6 },
  serviceFee: { issuer: 'agency', voucher: undefined, rate: 6 },
  refundFee: { issuer: 'agency', voucher: undefined, rate: 6 },
  changeFee: { issuer: 'agency', voucher: undefined, rate: 6 },
  adjustment: { issuer: 'agency', voucher: undefined, rate: 6 },
}

export const ruleOf = (item: InvoiceItem): ItemRule => rules[item]

/** A special or an ordinary invoice, between which whoever applies may choose. */
export const isVatKind = (kind: InvoiceKind): kind is VatKind => vatKinds.some((vat) => vat === kind)

/** One voucher for each ticket, whoever else travels. */
export const isTicketVoucher = (kind: InvoiceKind): boolean => kind === 'airItinerary' || kind === 'railTicket'

const plain: Partial<Record<BillCategory, InvoiceItem>> = {
  flightFare: 'airFare',
  hotel: 'lodging',
  train: 'railFare',
  insurance: 'insurance',
  serviceFee: 'serviceFee',
  refundFee: 'refundFee',
  changeFee: 'changeFee',
  car: 'car',
  visa: 'visa',
  meeting: 'meeting',
  adjustment: 'adjustment',
  mailing: 'adjustment',
}

/** What crosses a border, or lies beyond it, is invoiced as something else. */
const abroad: Partial<Record<InvoiceItem, InvoiceItem>> = { airFare: 'intlAirFare', lodging: 'intlLodging' }
const productsAbroad: ReadonlySet<Product> = new Set(['intlFlight', 'intlHotel'])

/** Lines of these categories lead to an item. */
export const categoriesOf = (item: InvoiceItem): BillCategory[] =>
  (Object.keys(plain) as BillCategory[]).filter((category) => plain[category] === item || abroad[plain[category]!] === item)

/** Items that are written as one of these vouchers, where `vat` is what whoever applies has chosen. */
export const itemsOfKinds = (kinds: readonly InvoiceKind[], vat: VatKind): InvoiceItem[] =>
  (Object.keys(rules) as InvoiceItem[]).filter((item) => kinds.includes(rules[item].voucher ?? vat))

/**
 * As what a charge is invoiced; undefined where nobody invoices it: penalties and compensations. What a bill was corrected by, and what was
 * mailed, has a supplementary invoice of the agency (handbook 10.5).
 */
export function itemOf({ category, product }: { category: BillCategory; product: Product }): InvoiceItem | undefined {
  const item = plain[category]
  return (productsAbroad.has(product) && item && abroad[item]) || item
}

/** Whether the agency writes the invoice of such a line, and so takes it back where it gives something back. */
export function isInvoicedByAgency(line: { category: BillCategory; product: Product }): boolean {
  const item = itemOf(line)
  return item !== undefined && ruleOf(item).issuer === 'agency'
}
