/** What a line was sold as. */
export type VoucherItem =
  | 'airFare'
  | 'intlAirFare'
  | 'railFare'
  | 'lodging'
  | 'intlLodging'
  | 'car'
  | 'visa'
  | 'meeting'
  | 'serviceFee'
  | 'refundFee'
  | 'changeFee'
  | 'insurance'
  | 'adjustment'

/** One line of a voucher; fen, as negative as the voucher is where it is in red. */
export interface VoucherLine {
  item: VoucherItem
  /** As it is printed: what, from where to where, for whom. */
  words: string
  ticketNo: string
  traveller: string
  service: string
  carrier: string
  travelDay: string
  /** Of a ticket: from where to where, when it leaves there, in which class; empty of all else and where it is not known. */
  from: string
  to: string
  departTime: string
  className: string
  amount: number
  net: number
  tax: number
  /** Outside the tax base. */
  untaxed: number
  /** Of what carries tax, the fuel surcharge with its tax. */
  fuel: number
  /** Percent. */
  rate: number
}
export interface VoucherRequest {
  /** Asked again under the same key it answers as the first time. */
  key: string
  at: string
  kind: 'airItinerary' | 'railTicket' | 'special' | 'ordinary' | 'insurance'
  issuer: 'airline' | 'railway' | 'insurer' | 'agency'
  /** A person has no tax number. */
  buyer: { name: string; taxNumber: string }
  lines: readonly VoucherLine[]
  amount: number
  net: number
  tax: number
  untaxed: number
  /** The number of the voucher that this one takes back. */
  reverses?: string
}
export interface IssuedVoucher {
  /** Twenty digits. */
  number: string
  issuedAt: string
  seller: { name: string; taxNumber: string }
  /** The voucher itself, as the tax office reads it. */
  xml: string
}
/** It does not know the buyer's tax number, the sums do not agree, or it is too long since the journey. */
export type VoucherRefusal = 'titleRefused' | 'sumsRefused' | 'tooLate'

/** What we need of whoever writes vouchers: the agency's own tax account, carriers, the railway and insurers. */
export interface InvoicingSupply {
  /** Writes a voucher or a red-letter invoice once for a key, or says why not; rejects where it could not be reached. */
  issue(request: VoucherRequest): Promise<IssuedVoucher | { refusal: VoucherRefusal }>
}
