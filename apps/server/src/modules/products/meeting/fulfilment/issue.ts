import type { CouponState } from '@sojourn/contract/booking/codes'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { isVenueFailure, type RoomHold, type VenueFailure } from '@sojourn/supply/ports/venue'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Context, Fulfilment, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { orderJob } from '../../../booking/lifecycle/order-job'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { findOrders } from '../../../booking/order/store'
import { findMeeting, updateMeeting, type MeetingRow } from '../order/meeting-store'
import { overAt } from '../order/balance'
import { recordAndTell, recordStep } from '../order/record-step'
import { followAnswer } from './follow-answer'
import { hallKeyOf } from './hall'

/** Beside the word of the desk and of whoever booked, a meeting that is over is looked at once a day. */
const lookAgainMs = 24 * 3_600_000

type Asked = { confirm: { key: string; bookingNo: string } } | { release: string; rooms: RoomHold } | null
type Answer = { contractNo: string } | { released: boolean } | VenueFailure | undefined

/** The order of a deposit is on its way until the meeting is settled or called off; the venue books the hall as soon as it is paid. */
export const followMeeting: Fulfilment['issue'] = {
  async request(work, { enterpriseId, orderNo, supplierReference }): Promise<Asked> {
    const { stage, body } = await findMeeting(work, orderNo)
    if (!supplierReference) throw new Error(`order ${orderNo} holds no hall`)
    const key = hallKeyOf(enterpriseId, orderNo)
    if (stage === 'booked') return { confirm: { key, bookingNo: supplierReference } }
    const rooms = { key, cityId: body.cityId, venueKey: body.plan.venueKey, nights: [], rate: 0, cutOff: body.plan.days[0]! }
    return stage === 'calledOff' ? { release: supplierReference, rooms } : null
  },
  ask: async (context, asked: Asked): Promise<Answer> => (asked ? askVenue(context, asked) : undefined),
  async keep(work, order, _asked, answer: Answer): Promise<IssueResult> {
    const meeting = await findMeeting(work, order.orderNo)
    if (meeting.stage === 'booked') return confirmed(work, order, meeting, answer)
    if (meeting.stage === 'confirmed') return onItsWay(work, order, meeting)
    return over(order, meeting)
  },
}

/** Of a meeting that is called off the venue gets its rooms back too. */
async function askVenue(context: Context, asked: NonNullable<Asked>): Promise<Answer> {
  if ('confirm' in asked) return context.venues.confirm(asking(context), asked.confirm)
  await context.venues.holdRooms(asking(context), asked.rooms)
  return context.venues.release(asking(context), { bookingNo: asked.release })
}

async function confirmed(work: Work, supplied: SuppliedOrder, meeting: MeetingRow, answer: Answer): Promise<IssueResult> {
  const { orderNo } = supplied
  if (!answer || !('contractNo' in answer)) return { failure: answer && isVenueFailure(answer) ? answer.failure : 'hallTaken' }
  const { contractNo } = answer
  const [order] = await findOrders(work, [orderNo])
  await updateMeeting(work, { ...meeting, stage: 'confirmed', contractNo })
  await recordAndTell(work, order!, '', { step: 'confirmed', detail: { what: contractNo } })
  return onItsWay(work, supplied, meeting)
}

/** Until it is over nothing is to be asked; from then on the desk states what it came to. */
async function onItsWay(work: Work, order: SuppliedOrder, meeting: MeetingRow): Promise<IssueResult> {
  const now = work.context.clock.now()
  const endsAt = new Date(overAt(meeting.body))
  if (endsAt > now) return { askAgainAt: endsAt }
  const next = await followAnswer(work, meeting)
  if (next === 'accept') return over(order, meeting)
  if (next === 'desk') await markAgencyWork(work.sql, work.enterpriseId)
  return { askAgainAt: new Date(now.getTime() + lookAgainMs) }
}

/** Settled: what was paid beyond the statement comes back. Called off: what is not lost does. */
function over({ orderNo }: SuppliedOrder, { stage, body, lost, statement }: MeetingRow): IssueResult {
  if (stage === 'calledOff' && lost === 0) return { left: true }
  const spent = stage === 'calledOff' ? (lost ?? 0) : Math.min(body.deposit, linesTotal(statement?.lines ?? []))
  return { tickets: [ticketOf(orderNo, stage === 'calledOff' ? 'void' : 'used')], returned: body.deposit - spent }
}

const ticketOf = (orderNo: string, state: CouponState) => ({
  ticketNo: orderNo,
  traveller: 0,
  coupons: [{ segment: 0, state }],
})

/** The rest is paid: the meeting is settled, and with it the order of its deposit. */
export const settleMeeting: Fulfilment['issue'] = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, { orderNo, total }): Promise<IssueResult> {
    const meeting = await findMeeting(work, orderNo)
    await updateMeeting(work, { ...meeting, stage: 'settled' })
    await recordStep(work, meeting.orderNo, '', { step: 'settled', detail: { amount: total } })
    await orderJob(work, 'order.issue', meeting.orderNo)
    return { tickets: [ticketOf(orderNo, 'used')] }
  },
}

/** A meeting is used when it is settled; nobody is asked. */
export const meetingTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  keep: async () => ({ coupons: [] }),
}
