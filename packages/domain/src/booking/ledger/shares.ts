import { apportion, sum } from '../../kit/money'
import type { Part } from './accounts'

/** Whose money goes back first: by original shares, or the traveller's before the company's (handbook 6.4). */
export type ReturnRule = 'proRata' | 'personalFirst'

/** The order in which `personalFirst` empties what was paid. */
const personalFirst: readonly Part['method'][] = ['personal', 'points', 'companyAccount', 'companyCredit', 'deposit']

/** Who bears our fees: the company where it pays at all, for a traveller pays what is above the standard and no fee with it. */
const feeBearers: readonly Part['method'][] = ['companyAccount', 'companyCredit', 'deposit', 'personal', 'points']

interface ReturnTerms {
  rule: ReturnRule
  fees?: number | undefined
  returned?: number | undefined
}

/**
 * Divides `amount` fen over what each payer still has in the order; nobody gets more than that, and the shares sum to
 * the amount. Of what is kept, our fees come from the payer who owes them, and only the rest is shared. Pro rata rounds down and
 * gives the odd fen to the largest fractions. `returned` of our fees are in the amount and go to who bore them. Throws when more is
 * asked than there is.
 */
export function returnShares(paid: readonly Part[], amount: number, { rule, fees = 0, returned = 0 }: ReturnTerms): Part[] {
  const total = sum(paid.map((part) => part.amount))
  if (!Number.isInteger(amount) || amount < 0 || amount > total)
    throw new RangeError(`${amount} fen cannot be returned of ${total}`)
  const borne = inTurn(paid, Math.min(fees, total - amount + returned), feeBearers)
  const back = inTurn(borne, returned, feeBearers)
  const rest = amount - sum(back.map((part) => part.amount))
  const shared = paid.map(({ method, amount: of }) => ({ method, amount: of - amountOf(borne, method) }))
  const shares = rule === 'personalFirst' ? inTurn(shared, rest, personalFirst) : byShare(shared, rest)
  return shares
    .map(({ method, amount: of }) => ({ method, amount: of + amountOf(back, method) }))
    .filter((share) => share.amount > 0)
}

const amountOf = (parts: readonly Part[], method: Part['method']): number =>
  parts.find((part) => part.method === method)?.amount ?? 0

function inTurn(paid: readonly Part[], amount: number, order: readonly Part['method'][]): Part[] {
  let left = amount
  return [...paid]
    .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
    .map((part) => {
      const share = Math.min(part.amount, left)
      left -= share
      return { method: part.method, amount: share }
    })
}

function byShare(paid: readonly Part[], amount: number): Part[] {
  const shares = apportion(
    amount,
    paid.map((part) => part.amount),
  )
  return paid.map(({ method }, index) => ({ method, amount: shares[index]! }))
}
