import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IssuedVoucher, VoucherRequest } from '../../ports/invoicing'
import { known, rateOf, xmlOf, yuan } from './xml'

const namespace = 'http://xbrl.mof.gov.cn/taxonomy/2021-11-30/rai'

/** The railway's electronic invoice of one ticket: without tax + tax = fare. Its seller is empty; the ticket's number is another than its own. */
export function railXml(request: VoucherRequest, { number, issuedAt }: Omit<IssuedVoucher, 'xml'>): string {
  const [line] = request.lines
  const { travelDay, service, rate, ticketNo, traveller, from, to, departTime, className } = line!
  const { buyer, reverses, amount, net, tax } = request
  return xmlOf(
    [
      `RailwayElectronicTicket xmlns:rai="${namespace}"`,
      [
        ['TypeOfVoucher', '电子发票（铁路电子客票）'],
        ['ElectronicInvoiceRailwayETicketNumber', number],
        ['DateOfIssue', localOf(issuedAt, chinaOffsetMinutes).date],
        ['TypeOfBusiness', reverses === undefined ? '售' : '退'],
        ['ElectronicTicketNum', known(ticketNo)],
        ['Name', traveller],
        ['DepartureStation', from],
        ['DestinationStation', to],
        ['TravelDate', travelDay],
        ['DepartureTime', known(departTime)],
        ['TrainNumber', service],
        ['SeatLevel', known(className)],
        ['Fare', yuan(amount)],
        ['TotalAmountExcludingTax', yuan(net)],
        ['TaxRate', rateOf(rate)],
        ['TaxAmount', yuan(tax)],
        ['NameOfPurchaser', buyer.name],
        ['UnifiedSocialCreditCodeOfPurchaser', known(buyer.taxNumber)],
        ['NameOfSeller', ''],
        ['NumberOfOriginalInvoice', reverses],
      ],
    ],
    'rai:',
  )
}
