/** Vouchers that the tax office knows (handbook 10.5): of the carrier, of the railway, with and without input tax, of the insurer. */
export const invoiceKinds = ['airItinerary', 'railTicket', 'special', 'ordinary', 'insurance'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** What somebody applies for; whatever a carrier, the railway or an insurer issues is of its own kind. */
export const vatKinds = ['special', 'ordinary'] as const
export type VatKind = (typeof vatKinds)[number]

/** Who writes a voucher. */
export const invoiceIssuers = ['airline', 'railway', 'insurer', 'agency'] as const
export type InvoiceIssuerKind = (typeof invoiceIssuers)[number]

/** 申请中, 开具中, 已开具, 已寄送/已送达, 红冲, 换开, 作废, and what the issuer refused. */
export const invoiceStates = [
  'applied',
  'issuing',
  'issued',
  'delivered',
  'redLettered',
  'reissued',
  'voided',
  'refused',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Whose money an invoice is for. */
export const invoicePayers = ['company', 'person'] as const
export type InvoicePayer = (typeof invoicePayers)[number]

/** What a line was sold as; each has its rate. */
export const invoiceItems = [
  'airFare',
  'intlAirFare',
  'railFare',
  'lodging',
  'intlLodging',
  'car',
  'visa',
  'meeting',
  'serviceFee',
  'refundFee',
  'changeFee',
  'insurance',
  'adjustment',
] as const
export type InvoiceItem = (typeof invoiceItems)[number]

/** Characters of a personal title, and lines of one application. */
export const personalTitleAtMost = 60
export const invoiceLinesAtMost = 300
/** Things of an application for all that is left of a bill. */
export const invoiceRestAtMost = 3_000
