import { products } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel.draft.shapes'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { openDraft } from '../../booking/draft/draft'
import type { HotelDraft } from './supply'

/** A search for hotels that is still open; a search for something else is none. */
export async function openHotelDraft(
  context: Context,
  actor: Actor,
  sql: Sql,
  tempOrderNo: string,
): Promise<HotelDraft | Problem> {
  const draft = await openDraft<HotelSearchParams>(context, actor, sql, tempOrderNo)
  if (isProblem(draft)) return draft
  const product = products.word(draft.product as 3)
  return product === 'hotel' || product === 'intlHotel' ? draft : problem('tempOrderUnknown', { field: 'tempOrderNo' })
}
