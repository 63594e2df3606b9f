import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { nightsAround } from '@sojourn/domain/products/meeting/attendees'
import { blockCharge, blockTold, isBlockOpen } from '@sojourn/domain/products/meeting/room-block'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { takesAnswers } from '../attendees/takes-answers'
import type { OwnMeeting } from '../order/open-meeting'
import { blockNow } from './block-told'
import { datedAnswers } from './guests'
import { roomRate } from './hold'

/** Rooms of a meeting for its organiser: what can be held, what is, and what guests took of it. */
export async function roomsTold(work: Work, own: OwnMeeting): Promise<Pick<MeetingAttendees, 'rooms'>> {
  const rate = roomRate(own.meeting)
  if (rate === undefined) return {}
  const { orderNo } = own.order
  const today = chinaDate(work.context.clock.now())
  const block = await blockNow(work, orderNo)
  const isOpen = block === undefined || isBlockOpen(block, today)
  return {
    rooms: {
      rate,
      nights: nightsAround(own.meeting.body.plan.days).filter((night) => night >= today),
      canHold: isOpen && takesAnswers(work.context, own),
      ...(block && { block: blockTold(block, await datedAnswers(work, orderNo), today) }),
    },
  }
}

/** What the rooms of a meeting come to by now, for its bill. */
export async function roomChargeTold(work: Work, orderNo: string): Promise<Pick<MeetingOrderDetail['meeting'], 'roomCharge'>> {
  const block = await blockNow(work, orderNo)
  return block ? { roomCharge: blockCharge(block, await datedAnswers(work, orderNo)) } : {}
}
