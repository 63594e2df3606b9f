import { Type } from 'typebox'
import { products } from '../booking/codes'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { NumericId } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { Bill, BillLine, BillVariance, LedgerEvent, Unbilled, WholeBill } from './bill.shapes'
import {
  addedCharges,
  billCategories,
  billDecisions,
  billStates,
  cutOffDays,
  dueDaysAtMost,
  proofFileAtMost,
  varianceKinds,
  varianceStates,
  voucherTypes,
} from './bill-words'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const BillNo = Type.String({ minLength: 1, maxLength: 40 })
const LineId = Type.String({ minLength: 1, maxLength: 80 })
const Fen = Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 })

/** By what lines are narrowed; an empty entity or cost centre is none. */
const LineFilters = {
  product: Type.Optional(words(...products.words)),
  category: Type.Optional(words(...billCategories)),
  entityId: Type.Optional(Type.String({ maxLength: 40 })),
  costCentreId: Type.Optional(Type.String({ maxLength: 40 })),
  orderNo: Type.Optional(Id),
  travelApplyNo: Type.Optional(Id),
  decision: Type.Optional(words(...billDecisions, 'undecided')),
  voucher: Type.Optional(words(...voucherTypes)),
}

export const getBills = call({
  summary: "The company's bills, newest first.",
  method: 'POST',
  path: 'api/Finance/GetBills',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ state: Type.Optional(words(...billStates)), ...PageRequest }),
  response: Page(Bill),
})

export const getUnbilled = call({
  summary: 'What would stand on the next bill today.',
  method: 'GET',
  path: 'api/Finance/GetUnbilled',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({}),
  response: Unbilled,
})

export const getBill = call({
  summary: 'One bill: sums, what is still open and why, variances and payments.',
  method: 'GET',
  path: 'api/Finance/GetBill',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo }),
  response: WholeBill,
  problems: ['billUnknown'],
})

export const searchBillLines = call({
  summary: 'Lines of a bill by the moment of the transaction.',
  method: 'POST',
  path: 'api/Finance/SearchBillLines',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo, ...LineFilters, ...PageRequest }),
  response: Page(BillLine),
  problems: ['billUnknown'],
})

/** A page is of so many movements of money; it may be short while there is more to look through. */
export const searchUnbilledLines = call({
  summary: 'Lines that would stand on the next bill today, by the moment of the transaction.',
  method: 'POST',
  path: 'api/Finance/SearchUnbilledLines',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object(PageRequest),
  response: Page(BillLine),
})

export const getBillLineEvents = call({
  summary: 'The movements of the ledger that a line of a bill came from.',
  method: 'GET',
  path: 'api/Finance/GetBillLineEvents',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo, lineId: LineId }),
  response: Type.Object({
    line: BillLine,
    /** The traveller's own, which is corrected, whoever bears this part; absent where the line is of no traveller. */
    ownCostCentreId: Type.Optional(Type.String()),
    events: Type.Array(LedgerEvent),
  }),
  problems: ['billUnknown', 'billLineUnknown'],
})

/** Exactly one choice of lines; `rest` is all that nobody has decided. */
export const decideBillLines = call({
  summary:
    'Charges lines of a pre-bill in this period or the next: some, all of an order, application, title or cost centre, or all that a filter leaves.',
  method: 'POST',
  path: 'api/Finance/DecideBillLines',
  access: 'finance',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    billNo: BillNo,
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    decision: words(...billDecisions),
    lineIds: Type.Optional(Type.Array(LineId, { minItems: 1, maxItems: 200 })),
    orderNo: Type.Optional(Id),
    travelApplyNo: Type.Optional(Id),
    entityId: Type.Optional(Type.String({ maxLength: 40 })),
    costCentreId: Type.Optional(Type.String({ maxLength: 40 })),
    rest: Type.Optional(Type.Literal(true)),
    /** All that these leave. */
    filter: Type.Optional(Type.Object(LineFilters)),
  }),
  response: Type.Object({ billNo: Type.String(), version: Type.Integer(), count: Type.Integer() }),
  problems: ['billUnknown', 'billConfirmed', 'billChanged', 'billChoiceMissing'],
})

