import { Type, type Static } from 'typebox'
import { products } from '../booking/codes'
import { OrderLine } from '../booking/order-line.shapes'
import { Instant, LocalDate } from '../kit/local-date'
import { BaseRate, Money } from '../kit/money'
import { words } from '../kit/words'
import {
  billCategories,
  billDecisions,
  billOpenItems,
  billStates,
  billMethods,
  proofEndings,
  varianceKinds,
  varianceStates,
  voucherTypes,
} from './bill-words'
import { invoiceStates } from './invoice-words'
import { lineMatches } from './match-words'

/** A period's bill; fen. Below nought the agency owes. */
export const Bill = Type.Object({
  billNo: Type.String(),
  /** Local days of the company, both included. */
  from: LocalDate,
  to: LocalDate,
  state: words(...billStates),
  currency: Type.String(),
  /** By what its amounts are told in the currency of the company's books too, where that was another when it was made. */
  base: Type.Optional(BaseRate),
  version: Type.Integer(),
  lines: Type.Integer(),
  undecided: Type.Integer(),
  deferred: Type.Integer(),
  /** What the company bears in this period, and what of it stands on credit and is paid with the bill. */
  total: Type.Integer(),
  due: Type.Integer(),
  paid: Type.Integer(),
  madeAt: Type.Optional(Instant),
  /** From when it is confirmed by itself. */
  confirmsAt: Type.Optional(Instant),
  confirmedAt: Type.Optional(Instant),
  /** Absent where time confirmed it. */
  confirmedBy: Type.Optional(Type.String()),
  /** The last day to pay in time; absent where the agency agreed on none. */
  dueDay: Type.Optional(LocalDate),
  overdueAt: Type.Optional(Instant),
})
export type Bill = Static<typeof Bill>

/** What would stand on the next pre-bill today. */
export const Unbilled = Type.Object({
  from: LocalDate,
  /** The day of the cut-off, the first that is no longer in it. */
  cutOff: LocalDate,
  total: Type.Integer(),
  due: Type.Integer(),
  /** Lines that were put off to it, and their fen, which the sums above have. */
  deferredLines: Type.Integer(),
  deferredTotal: Type.Integer(),
})
export type Unbilled = Static<typeof Unbilled>

export const BillSum = Type.Object({
  by: words('product', 'category', 'entity', 'costCentre', 'method', 'voucher'),
  /** By which the lines are narrowed to these. */
  key: Type.String(),
  name: Type.String(),
  lines: Type.Integer(),
  /** Fen of all lines, and of those charged in this period. */
  company: Type.Integer(),
  thisPeriod: Type.Integer(),
  /** Fen of input tax in this period's lines that the company deducts. */
  deductibleTax: Type.Integer(),
  /** `thisPeriod` in the bill's base currency; those of one thing sum to the bill's. */
  base: Type.Optional(Money),
})
export type BillSum = Static<typeof BillSum>

const Counted = Type.Object({
  count: Type.Integer(),
  /** Fen. */
  sum: Type.Integer(),
  /** SHA-256, in hexadecimal digits, of all that was counted in a fixed order. */
  hash: Type.String(),
})

/**
 * A bill counted from all its sides; lines less those carried over from former bills are what the ledger moved, and what was spent on orders.
 * Former certificates did not count the suppliers' files, nor what was spent.
 */
export const BillCounts = Type.Object({
  orders: Counted,
  ledger: Counted,
  lines: Counted,
  carried: Counted,
  files: Type.Optional(Counted),
  spent: Type.Optional(Counted),
})
export type BillCounts = Static<typeof BillCounts>

export const OpenItem = Type.Object({
  item: words(...billOpenItems),
  count: Type.Integer(),
  /** It keeps the bill from being confirmed. */
  blocks: Type.Boolean(),
})

/** The order's line with what only bills say of it; empty where there is none, absent of lines that were kept before. */
export const BillTold = Type.Object({
  ...OrderLine.properties,
  /** By which the books of its legal entity know it. */
  companyCode: Type.Optional(Type.String()),
  /** The department of the cost centre that pays; where that is of several, the traveller's. */
  payingDepartment: Type.Optional(Type.String()),
})
export type BillTold = Static<typeof BillTold>

