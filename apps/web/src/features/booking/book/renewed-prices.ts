import type { ApiProblem } from '../../../api/problem'

export interface RenewedPrices {
  /** Of each thing that was chosen, in fen. */
  prices: number[]
  /** Of the whole order, where the server says it. */
  total?: number
}

/** What is asked now, after the server refused what was accepted: prices of all that was chosen, of the one that is named, or a total. */
export function renewedPrices(
  { field, detail }: Pick<ApiProblem, 'field' | 'detail'>,
  accepted: readonly number[],
): RenewedPrices {
  const { price, prices } = detail
  if (typeof price !== 'number') return { prices: [...accepted] }
  if (field === 'expectedTotal') return { prices: [...accepted], total: price }
  if (typeof prices === 'string')
    return { prices: prices.split(' ').map((one, index) => Math.max(Number(one), accepted[index] ?? 0)) }
  const named = Number(field?.match(/\.(\d+)$/)?.[1] ?? 0)
  return { prices: accepted.map((one, index) => (index === named ? price : one)) }
}
