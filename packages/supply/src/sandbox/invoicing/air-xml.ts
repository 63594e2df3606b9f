import { fareAndFuel } from '@sojourn/domain/finance/invoice/tax'
import type { IssuedVoucher, VoucherRequest } from '../../ports/invoicing'
import { rateOf, xmlOf, yuan } from './xml'

/** The electronic itinerary receipt: fare + fuel (both without tax) + VAT + fund + other = total. */
export function airXml(request: VoucherRequest, { number }: Omit<IssuedVoucher, 'xml'>): string {
  const [line] = request.lines
  const { fuel, item, rate, ticketNo } = line!
  const { buyer, reverses, net, tax, untaxed, amount } = request
  const sign = reverses === undefined ? 1 : -1
  const parts = fareAndFuel(sign * net, sign * fuel, rate)
  return xmlOf([
    'AirTransportElectronicTicketItinerary',
    [
      ['ElectronicInvoiceAirTransportReceiptNumber', number],
      ['IssuingStatus', reverses === undefined ? '正常' : '红冲'],
      ['MarkingOfDomesticOrInternational', item === 'airFare' ? '国内' : '国际'],
      ['NameOfPurchaser', buyer.name],
      ['UnifiedSocialCreditCodeOfPurchaser', buyer.taxNumber === '' ? undefined : buyer.taxNumber],
      ['ETicketNumber', ticketNo],
      ['Fare', yuan(sign * parts.fare)],
      ['FuelSurcharge', yuan(sign * parts.fuel)],
      ['VatRate', rateOf(rate)],
      ['VatTaxAmount', yuan(tax)],
      ['CivilAviationDevelopmentFund', yuan(untaxed)],
      ['OtherTaxes', yuan(0)],
      ['TotalAmount', yuan(amount)],
      ['NumberOfOriginalInvoice', reverses],
    ],
  ])
}
