import { sum } from '../../kit/money'
import { guaranteeAccount, payerAccounts, type Account, type Entry, type GuaranteePart, type Part } from './accounts'

/** Every movement of money as entries that sum to zero (handbook 6.4, 10.4, 11.1). Amounts are positive fen. */

/** Set aside for an order: credit and deposit frozen, personal and company money received, points taken. */
export const holdEntries = ({ method, amount }: Part): Entry[] => {
  if (method === 'companyCredit') return transfer('credit.available', 'credit.frozen', amount)
  const { source, held } = payerAccounts[method]
  return transfer(held, source, amount)
}

/** What was set aside goes back: the order is not fulfilled. */
export const releaseEntries = (part: Part): Entry[] => holdEntries(part).map(opposite)

/** The order is fulfilled: what was set aside is spent on the supplier's price and the agency's fees. */
export const fulfilEntries = (parts: readonly Part[], prices: readonly Price[]): Entry[] => [
  ...parts.flatMap(spendEntries),
  ...costEntries(sum(parts.map(({ amount }) => amount)), prices),
]

/** After fulfilment: the supplier gives the money back and we our fee of the booking, where it goes back too; each payer gets a share. */
export const refundEntries = (shares: readonly Part[], bookingFee = 0): Entry[] =>
  [
    { account: 'supplier.payable' as const, amount: sum(shares.map(({ amount }) => amount)) - bookingFee },
    { account: 'revenue.returnedFees' as const, amount: bookingFee },
    ...shares.map(({ method, amount }) => ({ account: payerAccounts[method].source, amount: -amount })),
  ].filter(({ amount }) => amount !== 0)

/** Fen that nobody gets back of what was refunded: the supplier's fee is owed to it, ours is earned. */
export interface KeptFees {
  supplier: number
  agency: number
}
export const keptFeeEntries = ({ supplier, agency }: KeptFees): Entry[] =>
  [
    { account: 'supplier.payable' as const, amount: supplier + agency },
    { account: 'supplier.refundFee' as const, amount: -supplier },
    { account: 'revenue.serviceFee' as const, amount: -agency },
  ].filter(({ amount }) => amount !== 0)

/** A guarantee is set aside apart from what is paid: nothing of it is spent when the order is fulfilled (handbook 4.4). */
export const guaranteeEntries = ({ method, amount }: GuaranteePart): Entry[] =>
  method === 'companyCredit'
    ? transfer('credit.available', guaranteeAccount(method), amount)
    : transfer(guaranteeAccount(method), 'deposit.available', amount)

export const releaseGuaranteeEntries = (part: GuaranteePart): Entry[] => guaranteeEntries(part).map(opposite)

/** The supplier takes what was guaranteed. */
export const captureEntries = (part: GuaranteePart): Entry[] => [
  ...(part.method === 'companyCredit'
    ? [...releaseGuaranteeEntries(part), { account: payerAccounts.companyCredit.source, amount: part.amount }]
    : [{ account: guaranteeAccount(part.method), amount: part.amount }]),
  { account: 'supplier.payable', amount: -part.amount },
]

/** Points given to a person, or taken back when the amount is negative; one point is worth one fen (100 points = ¥1). */
export const pointsEntries = (points: number): Entry[] => [
  { account: 'points.expense', amount: points },
  { account: 'points.liability', amount: -points },
]

/** Deposit paid in, corrected or paid out; negative amounts reduce it. */
export const depositEntries = (kind: 'topUp' | 'adjust' | 'withdraw', amount: number): Entry[] => [
  { account: kind === 'adjust' ? 'deposit.adjustment' : 'bank.received', amount },
  { account: 'deposit.available', amount: -amount },
]

/** What the agency changes of a bill that was found wrong: fen that the company owes more, or less. */
export const billAdjustmentEntries = (method: 'companyCredit' | 'deposit', amount: number): Entry[] => [
  { account: payerAccounts[method].source, amount },
  { account: 'bill.adjustment', amount: -amount },
]

/** A bill is paid at the bank, or paid back from there where it is below nought; the credit is free again. */
export const billPaymentEntries = (amount: number): Entry[] => [
  { account: 'bank.received', amount },
  { account: payerAccounts.companyCredit.source, amount: -amount },
]

/** A line of an order's price; only the kind and the amount matter here. */
export interface Price {
  kind: string
  amount: number
}
/** The carrier's fee of a change is the carrier's; ours, at a booking or a change, is income. */
const feeAccounts: Record<string, Account> = {
  serviceFee: 'revenue.serviceFee',
  afterSalesFee: 'revenue.serviceFee',
  changeFee: 'supplier.changeFee',
}

/** Fen of an order's price that are fees, spent with the booking whatever becomes of it. */
export const feesOf = (prices: readonly Price[]): number =>
  sum(prices.filter(({ kind }) => kind in feeAccounts).map(({ amount }) => amount))

function spendEntries({ method, amount }: Part): Entry[] {
  if (method === 'companyCredit')
    return [...releaseEntries({ method, amount }), { account: payerAccounts.companyCredit.source, amount }]
  return [{ account: payerAccounts[method].held, amount }]
}

/** Fees by their own accounts; all the rest is owed to suppliers. */
function costEntries(total: number, prices: readonly Price[]): Entry[] {
  const fees = prices.flatMap(({ kind, amount }): Entry[] => {
    const account = feeAccounts[kind]
    return account ? [{ account, amount: -amount }] : []
  })
  const rest = total + sum(fees.map(({ amount }) => amount))
  return rest === 0 ? fees : [{ account: 'supplier.payable', amount: -rest }, ...fees]
}

const transfer = (from: Account, to: Account, amount: number): Entry[] => [
  { account: to, amount },
  { account: from, amount: -amount },
]
const opposite = ({ account, amount }: Entry): Entry => ({ account, amount: -amount })
