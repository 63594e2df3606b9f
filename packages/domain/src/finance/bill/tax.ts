import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory, VoucherType } from '@sojourn/contract/finance/bill-words'

export interface LineTax {
  voucher: VoucherType
  /** Percent in the amount; 0 where none is deducted. */
  taxRate: number
  /** Fen of input tax that the company deducts. */
  deductibleTax: number
}

/** Six percent on what an agency does for itself (handbook 10.5). */
const agencyRate = 6
/** Nine percent in the fare of a ticket (handbook 1.10, 10.5). */
const carriageRate = 9

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
}

/** Which voucher proves a line, and what of it the company deducts. */
export function taxOf({ category, product, company, airportFee }: TaxedLine): LineTax {
  const taxed = (voucher: VoucherType, taxRate: number, amount = company): LineTax => ({
    voucher,
    taxRate,
    deductibleTax: includedTax(amount, taxRate),
  })
  const plain = (voucher: VoucherType): LineTax => ({ voucher, taxRate: 0, deductibleTax: 0 })
  if (category === 'flightFare')
    return product === 'flight' ? taxed('airItinerary', carriageRate, withoutFund(company, airportFee)) : plain('ordinary')
  if (category === 'train') return taxed('railTicket', carriageRate)
  if (category === 'hotel') return product === 'hotel' ? taxed('special', agencyRate) : plain('ordinary')
  if (category === 'insurance') return plain('insurance')
  if (category === 'penalty' || category === 'adjustment') return plain('none')
  return taxed('special', agencyRate)
}

/** Where a person pays part of the fare, the company's part may be less than the fund. */
const withoutFund = (company: number, airportFee: number): number =>
  company > 0 ? Math.max(0, company - airportFee) : Math.min(0, company - airportFee)
