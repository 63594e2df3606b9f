import type { IssuedVoucher, VoucherRequest } from '../../ports/invoicing'
import { rateOf, xmlOf, yuan } from './xml'

const namespace = 'http://xbrl.mof.gov.cn/taxonomy/2021-11-30/rai'

/** The railway's electronic invoice of one ticket: without tax + tax = fare. */
export function railXml(request: VoucherRequest, { number, issuedAt }: Omit<IssuedVoucher, 'xml'>): string {
  const [line] = request.lines
  const { travelDay, service, rate } = line!
  const { buyer, reverses, amount, net, tax } = request
  return xmlOf(
    [
      `RailwayElectronicTicket xmlns:rai="${namespace}"`,
      [
        ['ElectronicInvoiceRailwayETicketNumber', number],
        ['DateOfIssue', issuedAt.slice(0, 10)],
        ['TypeOfBusiness', reverses === undefined ? '售' : '退'],
        ['TravelDate', travelDay],
        ['TrainNumber', service],
        ['Fare', yuan(amount)],
        ['TotalAmountExcludingTax', yuan(net)],
        ['TaxRate', rateOf(rate)],
        ['TaxAmount', yuan(tax)],
        ['NameOfPurchaser', buyer.name],
        ['UnifiedSocialCreditCodeOfPurchaser', buyer.taxNumber === '' ? undefined : buyer.taxNumber],
        ['NumberOfOriginalInvoice', reverses],
      ],
    ],
    'rai:',
  )
}
