import { bareName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { VoucherLine } from '@sojourn/supply/ports/invoicing'
import { invoiceSheet } from '@sojourn/text/finance/invoice-sheet'
import type { InvoiceLineRow } from './invoice-store'

/** Vouchers are written in simplified Chinese, whoever reads them. */
export function voucherLine({ body, ...line }: InvoiceLineRow): VoucherLine {
  const { item, ticketNo, travelDay, amount, net, tax, untaxed, fuel, rate } = line
  const { service, from, to, carrier, departTime = '', className = '', ...told } = body['zh-CN']
  const traveller = bareName(told.traveller)
  const journey = [from, to].filter((place) => place !== '').join('-')
  const words = [invoiceSheet.items[item], service, journey, traveller].filter((part) => part !== '').join(' ')
  const ticket = { ticketNo, traveller, service, carrier, travelDay, from, to, departTime, className }
  return { item, words, ...ticket, amount, net, tax, untaxed, fuel, rate }
}
