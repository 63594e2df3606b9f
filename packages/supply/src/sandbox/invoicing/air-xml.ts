import { fareAndFuel } from '@sojourn/domain/finance/invoice/tax'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IssuedVoucher, VoucherLine, VoucherRequest } from '../../ports/invoicing'
import { known, rateOf, xmlOf, yuan, type Element } from './xml'

/** The electronic itinerary receipt: fare + fuel (both without tax) + VAT + fund + other = total. */
export function airXml(request: VoucherRequest, { number, issuedAt, seller }: Omit<IssuedVoucher, 'xml'>): string {
  const [line] = request.lines
  const { fuel, item, rate, ticketNo, traveller } = line!
  const { buyer, reverses, net, tax, untaxed, amount } = request
  const sign = reverses === undefined ? 1 : -1
  const parts = fareAndFuel(sign * net, sign * fuel, rate)
  return xmlOf([
    'AirTransportElectronicTicketItinerary',
    [
      ['ElectronicInvoiceAirTransportReceiptNumber', number],
      ['IssueDate', localOf(issuedAt, chinaOffsetMinutes).date],
      ['IssuingStatus', reverses === undefined ? '正常' : '红冲'],
      ['MarkingOfDomesticOrInternational', item === 'airFare' ? '国内' : '国际'],
      ['NameOfPurchaser', buyer.name],
      ['UnifiedSocialCreditCodeOfPurchaser', known(buyer.taxNumber)],
      ['NameOfSeller', known(seller.name)],
      ['PassengerName', traveller],
      ['ETicketNumber', ticketNo],
      // Of purchases of public bodies alone.
      ['NumberOfGPOrder', ''],
      ...request.lines.map(segment),
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

/** One flight of the ticket. */
const segment = ({ from, to, carrier, service, className, travelDay, departTime }: VoucherLine, place: number): Element => [
  'DetailInformationOfAirTicketTuple',
  [
    ['FlightSegment', String(place + 1)],
    ['DepartureStation', from],
    ['DestinationStation', to],
    ['Carrier', carrier],
    ['Flight', service],
    ['SeatClass', known(className)],
    ['CarrierDate', travelDay],
    ['DepartureTime', known(departTime)],
  ],
]
