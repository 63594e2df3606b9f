import type { RoomHold } from '@sojourn/supply/ports/venue'
import type { Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders } from '../../../booking/order/store'
import { hallKeyOf } from '../fulfilment/hall'
import { findMeeting } from '../order/meeting-store'
import { findBlock } from '../order/block-store'

/** Tells a venue which rooms of a meeting are kept, again where they were changed meanwhile: what it holds last is what we keep. */
export async function tellVenue(context: Context, enterpriseId: number, orderNo: string): Promise<void> {
  for (let told = ''; ;) {
    const kept = await inCompany(context, enterpriseId, (work) => keptRooms(work, orderNo))
    if (!kept || JSON.stringify(kept) === told) return
    await context.venues.holdRooms(asking(context), kept)
    told = JSON.stringify(kept)
  }
}

/** None of a meeting that is called off. */
async function keptRooms(work: Work, orderNo: string): Promise<RoomHold | undefined> {
  const [[order], block] = await Promise.all([findOrders(work, [orderNo]), findBlock(work, orderNo)])
  if (!order) return undefined
  const { stage, body } = await findMeeting(work, orderNo)
  const nights = stage === 'calledOff' ? [] : (block?.kept ?? block?.nights ?? [])
  const { rate = 0, cutOff = body.plan.days[0]! } = block ?? {}
  return {
    key: hallKeyOf(work.enterpriseId, orderNo),
    cityId: body.cityId,
    venueKey: body.plan.venueKey,
    nights,
    rate,
    cutOff,
  }
}