export const confirmBill = call({
  summary: 'Confirms a pre-bill of which every line is decided; it never changes afterwards.',
  method: 'POST',
  path: 'api/Finance/ConfirmBill',
  access: 'finance',
  write: true,
  clause: 'S2.49',
  request: Type.Object({ billNo: BillNo, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  response: Type.Object({ billNo: Type.String(), state: words(...billStates) }),
  problems: ['billUnknown', 'billConfirmed', 'billChanged', 'billOpen'],
})

export const raiseVariance = call({
  summary: 'Says that a line of a pre-bill is wrong, by how much, and what proves it.',
  method: 'POST',
  path: 'api/Finance/RaiseVariance',
  access: 'finance',
  write: true,
  large: true,
  clause: 'S2.49',
  request: Type.Object({
    billNo: BillNo,
    lineId: LineId,
    kind: words(...varianceKinds),
    claimed: Fen,
    proof: Type.String({ maxLength: 500 }),
    /** A PDF or a picture that proves it, in Base64. */
    file: Type.Optional(Type.String({ minLength: 1, maxLength: Math.ceil(proofFileAtMost / 3) * 4 })),
  }),
  response: Type.Object({ varianceId: Type.String() }),
  problems: ['billUnknown', 'billConfirmed', 'billLineUnknown', 'varianceProofMissing', 'varianceFileWrong', 'varianceWaits'],
})

export const closeVariance = call({
  summary: 'Gives a variance up, or puts one away that was answered.',
  method: 'POST',
  path: 'api/Finance/CloseVariance',
  access: 'finance',
  write: true,
  clause: 'S2.49',
  request: Type.Object({ varianceId: Type.String({ format: 'uuid' }) }),
  response: Type.Object({ varianceId: Type.String(), state: words(...varianceStates) }),
  problems: ['varianceUnknown', 'varianceAnswered'],
})

export const getVariances = call({
  summary: 'The newest hundred variances of all bills.',
  method: 'GET',
  path: 'api/Finance/GetVariances',
  access: 'readCompany',
  clause: 'S2.49',
  request: Type.Object({ state: Type.Optional(words(...varianceStates)) }),
  response: Type.Object({ list: Type.Array(BillVariance) }),
})

/** What an agency agreed on with a company; without days to pay nobody is ever late. */
const Terms = {
  cutOffDay: Type.Integer({ minimum: cutOffDays.least, maximum: cutOffDays.most }),
  dueDays: Type.Optional(Type.Integer({ minimum: 0, maximum: dueDaysAtMost })),
}

export const getServedBills = call({
  summary: 'For the agency: the bills of a served company, its terms and the variances that wait.',
  method: 'GET',
  path: 'api/Finance/GetServedBills',
  access: 'agent',
  clause: 'S2.49',
  request: Type.Object({ enterpriseId: NumericId }),
  response: Type.Object({
    companyName: Type.String(),
    terms: Type.Object(Terms),
    unbilled: Unbilled,
    list: Type.Array(Bill),
    variances: Type.Array(BillVariance),
  }),
  problems: ['customerNotServed'],
})

export const getServedBill = call({
  summary: 'For the agency: one bill of a served company.',
  method: 'GET',
  path: 'api/Finance/GetServedBill',
  access: 'agent',
  clause: 'S2.49',
  request: Type.Object({ enterpriseId: NumericId, billNo: BillNo }),
  response: WholeBill,
  problems: ['customerNotServed', 'billUnknown'],
})

export const searchServedBillLines = call({
  summary: 'For the agency: lines of a bill of a served company by the moment of the transaction.',
  method: 'POST',
  path: 'api/Finance/SearchServedBillLines',
  access: 'agent',
  clause: 'S2.49',
  request: Type.Object({ enterpriseId: NumericId, billNo: BillNo, ...LineFilters, ...PageRequest }),
  response: Page(BillLine),
  problems: ['customerNotServed', 'billUnknown'],
})

export const answerVariance = call({
  summary: 'For the agency: adopts a variance, which adds a line to the bill, or rejects it with a reason.',
  method: 'POST',
  path: 'api/Finance/AnswerVariance',
  access: 'agent',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    varianceId: Type.String({ format: 'uuid' }),
    answer: words('adopt', 'reject'),
    /** Fen that the bill becomes more; below nought less. */
    adjusted: Type.Optional(Fen),
    reason: Type.String({ maxLength: 500 }),
  }),
  response: Type.Object({ varianceId: Type.String(), state: words(...varianceStates) }),
  problems: [
    'customerNotServed',
    'varianceUnknown',
    'varianceAnswered',
    'billConfirmed',
    'adjustmentInvalid',
    'reasonMissing',
    'depositInsufficient',
  ],
})

/** It stands undecided on the pre-bill with its reason, as a line of the order; adding alike again adds nothing. */
export const addBillCharge = call({
  summary: 'For the agency: adds a charge beside tickets and fees to a pre-bill, or gives something back.',
  method: 'POST',
  path: 'api/Finance/AddBillCharge',
  access: 'agent',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    billNo: BillNo,
    orderNo: Id,
    charge: words(...addedCharges),
    amount: Fen,
    reason: Type.String({ maxLength: 500 }),
  }),
  response: Type.Object({ billNo: Type.String(), lineId: Type.String() }),
  problems: [
    'customerNotServed',
    'billUnknown',
    'billConfirmed',
    'billOrderUnknown',
    'addedAmountWrong',
    'reasonMissing',
    'depositInsufficient',
  ],
})

export const recordBillPayment = call({
  summary: 'For the agency: records what a company paid of a bill, or what was paid back of one below nought.',
  method: 'POST',
  path: 'api/Finance/RecordBillPayment',
  access: 'agent',
  write: true,
  clause: 'S2.49',
  request: Type.Object({
    enterpriseId: NumericId,
    billNo: BillNo,
    amount: Fen,
    receivedOn: LocalDate,
    receipt: Type.String({ maxLength: 60 }),
  }),
  response: Type.Object({ billNo: Type.String(), state: words(...billStates), paid: Type.Integer() }),
  problems: ['customerNotServed', 'billUnknown', 'billNotPayable', 'billPaymentTooMuch', 'billPaymentKnown', 'receiptMissing'],
})

export const setBillTerms = call({
  summary: 'For the agency: on which day of the month bills are cut off, and within how many days they are paid.',
  method: 'POST',
  path: 'api/Finance/SetBillTerms',
  access: 'agent',
  write: true,
  clause: 'S2.49',
  request: Type.Object({ enterpriseId: NumericId, ...Terms }),
  response: Type.Object(Terms),
  problems: ['customerNotServed'],
})
