import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { invoiceItems, invoicePayers } from './invoice-words'
import { voucherFileFaults, voucherFindings, voucherFormats, voucherSteps, voucherVerdicts } from './voucher-words'

/** A voucher that somebody was given; fen, of a red-letter invoice below nought. */
export const Voucher = Type.Object({
  voucherId: Type.String(),
  format: words(...voucherFormats),
  number: Type.String(),
  buyerName: Type.String(),
  buyerTaxNumber: Type.String(),
  amount: Type.Integer(),
  tax: Type.Integer(),
  verdict: words(...voucherVerdicts),
  findings: Type.Array(words(...voucherFindings)),
  dropped: Type.Boolean(),
  uploadedAt: Instant,
  uploadedBy: Type.String(),
  version: Type.Integer(),
})
export type Voucher = Static<typeof Voucher>

/** A thing that was paid for and needs a voucher. */
export const DueThing = Type.Object({
  key: Type.String(),
  payer: words(...invoicePayers),
  item: words(...invoiceItems),
  orderNo: Type.String(),
  service: Type.String(),
  from: Type.String(),
  to: Type.String(),
  traveller: Type.String(),
  department: Type.String(),
  supplier: Type.String(),
  travelDay: LocalDate,
  lastDay: LocalDate,
  /** Below nought once none is issued any more. */
  daysLeft: Type.Integer(),
  amount: Type.Integer(),
  /** What the company deducts with the voucher. */
  tax: Type.Integer(),
})
export type DueThing = Static<typeof DueThing>

/** One voucher with all that stands on its page. */
export const WholeVoucher = Type.Object({
  voucher: Voucher,
  sellerName: Type.String(),
  sellerTaxNumber: Type.String(),
  /** Of a ticket; empty of all else. */
  passenger: Type.String(),
  journey: Type.String(),
  /** Empty where the voucher has none. */
  issuedOn: Type.String(),
  net: Type.Integer(),
  untaxed: Type.Integer(),
  /** The number that it takes back; empty where it takes nothing back. */
  reverses: Type.String(),
  lines: Type.Array(
    Type.Object({
      words: Type.String(),
      net: Type.Integer(),
      rate: Type.Optional(Type.Number()),
      tax: Type.Integer(),
      amount: Type.Integer(),
    }),
  ),
  things: Type.Array(DueThing),
  steps: Type.Array(
    Type.Object({
      stepId: Type.String(),
      at: Instant,
      by: Type.String(),
      step: words(...voucherSteps),
      verdict: words(...voucherVerdicts),
      reason: Type.String(),
    }),
  ),
  mayMove: Type.Boolean(),
})
export type WholeVoucher = Static<typeof WholeVoucher>

/** What became of one file. */
export const UploadReport = Type.Object({
  /** Why nothing was read from it. */
  fault: Type.Optional(words(...voucherFileFaults)),
  vouchers: Type.Array(
    Type.Object({
      /** Absent where it is there already and is not for the caller to see. */
      voucherId: Type.Optional(Type.String()),
      format: words(...voucherFormats),
      number: Type.String(),
      amount: Type.Integer(),
      verdict: words(...voucherVerdicts),
      findings: Type.Array(words(...voucherFindings)),
      /** It was there before; nothing was kept twice. */
      again: Type.Boolean(),
    }),
  ),
})
export type UploadReport = Static<typeof UploadReport>

/** Things without a voucher, and fen; `soon` can be had for thirty days or less, of `lapsed` none is issued any more. */
const DueSums = {
  count: Type.Integer(),
  amount: Type.Integer(),
  tax: Type.Integer(),
  soon: Type.Integer(),
  soonTax: Type.Integer(),
  lapsed: Type.Integer(),
  lapsedTax: Type.Integer(),
}
export const VoucherRadar = Type.Object({
  asOf: LocalDate,
  total: Type.Object(DueSums),
  /** Those with the most tax first. */
  parts: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), ...DueSums })),
})
export type VoucherRadar = Static<typeof VoucherRadar>
