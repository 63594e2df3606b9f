import type { PaymentMethod } from '@sojourn/contract/booking/codes'

/**
 * The accounts of one customer's books. Debits are positive: an asset or an expense grows by a positive entry, a
 * liability or a revenue by a negative one. Commitments stand outside the balance sheet: they say what is set aside.
 */
export type Account = keyof typeof accounts

/** What each account is called in the exported journal, by the five classes of book-keeping. */
export const accounts = {
  'credit.available': 'commitments:company credit:offset',
  'credit.frozen': 'commitments:company credit:frozen',
  'credit.guaranteed': 'commitments:company credit:guarantees',
  'credit.used': 'assets:receivable:company credit',
  'company.clearing': 'assets:clearing:company account',
  'provider.clearing': 'assets:clearing:personal payments',
  'bank.received': 'assets:bank',
  'deposit.available': 'liabilities:deposit:available',
  'deposit.frozen': 'liabilities:deposit:frozen',
  'deposit.guaranteed': 'liabilities:deposit:guarantees',
  'company.received': 'liabilities:prepaid:company account',
  'personal.received': 'liabilities:prepaid:personal',
  'points.held': 'liabilities:prepaid:points',
  'points.liability': 'liabilities:points',
  'supplier.payable': 'liabilities:suppliers:fares',
  'supplier.changeFee': 'liabilities:suppliers:change fees',
  'supplier.refundFee': 'liabilities:suppliers:refund fees',
  'revenue.serviceFee': 'revenues:service fees',
  'revenue.returnedFees': 'revenues:service fees returned',
  'points.expense': 'expenses:points',
  'deposit.adjustment': 'expenses:deposit adjustments',
  'bill.adjustment': 'expenses:bill adjustments',
} as const

/** Whose balance shows what a payer has paid, and where the money waits until the order is fulfilled. */
export const payerAccounts = {
  personal: { source: 'provider.clearing', held: 'personal.received' },
  companyAccount: { source: 'company.clearing', held: 'company.received' },
  companyCredit: { source: 'credit.used', held: 'credit.frozen' },
  deposit: { source: 'deposit.available', held: 'deposit.frozen' },
  points: { source: 'points.liability', held: 'points.held' },
} as const satisfies Record<PaymentMethod, { source: Account; held: Account }>

/** Where the company's money stands that a supplier takes only if something goes wrong (handbook 4.4). */
const guaranteeAccounts = { companyCredit: 'credit.guaranteed', deposit: 'deposit.guaranteed' } as const
export type GuaranteeMethod = keyof typeof guaranteeAccounts
/** Fen that are guaranteed by one account of the company. */
export interface GuaranteePart {
  method: GuaranteeMethod
  amount: number
}
export const guaranteeAccount = (method: GuaranteeMethod): Account => guaranteeAccounts[method]
export const isGuaranteeMethod = (method: PaymentMethod): method is GuaranteeMethod => method in guaranteeAccounts

/** All accounts of one method of the company: what an order leaves on them together was spent on it, for what is only set aside moves within. */
export const companyAccounts = {
  companyCredit: ['credit.used'],
  deposit: ['deposit.available', 'deposit.frozen', 'deposit.guaranteed'],
  companyAccount: ['company.clearing', 'company.received'],
} as const satisfies Partial<Record<PaymentMethod, readonly Account[]>>

/** To whom the money of an order went, and who else paid of it: an entry of an order stands on one of these or on one of the company's. */
export const otherSideAccounts: readonly Account[] = [
  'provider.clearing',
  'personal.received',
  'points.held',
  'points.liability',
  'points.expense',
  'supplier.payable',
  'supplier.changeFee',
  'supplier.refundFee',
  'revenue.serviceFee',
  'revenue.returnedFees',
  'bill.adjustment',
]

export const paymentMethods = Object.keys(payerAccounts) as PaymentMethod[]

/** One side of a posting; fen. */
export interface Entry {
  account: Account
  amount: number
}
/** What one payer pays or gets back; fen. */
export interface Part {
  method: PaymentMethod
  amount: number
}
export type Balances = Partial<Record<Account, number>>

/** What is set aside for an order and not yet spent, from the balances of that order's accounts. */
export const heldParts = (balances: Balances): Part[] =>
  partsOf((method) => {
    const held = balances[payerAccounts[method].held] ?? 0
    // Frozen credit is a commitment, the others are owed to the payer.
    return method === 'companyCredit' ? held : -held
  })

/** What each payer has paid for a fulfilled order and not got back, from the balances of that order's accounts. */
export const paidParts = (balances: Balances): Part[] =>
  // A deposit that is guaranteed is neither available nor paid.
  partsOf(
    (method) =>
      (balances[payerAccounts[method].source] ?? 0) + (method === 'deposit' ? (balances['deposit.guaranteed'] ?? 0) : 0),
  )

/** Fen of the booking fee that were given back so far. */
export const returnedFees = (balances: Balances): number => balances['revenue.returnedFees'] ?? 0

/** What stands behind an order and was neither captured nor released; undefined where nothing does. */
export function guaranteedPart(balances: Balances): GuaranteePart | undefined {
  const [credit, deposit] = [balances['credit.guaranteed'] ?? 0, -(balances['deposit.guaranteed'] ?? 0)]
  if (credit > 0) return { method: 'companyCredit', amount: credit }
  return deposit > 0 ? { method: 'deposit', amount: deposit } : undefined
}

const partsOf = (amountOf: (method: PaymentMethod) => number): Part[] =>
  paymentMethods.map((method) => ({ method, amount: amountOf(method) })).filter(({ amount }) => amount > 0)
