import { withBooked, type KeptBlock } from '@sojourn/domain/products/meeting/room-block'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { hallKeyOf } from '../fulfilment/hall'
import { findBlock } from '../order/block-store'

/** Rooms of a meeting that the hotel holds by now, and how many of them guests have booked. */
export const heldRooms = (context: Context, enterpriseId: number, orderNo: string) =>
  context.venues.heldRooms(asking(context), { key: hallKeyOf(enterpriseId, orderNo) })

/** The rooms that are held for a meeting, with those that guests have booked of them; undefined where none are. */
export async function blockNow(work: Work, orderNo: string): Promise<KeptBlock | undefined> {
  const block = await findBlock(work, orderNo)
  if (!block || block.nights.length === 0) return undefined
  return withBooked(block, await heldRooms(work.context, work.enterpriseId, orderNo))
}
