import type { VoucherFileFault, VoucherFormat } from '@sojourn/contract/finance/voucher-words'
import { chinaOffsetMinutes, localOf } from '../../kit/local-date'
import { findElements, parseXml, textOf, type XmlElement } from './xml'

export interface VoucherParty {
  name: string
  /** Empty of persons, of the railway and of airlines. */
  taxNumber: string
}
export interface VoucherAmounts {
  amount: number
  net: number
  tax: number
}
/** A voucher as its XML says it; fen, of a red-letter invoice below nought. */
export interface ReadVoucher extends VoucherAmounts {
  format: VoucherFormat
  /** A special invoice, whose tax is deducted. */
  special: boolean
  number: string
  /** The local day; empty where the format has none. */
  issuedOn: string
  buyer: VoucherParty
  seller: VoucherParty
  /** Fund and other taxes of an air ticket, outside the tax base. */
  untaxed: number
  /** Percent; undefined where it is written as none. */
  lines: (VoucherAmounts & { words: string; rate: number | undefined })[]
  ticketNo: string
  /** Who travels, from where to where; empty where the voucher does not say it. */
  passenger: string
  from: string
  to: string
  service: string
  travelDay: string
  international: boolean
  /** The number that it takes back; empty where it takes nothing back. */
  reverses: string
  /** It says of itself that it is of a refund, or a red letter: it proves no journey, whatever number it names. */
  givesBack?: true
}

/**
 * Reads the XML of a voucher in one of the three public formats, or says why it is none. What an OFD says of itself is not read: it names no
 * buyer, and its sum is without tax.
 */
export function readVoucher(
  xml: string,
): ReadVoucher | Extract<VoucherFileFault, 'unsafe' | 'unreadable' | 'noVoucher' | 'bareOfd'> {
  const root = parseXml(xml)
  if (typeof root === 'string') return root
  if (root.name === 'OFD') return 'bareOfd'
  if (textOf(root, 'ElectronicInvoiceRailwayETicketNumber') !== '') return whole(readRail(root))
  if (textOf(root, 'ElectronicInvoiceAirTransportReceiptNumber') !== '') return whole(readAir(root))
  return textOf(root, 'InvoiceNumber') === '' ? 'noVoucher' : whole(readGeneral(root))
}

/** An amount that is none makes the voucher unreadable. */
const whole = (voucher: ReadVoucher): ReadVoucher | 'unreadable' => {
  const amounts = [voucher, ...voucher.lines].flatMap(({ amount, net, tax }) => [amount, net, tax])
  return [...amounts, voucher.untaxed].every(Number.isSafeInteger) ? voucher : 'unreadable'
}

function readGeneral(root: XmlElement): ReadVoucher {
  const lines = findElements(root, 'IssuItemInformation').map((line) => ({
    words: textOf(line, 'ItemName'),
    net: fenOf(line, 'Amount'),
    rate: rateOf(line, 'TaxRate'),
    tax: fenOf(line, 'ComTaxAm'),
    // A line names its total otherwise than the whole does.
    amount: fenOf(line, 'TotaltaxIncludedAmount'),
  }))
  return {
    ...plain('general'),
    special: textOf(root, 'GeneralOrSpecialVAT').includes('专用'),
    number: textOf(root, 'InvoiceNumber'),
    issuedOn: dayOf(textOf(root, 'IssueTime')),
    buyer: { name: textOf(root, 'BuyerName'), taxNumber: textOf(root, 'BuyerIdNum') },
    seller: { name: textOf(root, 'SellerName'), taxNumber: textOf(root, 'SellerIdNum') },
    net: fenOf(root, 'TotalAmWithoutTax'),
    tax: fenOf(root, 'TotalTaxAm'),
    amount: fenOf(root, 'TotalTax-includedAmount'),
    lines,
    reverses: textOf(root, 'OriginalInvoiceCode'),
  }
}

