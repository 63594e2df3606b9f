import { sum } from '../../kit/money'

/** What one posting moved for a thing that was sold; fen. */
export interface Movement {
  key: string
  amount: number
  /** Of the ticket's whole price, the civil aviation fund, and that price. */
  fund: number
  price: number
  fuel: number
}

/** What a payer has paid for a thing and not got back. */
export interface Standing {
  key: string
  amount: number
  outside: number
  fuel: number
}

/**
 * What is left of each thing after refunds and changes, in the order in which it was first bought. Where two pay one ticket, the company's
 * part has the fund first, so that both vouchers together have it once.
 */
export function standings(movements: readonly Movement[], payer: 'company' | 'person'): Standing[] {
  const found = new Map<string, Movement[]>()
  for (const movement of movements) found.set(movement.key, [...(found.get(movement.key) ?? []), movement])
  return [...found].map(([key, own]) => {
    const [amount, fund, price, fuel] = (['amount', 'fund', 'price', 'fuel'] as const).map((field) =>
      Math.max(0, sum(own.map((one) => one[field]))),
    ) as [number, number, number, number]
    const others = Math.max(0, price - amount)
    const outside = payer === 'company' ? fund : fund - Math.min(fund, others)
    return { key, amount, outside: Math.min(amount, outside), fuel: Math.min(fuel, amount) }
  })
}