/** One line: a ticket, a night, an insurance or a fee, with the order's line as it was told when the pre-bill was made. */
export const BillLine = Type.Object({
  lineId: Type.String(),
  at: Instant,
  orderNo: Type.String(),
  product: words(...products.words),
  category: words(...billCategories),
  method: words(...billMethods),
  /** Fen; below nought it came back. */
  company: Type.Integer(),
  /** The same in the bill's base currency; lines of this period sum to the bill's, the last has what is left. */
  base: Type.Optional(Money),
  /** Of a stay: which night, from 1. */
  night: Type.Optional(Type.Integer()),
  entityId: Type.String(),
  entity: Type.String(),
  voucher: words(...voucherTypes),
  taxRate: Type.Integer(),
  deductibleTax: Type.Integer(),
  decision: Type.Optional(words(...billDecisions)),
  /** The bill that put it off. */
  deferredFrom: Type.Optional(Type.String()),
  /** The line that it corrects. */
  adjusts: Type.Optional(Type.String()),
  /** When the agency corrected it. */
  adjustedAt: Type.Optional(Instant),
  variance: Type.Optional(words(...varianceStates)),
  /** How it stands to its supplier's settlement file; absent where no supplier settles it. */
  match: Type.Optional(words(...lineMatches)),
  /** The voucher that proves it; without an id where it was handed in, without a number until it is issued. */
  proof: Type.Optional(
    Type.Object({
      invoiceId: Type.Optional(Type.String()),
      number: Type.Optional(Type.String()),
      state: words(...invoiceStates),
      printedAt: Type.Optional(Instant),
      mailedAt: Type.Optional(Instant),
    }),
  ),
  told: BillTold,
})
export type BillLine = Static<typeof BillLine>

export const LedgerEvent = Type.Object({
  postingId: Type.String(),
  at: Instant,
  kind: Type.String(),
  /** The one that made the line; the others are of the same order. */
  own: Type.Boolean(),
  entries: Type.Array(Type.Object({ account: Type.String(), amount: Type.Integer() })),
})
export type LedgerEvent = Static<typeof LedgerEvent>

export const BillVariance = Type.Object({
  varianceId: Type.String(),
  billNo: Type.String(),
  lineId: Type.String(),
  orderNo: Type.String(),
  /** The line that is disputed: as what it was charged, fen, and for whom and what. */
  category: words(...billCategories),
  company: Type.Integer(),
  traveller: Type.String(),
  service: Type.String(),
  from: Type.String(),
  to: Type.String(),
  ticketNo: Type.String(),
  departAt: Type.String(),
  kind: words(...varianceKinds),
  /** Fen by which the line should be less; below nought more. */
  claimed: Type.Integer(),
  proof: Type.String(),
  /** The file that came with it. */
  file: Type.Optional(words(...proofEndings)),
  state: words(...varianceStates),
  raisedBy: Type.String(),
  raisedAt: Instant,
  /** Fen that the agency added to the bill; below nought it took them off. */
  adjusted: Type.Optional(Type.Integer()),
  answer: Type.String(),
  answeredBy: Type.Optional(Type.String()),
  answeredAt: Type.Optional(Instant),
})
export type BillVariance = Static<typeof BillVariance>

export const BillPayment = Type.Object({
  paymentId: Type.String(),
  amount: Type.Integer(),
  receivedOn: LocalDate,
  receipt: Type.String(),
  recordedBy: Type.String(),
  recordedAt: Instant,
})
export type BillPayment = Static<typeof BillPayment>

/** One bill with all that stands on its page beside the lines. */
export const WholeBill = Type.Object({
  bill: Bill,
  sums: Type.Array(BillSum),
  open: Type.Array(OpenItem),
  payments: Type.Array(BillPayment),
  variances: Type.Array(BillVariance),
})
export type WholeBill = Static<typeof WholeBill>
