import type { InvoiceItem } from '@sojourn/contract/finance/invoice-words'
import { addDays } from '../../kit/local-date'
import { isTicketVoucher, ruleOf } from './items'

/** Days after travel within which carriers issue vouchers (handbook 1.10, 10.5); that they wait for travel it does not say. */
export const voucherDays = 180

/** The last local day on which the voucher of a journey can be had. */
export const lastVoucherDay = (travelledOn: string): string => addDays(travelledOn, voucherDays)

/** Whether its carrier writes no voucher of a thing any more; whatever the agency and insurers invoice has no such day. */
export function isLapsed({ item, travelDay }: { item: InvoiceItem; travelDay: string }, today: string): boolean {
  const { voucher } = ruleOf(item)
  return voucher !== undefined && isTicketVoucher(voucher) && lastVoucherDay(travelDay) < today
}
