import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { acceptIntlScheduleChange, giveIntlNoticeToDesk } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { nextState } from '@sojourn/domain/booking/order/transitions'
import type { IntlAirAcceptance } from '@sojourn/supply/ports/intl-air'
import type { NoticeAnswer, NoticeOfOrder } from '../../../../capabilities/after-sales'
import type { Actor, Context, Notices, Work } from '../../../../context'
import { once } from '../../../../work'
import { answerNotice, findNotices } from '../../../booking/coupon/notice-store'
import { settleNoticeAt } from '../../../booking/fulfilment/notice-jobs'
import { asking } from '../../../booking/lifecycle/asking'
import { system } from '../../../booking/lifecycle/lifecycle'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { announce } from '../../../booking/notification/announce'
import { findOrderTravellers, lockOrders, type OrderRow } from '../../../booking/order/store'
import { findTickets } from '../../../booking/order/ticket-store'
import { findIntlOrder, findIntlSegments } from '../order/kept-store'
import { isPending, lastNotices, leavesAt, segmentsOf, type IntlNotice } from './notices'
import { takeOver, type Waiting } from './take-over'

type Asked = Omit<NoticeOfOrder, 'enterpriseId'>

/** The booker goes by the new times that a carrier announced (S2.23). */
export async function acceptScheduleChange(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof acceptIntlScheduleChange>,
): Promise<{ orderNo: string; answeredAt: string } | Problem> {
  let readers: string[] = []
  const answer = await once<{ orderNo: string; answeredAt: string }>(context, actor, async (work) => {
    const found = await ownWaiting(work, actor, request)
    if (isProblem(found)) return found
    const { order } = found
    if (!found.notice.now) return problem('flightCancelled', { field: 'eventId' })
    if (!found.isFree) return problem('couponTaken', { field: 'orderNo' })
    const by = { kind: 'booker', id: actor.employeeId, name: actor.name } as const
    const taken = await takeOver(work, found, { by, answer: 'accepted', notification: true })
    if (isProblem(taken)) return taken
    readers = taken
    return { orderNo: order.orderNo, answeredAt: work.context.clock.now().toISOString() }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, readers)
  return answer
}

/** The booker asks the agency at once: it calls with other ways than the page has. */
export async function giveNoticeToDesk(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof giveIntlNoticeToDesk>,
): Promise<{ orderNo: string; answeredAt: string } | Problem> {
  const answer = await once<{ orderNo: string; answeredAt: string }>(context, actor, async (work) => {
    const found = await ownWaiting(work, actor, request)
    if (isProblem(found)) return found
    if (!found.isFree) return problem('couponTaken', { field: 'orderNo' })
    await handOver(work, found.notice)
    return { orderNo: request.orderNo, answeredAt: work.context.clock.now().toISOString() }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId])
  return answer
}

/** Given once: the promise of time counts from then. */
async function handOver(work: Work, notice: IntlNotice): Promise<void> {
  if (notice.answer === 'desk') return
  await answerNotice(work, notice, 'desk', work.context.clock.now())
  await markAgencyWork(work.sql, work.enterpriseId)
}

/** A notice of one's own order that still waits for an answer; the order is locked. */
async function ownWaiting(work: Work, actor: Actor, asked: Asked): Promise<Waiting | Problem> {
  const [order] = await lockOrders(work, [asked.orderNo])
  return order && order.bookerId === actor.employeeId && order.product === 'intlFlight'
    ? waiting(work, order, asked)
    : problem('orderUnknown', { field: 'orderNo' })
}

/** A notice that still waits for an answer, with the order that it is about. */
export async function waiting(work: Work, order: OrderRow, { segment, eventId }: Asked): Promise<Waiting | Problem> {
  const [segments, kept, all] = await Promise.all([
    findIntlSegments(work, [order.orderNo]),
    findIntlOrder(work, order.orderNo),
    findNotices(work, order.orderNo),
  ])
  if (!all.some((each) => each.segment === segment && each.eventId === eventId))
    return problem('scheduleNoticeUnknown', { field: 'eventId' })
  const notice = lastNotices(all, { segments, kept }).find((each) => each.segment === segment && each.eventId === eventId)
  if (!notice || !isWaiting(work, order, notice)) return problem('scheduleNoticeOver', { field: 'eventId' })
  const isFree = (await segmentsOf(work, order.orderNo)).free.has(segment)
  return { order, segments, kept, notice, isFree }
}

function isWaiting({ context }: Work, { kind, state }: OrderRow, notice: IntlNotice): boolean {
  const isOpen = isPending(notice) || (notice.kind === 'restored' && notice.answer === null)
  return isOpen && nextState(kind, state, 'reschedule') !== undefined && new Date(leavesAt(notice)) > context.clock.now()
}

/** Minutes until it is looked again whether a refund or change has let go of a flight. */
const lookAgainIn = 60

/**
 * What nobody answered by its deadline (docs/decisions/0068): what was restored is taken over, a small change is accepted, a large one is
 * handed to the agency, whose staff calls.
 */
export const settleUnanswered: NonNullable<Notices['unanswered']> = async (work, asked) => {
  const [order] = await lockOrders(work, [asked.orderNo])
  const found = order ? await waiting(work, order, asked) : undefined
  if (!found || isProblem(found) || found.notice.answer !== null) return []
  const { notice, isFree } = found
  const now = work.context.clock.now()
  if (!isFree) {
    if (await isGone(work, asked)) return []
    await settleNoticeAt(work, asked, new Date(addMinutes(now.toISOString(), lookAgainIn)))
    return []
  }
  const answer = silentAnswer(notice)
  if (answer !== 'desk' && notice.now) {
    const taken = await takeOver(work, found, { by: system, answer, notification: answer === 'silent' })
    if (isProblem(taken)) throw new Error(`new times of ${asked.orderNo} could not be taken over: ${taken.problem}`)
    return taken
  }
  await handOver(work, notice)
  const travellers = await findOrderTravellers(work, [asked.orderNo])
  return [found.order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
}

const silentAnswer = ({ kind, isLarge: large }: IntlNotice): NoticeAnswer =>
  kind === 'restored' ? 'restored' : large ? 'desk' : 'silent'

/** Nobody has a coupon of the flight any more. */
async function isGone(work: Work, { orderNo, segment }: Asked): Promise<boolean> {
  const tickets = await findTickets(work, orderNo)
  return !tickets.some(({ coupons }) => coupons.some((coupon) => coupon.segment === segment && coupon.state === 'open'))
}

/** The carrier hears that tickets go by its new times. */
export const confirmTimes: NonNullable<Notices['confirm']> = {
  async request(work, { orderNo, segment, eventId }): Promise<IntlAirAcceptance> {
    const tickets = await findTickets(work, orderNo)
    const own = tickets.filter(({ coupons }) => coupons.some((coupon) => coupon.segment === segment))
    return { ticketNos: own.map(({ ticketNo }) => ticketNo), eventId }
  },
  ask: (context, request: IntlAirAcceptance) => context.intlAir.acceptChange(asking(context), request),
  keep: () => Promise.resolve(),
}
