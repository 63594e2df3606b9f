import { apportion, sum } from '../../kit/money'

/** Equal parts of an amount, in fen: none is lost, and whoever comes first has the fen that are left. */
export const equalParts = (amount: number, count: number): number[] =>
  apportion(
    amount,
    Array.from({ length: count }, () => 1),
  )

/** What parts leave of the amount that they have to make up, in fen; below zero where they are more. */
export const leftToSplit = (amount: number, parts: readonly number[]): number => amount - sum(parts)

/**
 * Months that differ as one amount of each month and what is added to it, or taken from it, month by month. The amount is the even one, so that
 * months that are alike need nothing added.
 */
export function monthlyAmounts(parts: readonly number[]): { amount: number; added: number[] } {
  const amount = Math.max(1, Math.floor(sum(parts) / parts.length))
  return { amount, added: parts.map((part) => part - amount) }
}
