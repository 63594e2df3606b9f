import type { Context, Work } from '../../../context'
import type { DraftRow } from '../draft/store'
import { findOrderSegments, type OrderRow } from '../order/store'

/** Which countries a search leads to. */
export const countriesOfDraft = (
  { countries }: Context,
  { product, searchParams }: Pick<DraftRow, 'product' | 'searchParams'>,
): string[] => countries[product].search(searchParams)

/** Which countries an order leads to, as it was booked. */
export async function countriesOfOrder(
  work: Work,
  { product, orderNo }: Pick<OrderRow, 'product' | 'orderNo'>,
): Promise<string[]> {
  return work.context.countries[product].order(await findOrderSegments(work, [orderNo]))
}
