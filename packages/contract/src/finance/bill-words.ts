/** Where a period's bill stands (handbook 10.3); `unbilled` while the pre-bill is being made. */
export const billStates = ['unbilled', 'preBill', 'confirmed', 'partlyPaid', 'paid', 'overdue'] as const
export type BillState = (typeof billStates)[number]

/** In which period a line is charged (本期入账, 递延下期). */
export const billDecisions = ['thisPeriod', 'nextPeriod'] as const
export type BillDecision = (typeof billDecisions)[number]

/** Accounting categories of handbook 10.3; points are never the company's money. */
export const billCategories = [
  'flightFare',
  'train',
  'hotel',
  'car',
  'visa',
  'meeting',
  'insurance',
  'serviceFee',
  'changeFee',
  'refundFee',
  'penalty',
  'adjustment',
  'mailing',
  'compensation',
] as const
export type BillCategory = (typeof billCategories)[number]

/** What the agency adds to a pre-bill beside tickets and fees (补录); a compensation is always given back. */
export const addedCharges = ['mailing', 'compensation', 'adjustment'] as const satisfies readonly BillCategory[]
export type AddedCharge = (typeof addedCharges)[number]

/** How the company pays; only what stands on credit is still to be paid when the bill comes. */
export const billMethods = ['companyCredit', 'deposit', 'companyAccount'] as const
export type BillMethod = (typeof billMethods)[number]

/** What proves a line for the tax office (handbook 10.5). */
export const voucherTypes = ['airItinerary', 'railTicket', 'special', 'ordinary', 'insurance', 'none'] as const
export type VoucherType = (typeof voucherTypes)[number]

export const varianceKinds = ['amount', 'notOurs', 'twice', 'refundMissing', 'attribution', 'other'] as const
export type VarianceKind = (typeof varianceKinds)[number]
/** As what proof is kept, and its bytes. */
export const proofEndings = ['pdf', 'png', 'jpg'] as const
export type ProofEnding = (typeof proofEndings)[number]
export const proofFileAtMost = 5 * 1024 * 1024
/** 待处理, 已采纳, 已驳回, 已关闭. */
export const varianceStates = ['pending', 'adopted', 'rejected', 'closed'] as const
export type VarianceState = (typeof varianceStates)[number]

/** What a bill may still have open; those before `ordersUnderWay` keep it from being confirmed. */
export const billOpenItems = [
  'ledgerDiffers',
  'linesUndecided',
  'variancesPending',
  'ordersUnderWay',
  'linesDeferred',
  'filesUnread',
  'matchVariances',
] as const
export type BillOpenItem = (typeof billOpenItems)[number]

export const cutOffDays = { least: 1, most: 28 } as const
export const dueDaysAtMost = 90
