import { sum } from '../../kit/money'

/** What one posting moved for a thing that was sold; fen. */
export interface Movement {
  key: string
  /** What is settled together: one traveller's part of an order. */
  trip: string
  amount: number
  /** Of the ticket's whole price, the civil aviation fund, and that price. */
  fund: number
  price: number
  fuel: number
}

/** What a payer has paid for a thing and not got back. */
export interface NetPayment {
  key: string
  amount: number
  outside: number
  fuel: number
}

/**
 * What is left of each thing after refunds and changes, in the order in which it was first bought. Where two pay one ticket, the company's
 * part has the fund first, so that both vouchers together have it once. Where more came back of a thing than was paid for it, as points do
 * before money, the rest of its trip was paid less.
 */
export function netPayments(movements: readonly Movement[], payer: 'company' | 'person'): NetPayment[] {
  const byKey = new Map<string, Movement[]>()
  for (const movement of movements) byKey.set(movement.key, [...(byKey.get(movement.key) ?? []), movement])
  const sums = [...byKey.values()].map(summed)
  const missing = new Map<string, number>()
  for (const { trip, amount } of sums) if (amount < 0) missing.set(trip, (missing.get(trip) ?? 0) - amount)
  return sums.map(({ key, trip, amount, fund, price, fuel }) => {
    const less = Math.min(Math.max(0, amount), missing.get(trip) ?? 0)
    missing.set(trip, (missing.get(trip) ?? 0) - less)
    const left = Math.max(0, amount) - less
    const others = Math.max(0, price - left)
    const outside = payer === 'company' ? fund : fund - Math.min(fund, others)
    return { key, amount: left, outside: within(outside, left), fuel: within(fuel, left) }
  })
}

const within = (part: number, whole: number): number => Math.min(whole, Math.max(0, part))

const summed = (own: readonly Movement[]): Movement => ({
  key: own[0]!.key,
  trip: own[0]!.trip,
  amount: sum(own.map(({ amount }) => amount)),
  fund: sum(own.map(({ fund }) => fund)),
  price: sum(own.map(({ price }) => price)),
  fuel: sum(own.map(({ fuel }) => fuel)),
})
