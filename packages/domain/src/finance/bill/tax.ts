import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory, VoucherType } from '@sojourn/contract/finance/bill-words'
import { isInvoicedByAgency, itemOf, ruleOf } from '../invoice/items'

export interface LineTax {
  voucher: VoucherType
  /** Percent in the amount; 0 where none is deducted. */
  taxRate: number
  /** Fen of input tax that the company deducts. */
  deductibleTax: number
}

/** The tax in an amount that includes it, rounded to whole fen; as negative as the amount is. */
export function includedTax(amount: number, rate: number): number {
  const tax = Math.round((Math.abs(amount) * rate) / (100 + rate))
  return amount < 0 && tax > 0 ? -tax : tax
}

interface TaxedLine {
  category: BillCategory
  product: Product
  /** Fen of the company's part, and what of it is the civil aviation fund, which carries no tax. */
  company: number
  airportFee: number
  /** Whether the agency may write special invoices to the line's title; of ordinary ones nothing is deducted. */
  specialInvoices: boolean
}

/** Vouchers of which the company deducts the tax that their lines have. */
const deducted: ReadonlySet<VoucherType> = new Set(['airItinerary', 'railTicket', 'special'])

/** Which voucher proves a line, as invoices are written, and what of it the company deducts. */
export function taxOf({ category, product, company, airportFee, specialInvoices }: TaxedLine): LineTax {
  const item = itemOf({ category, product })
  if (!item) return { voucher: 'none', taxRate: 0, deductibleTax: 0 }
  const rule = ruleOf(item)
  const voucher = rule.voucher ?? (specialInvoices ? 'special' : 'ordinary')
  const taxRate = deducted.has(voucher) ? rule.rate : 0
  const taxed = item === 'airFare' ? withoutFund(company, airportFee) : company
  return { voucher, taxRate, deductibleTax: includedTax(taxed, taxRate) }
}

/** The taxes of the charges of one posting: where several are parts of one thing, as nights are, theirs sum to that of the whole. */
export function taxesOf(charges: readonly (TaxedLine & { thing: string })[]): LineTax[] {
  const before = new Map<string, number>()
  return charges.map(({ thing, ...charge }) => {
    const former = before.get(thing) ?? 0
    const company = former + charge.company
    before.set(thing, company)
    const whole = taxOf({ ...charge, company })
    if (former === 0) return whole
    return { ...whole, deductibleTax: whole.deductibleTax - taxOf({ ...charge, company: former }).deductibleTax }
  })
}

/** What the agency corrects: what was sold, its voucher, and what bills charge of it so far with the tax in that. */
export interface CorrectedThing extends LineTax, Pick<TaxedLine, 'category' | 'product' | 'company'> {}

/**
 * What the agency charges more has a supplementary invoice of its own; what it gives back is taken off the invoice that it wrote, whose tax is
 * then that of the rest. Vouchers of carriers and insurers stay as they are (handbook 10.5).
 */
export function taxOfCorrection(thing: CorrectedThing, amount: number, specialInvoices: boolean): LineTax {
  const { category, product, voucher, taxRate, company, deductibleTax } = thing
  if (amount > 0) return taxOf({ category: 'adjustment', product, company: amount, airportFee: 0, specialInvoices })
  if (!isInvoicedByAgency({ category, product })) return { voucher: 'none', taxRate: 0, deductibleTax: 0 }
  return { voucher, taxRate, deductibleTax: includedTax(Math.max(0, company + amount), taxRate) - deductibleTax }
}

/** Where a person pays part of the fare, the company's part may be less than the fund. */
const withoutFund = (company: number, airportFee: number): number =>
  company > 0 ? Math.max(0, company - airportFee) : Math.min(0, company - airportFee)
