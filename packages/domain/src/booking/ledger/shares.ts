import { sum } from '../../kit/money'
import type { Part } from './accounts'

/** Whose money goes back first: by original shares, or the traveller's before the company's (handbook 6.4). */
export type ReturnRule = 'proRata' | 'personalFirst'

/** The order in which `personalFirst` empties what was paid. */
const personalFirst: readonly Part['way'][] = ['personal', 'points', 'companyAccount', 'companyCredit', 'deposit']

/**
 * Divides `amount` fen over what each payer still has in the order; nobody gets more than that, and the shares sum to
 * the amount. Pro rata rounds down and gives the odd fen to the largest fractions. Throws when more is asked than there is.
 */
export function returnShares(paid: readonly Part[], amount: number, rule: ReturnRule): Part[] {
  const total = sum(paid.map((part) => part.amount))
  if (!Number.isInteger(amount) || amount < 0 || amount > total)
    throw new RangeError(`${amount} fen cannot be returned of ${total}`)
  const shares = rule === 'personalFirst' ? inTurn(paid, amount) : byShare(paid, amount, total)
  return shares.filter((share) => share.amount > 0)
}

function inTurn(paid: readonly Part[], amount: number): Part[] {
  let left = amount
  return [...paid]
    .sort((a, b) => personalFirst.indexOf(a.way) - personalFirst.indexOf(b.way))
    .map((part) => {
      const share = Math.min(part.amount, left)
      left -= share
      return { way: part.way, amount: share }
    })
}

function byShare(paid: readonly Part[], amount: number, total: number): Part[] {
  if (total === 0) return []
  // Fen times fen can pass the whole numbers that a double keeps.
  const exact = paid.map((part) => BigInt(part.amount) * BigInt(amount))
  const shares = exact.map((product) => Number(product / BigInt(total)))
  const odd = amount - sum(shares)
  const byFraction = exact
    .map((product, index) => ({ index, fraction: product % BigInt(total) }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1))
  for (const { index } of byFraction.slice(0, odd)) shares[index]! += 1
  return paid.map(({ way }, index) => ({ way, amount: shares[index]! }))
}
