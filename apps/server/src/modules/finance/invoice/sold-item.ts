import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import type { InvoiceItem, InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { InvoiceableItem } from '@sojourn/domain/finance/invoice/split'

/** What a line says in one language. */
export interface ItemWords {
  service: string
  from: string
  to: string
  carrier: string
  traveller: string
  /** Of a ticket, since it is told: its class, and of one at home when it leaves. */
  className?: string
  departTime?: string
  /** Of a stay abroad: what the hotel itself asks, in its currency. */
  ownPrice?: string
}

/** What names a thing, whatever becomes of it; the second part is its first order. */
export const keyOf = (parts: {
  payer: InvoicePayer
  root: string
  position: number
  part: number | string
  item: InvoiceItem
}): string => [parts.payer, parts.root, parts.position, parts.part, parts.item].join(':')

/** A thing that a payer has paid and not got back, with all that its voucher says. */
export interface SoldItem extends InvoiceableItem {
  root: string
  /** The order that it stands in now: the change where there was one. */
  orderNo: string
  ticketNo: string
  travelDay: string
  fuel: number
  /** Where parts of it stand on other invoices, the first part that does not. */
  firstPart: number
  words: Record<Language, ItemWords>
  category: BillCategory
  product: Product
  /** The hotel's front desk writes it (handbook 4.6). */
  invoicedThere: boolean
  /** Who travels; empty of guests. */
  employeeId: string
  departmentId: string
  /** The traveller's place in the order, and which part of the order. */
  position: number
  segment: number
  /** What each posting moved of it; fen. */
  moved: { postingId: string; orderNo: string; amount: number }[]
}
