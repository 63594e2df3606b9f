import { fareAndFuel } from '@sojourn/domain/finance/invoice/tax'
import { formatYuan } from '@sojourn/domain/kit/money'
import { travellerText } from '@sojourn/text/booking/traveller'
import { invoiceText } from '@sojourn/text/finance/invoice'
import { invoiceSheet } from '@sojourn/text/finance/invoice-sheet'
import type { InvoiceLineRow } from './invoice-store'
import type { TicketDocument } from './ticket-document-store'
import { voucherLine } from './voucher-line'

export interface Fact {
  name: string
  value: string
}

/** Masked whoever reads it: a voucher goes to mail boxes and books, where numbers in clear are not written down. */
const documentOf = ({ type, masked }: TicketDocument): string => `${travellerText['zh-CN'].credentialTypes[type]} ${masked}`

/** What a ticket's voucher says apart: who travels, by which document, where and when; of a flight fare and fuel without tax, and the fund. */
export function ticketFacts(row: InvoiceLineRow, document: TicketDocument | undefined): Fact[] {
  const { item, ticketNo, net, fuel, untaxed, rate, travelDay } = row
  const { traveller, from, to, service, className, departTime } = voucherLine(row)
  const ticket = ticketNo === '' ? [] : [{ name: invoiceSheet.ticketNo, value: ticketNo }]
  const journey = [`${from}-${to}`, service, className].filter((part) => part !== '').join(' ')
  const day = [
    { name: invoiceSheet.passenger, value: traveller },
    ...(document ? [{ name: invoiceSheet.document, value: documentOf(document) }] : []),
    { name: invoiceSheet.journey, value: journey },
    { name: invoiceText['zh-CN'].columns.day, value: `${travelDay} ${departTime}`.trim() },
  ]
  if (item !== 'airFare' && item !== 'intlAirFare') return item === 'railFare' ? [...ticket, ...day] : []
  const sign = net < 0 ? -1 : 1
  const parts = fareAndFuel(sign * net, sign * fuel, rate)
  return [
    ...ticket,
    ...day,
    { name: invoiceSheet.fare, value: formatYuan(sign * parts.fare) },
    { name: invoiceSheet.fuel, value: formatYuan(sign * parts.fuel) },
    { name: invoiceSheet.fund, value: formatYuan(untaxed) },
  ]
}