function readRail(root: XmlElement): ReadVoucher {
  const sums = { net: fenOf(root, 'TotalAmountExcludingTax'), tax: fenOf(root, 'TaxAmount'), amount: fenOf(root, 'Fare') }
  const service = textOf(root, 'TrainNumber')
  return {
    ...plain('rail'),
    ...sums,
    number: textOf(root, 'ElectronicInvoiceRailwayETicketNumber'),
    issuedOn: dayOf(textOf(root, 'DateOfIssue')),
    buyer: purchaserOf(root),
    lines: [{ ...sums, words: service, rate: rateOf(root, 'TaxRate') }],
    ...journeyOf(root),
    ticketNo: textOf(root, 'ElectronicTicketNum'),
    passenger: textOf(root, 'Name'),
    service,
    travelDay: textOf(root, 'TravelDate'),
    reverses: textOf(root, 'NumberOfOriginalInvoice'),
    ...(textOf(root, 'TypeOfBusiness') === '退' && { givesBack: true }),
  }
}

function readAir(root: XmlElement): ReadVoucher {
  const net = fenOf(root, 'Fare') + fenOf(root, 'FuelSurcharge')
  const untaxed = fenOf(root, 'CivilAviationDevelopmentFund') + fenOf(root, 'OtherTaxes')
  const sums = { net, tax: fenOf(root, 'VatTaxAmount'), amount: fenOf(root, 'TotalAmount') }
  const ticketNo = textOf(root, 'ETicketNumber')
  return {
    ...plain('air'),
    ...sums,
    untaxed,
    number: textOf(root, 'ElectronicInvoiceAirTransportReceiptNumber'),
    issuedOn: dayOf(textOf(root, 'IssueDate')),
    buyer: purchaserOf(root),
    seller: { name: textOf(root, 'NameOfSeller'), taxNumber: '' },
    lines: [{ ...sums, amount: sums.amount - untaxed, words: ticketNo, rate: rateOf(root, 'VatRate') }],
    ...journeyOf(root),
    ticketNo,
    passenger: textOf(root, 'PassengerName'),
    service: textOf(root, 'Flight'),
    travelDay: textOf(root, 'CarrierDate'),
    international: textOf(root, 'MarkingOfDomesticOrInternational') === '国际',
    reverses: textOf(root, 'NumberOfOriginalInvoice'),
    ...(textOf(root, 'IssuingStatus') === '红冲' && { givesBack: true }),
  }
}

/** What a format does not say. */
const plain = (format: VoucherFormat) => ({
  format,
  special: false,
  issuedOn: '',
  seller: { name: '', taxNumber: '' },
  untaxed: 0,
  ticketNo: '',
  passenger: '',
  from: '',
  to: '',
  service: '',
  travelDay: '',
  international: false,
})

/** Of several flights the first is told. */
const journeyOf = (root: XmlElement): Pick<ReadVoucher, 'from' | 'to'> => ({
  from: textOf(root, 'DepartureStation'),
  to: textOf(root, 'DestinationStation'),
})

const purchaserOf = (root: XmlElement): VoucherParty => ({
  name: textOf(root, 'NameOfPurchaser'),
  taxNumber: textOf(root, 'UnifiedSocialCreditCodeOfPurchaser'),
})

/** NaN where it is no amount of yuan. */
function fenOf(root: XmlElement, name: string): number {
  const [, sign, yuan, fen = ''] = /^(-?)(\d{1,11})(?:\.(\d{1,2}))?$/.exec(textOf(root, name)) ?? []
  if (yuan === undefined) return Number.NaN
  const amount = Number(yuan) * 100 + Number(fen.padEnd(2, '0'))
  return sign === '-' && amount > 0 ? -amount : amount
}

/** Written as 0.06, as 6 % or as 6. */
function rateOf(root: XmlElement, name: string): number | undefined {
  const [, digits, percent] = /^(\d{1,3}(?:\.\d{1,4})?)\s*([%％]?)$/.exec(textOf(root, name)) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits)
  return percent === '' && value < 1 ? Math.round(value * 100) : value
}

/** Moments say where they are; days are local. */
const dayOf = (text: string): string =>
  /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
    ? localOf(new Date(text).toISOString(), chinaOffsetMinutes).date
    : text.slice(0, 10).replaceAll(/[/.]/g, '-')
