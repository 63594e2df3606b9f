import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { given } from '@sojourn/domain/kit/given'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { nightsAround } from '@sojourn/domain/products/meeting/attendees'
import {
  isBlockOpen,
  newBlock,
  nightBelowBooked,
  type KeptBlock,
  type NightRooms,
} from '@sojourn/domain/products/meeting/room-block'
import { isVenueFailure } from '@sojourn/supply/ports/venue'
import type { Actor, Context, Work } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { enqueue } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { takesAnswers } from '../attendees/takes-answers'
import { hallKeyOf } from '../fulfilment/hall'
import { actOnMeeting, ownMeeting, type OwnMeeting } from '../order/open-meeting'
import { recordStep } from '../order/record-step'
import { findBlock, keepBlock } from '../order/block-store'
import { heldRooms } from './block-told'
import { tellVenue } from './tell-venue'

type Request = RequestOf<typeof holdMeetingRooms>

/** Fen of a room and night as the venue quoted it; undefined where its offer has no rooms. */
export const roomRate = ({ body }: OwnMeeting['meeting']): number | undefined =>
  body.plan.lines.find(({ kind }) => kind === 'rooms')?.unit

/** The venue holds exactly these rooms, all or none, instead of those that it held before; of two changes at once the first that is kept stands. */
export async function holdRooms(context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> {
  const { orderNo } = request
  const asked = (await answeredBefore(context, actor)) ? undefined : await askVenue(context, actor, request)
  const answer = await actOnMeeting(context, actor, orderNo, async (work, own) => {
    if (isProblem(asked)) return asked
    return (await refuseRooms(work, own, request)) ?? keep(work, { actor, own, request, ...asked })
  })
  if (asked && !isProblem(asked) && isProblem(answer)) await tellVenue(context, actor.enterpriseId, orderNo)
  return answer
}

interface Keeping {
  actor: Actor
  own: OwnMeeting
  request: Request
  /** What was kept when the venue was asked. */
  seen?: KeptBlock | undefined
  hotelId?: string
}

async function keep(work: Work, { actor, own, request, seen, hotelId }: Keeping): Promise<Problem | undefined> {
  const { orderNo } = request
  const before = await findBlock(work, orderNo)
  if (JSON.stringify(before) !== JSON.stringify(seen)) return problem('meetingStepIllegal', { field: 'orderNo' })
  const block = { ...blockOf(work.context, own, request), ...given({ hotelId }) }
  await keepBlock(work, orderNo, block)
  if (before?.cutOff !== block.cutOff) await followLater(work, own, block)
  const count = sum(block.nights.map(({ rooms }) => rooms))
  await recordStep(work, orderNo, actor.agent?.name ?? actor.name, { step: 'roomsHeld', detail: { count } })
  return undefined
}

const heldOf = ({ nights }: Request): NightRooms[] =>
  nights.filter(({ rooms }) => rooms > 0).toSorted((one, other) => (one.night < other.night ? -1 : 1))

const blockOf = ({ clock }: Context, { meeting }: OwnMeeting, request: Request): KeptBlock =>
  newBlock(heldOf(request), { rate: roomRate(meeting)!, today: chinaDate(clock.now()) })

/** The venue is asked before anything is kept: asked again, it holds the same. What was kept before it was. */
async function askVenue(context: Context, actor: Actor, request: Request): Promise<Pick<Keeping, 'seen' | 'hotelId'> | Problem> {
  const { enterpriseId, language } = actor
  const found = await inCompany(context, enterpriseId, (work) => openRooms(work, actor, request))
  if (isProblem(found)) return found
  const { cityId, plan } = found.meeting.body
  const key = hallKeyOf(enterpriseId, request.orderNo)
  const block = blockOf(context, found, request)
  const below = nightBelowBooked(block.nights, await heldRooms(context, enterpriseId, request.orderNo))
  if (below) {
    const detail = { night: dayInWords(below.night, language), booked: below.booked }
    return problem('meetingRoomsBooked', { field: `nights.${below.night}`, detail })
  }
  const answer = await context.venues.holdRooms(asking(context), {
    key,
    cityId,
    venueKey: plan.venueKey,
    nights: block.nights,
    rate: block.rate,
    cutOff: block.cutOff,
  })
  if (isVenueFailure(answer)) return problem('meetingRoomsUnquoted', { field: 'orderNo' })
  if ('held' in answer) return { seen: found.seen, hotelId: answer.hotelId }
  const detail = { night: dayInWords(answer.shortOn, language), left: answer.left }
  return problem('meetingRoomsShort', { field: `nights.${answer.shortOn}`, detail })
}

async function openRooms(work: Work, actor: Actor, request: Request): Promise<(OwnMeeting & Pick<Keeping, 'seen'>) | Problem> {
  const own = await ownMeeting(work, actor, request.orderNo, { lock: false })
  if (isProblem(own)) return own
  const seen = await findBlock(work, request.orderNo)
  return (await refuseRooms(work, own, request)) ?? { ...own, seen }
}

/** Why these rooms are not to be held now. */
async function refuseRooms(work: Work, own: OwnMeeting, { orderNo, nights }: Request): Promise<Problem | undefined> {
  const { context } = work
  if (!takesAnswers(context, own)) return problem('meetingStepIllegal', { field: 'orderNo' })
  if (roomRate(own.meeting) === undefined) return problem('meetingRoomsUnquoted', { field: 'orderNo' })
  const today = chinaDate(context.clock.now())
  const block = await findBlock(work, orderNo)
  if (block && block.nights.length > 0 && !isBlockOpen(block, today)) return problem('meetingRoomsClosed', { field: 'orderNo' })
  const possible = nightsAround(own.meeting.body.plan.days).filter((night) => night >= today)
  const named = nights.map(({ night }) => night)
  const isWrong = named.some((night) => !possible.includes(night)) || new Set(named).size < named.length
  return isWrong ? problem('meetingRoomsWrong', { field: 'nights' }) : undefined
}

/** The organiser hears of the cut-off three days and one day before it; what nobody took goes back when it is over, what was taken is kept after the event. */
async function followLater(
  { context, sql, enterpriseId }: Work,
  { order, meeting }: OwnMeeting,
  { cutOff }: KeptBlock,
): Promise<void> {
  const now = context.clock.now()
  const moments = [
    ...[3, 1].map((days) => localInstant(addDays(cutOff, -days), '09:00', chinaOffsetMinutes)),
    ...[cutOff, meeting.body.plan.days.at(-1)!].map((day) => localInstant(addDays(day, 1), '00:05', chinaOffsetMinutes)),
  ]
  const due = moments.map((at) => new Date(at)).filter((at) => at > now)
  const task = { kind: 'meeting.rooms' as const, enterpriseId, payload: { orderNo: order.orderNo, cutOff } }
  await enqueue(sql, ...due.map((runAt) => ({ ...task, id: newId(now), runAt })))
}
