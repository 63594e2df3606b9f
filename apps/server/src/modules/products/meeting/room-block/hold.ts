import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { nightsAround } from '@sojourn/domain/products/meeting/attendees'
import { isBlockOpen, newBlock, type KeptBlock, type NightRooms } from '@sojourn/domain/products/meeting/room-block'
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
import { findBlock, keepBlock } from './block-store'

type Request = RequestOf<typeof holdMeetingRooms>

/** Fen of a room and night as the venue quoted it; undefined where its offer has no rooms. */
export const roomRate = ({ body }: OwnMeeting['meeting']): number | undefined =>
  body.plan.lines.find(({ kind }) => kind === 'rooms')?.unit

/** The venue holds exactly these rooms, all or none, instead of those that it held before. */
export async function holdRooms(context: Context, actor: Actor, request: Request): Promise<{ orderNo: string } | Problem> {
  const refused = (await answeredBefore(context, actor)) ? undefined : await askVenue(context, actor, request)
  return actOnMeeting(context, actor, request.orderNo, async (work, own) => {
    if (refused) return refused
    const rate = roomRate(own.meeting)
    const wrong = await refuseRooms(work, own, request)
    if (wrong) return wrong
    const nights = heldOf(request)
    const before = await findBlock(work, request.orderNo)
    const block = newBlock(nights, { rate: rate!, today: chinaDate(context.clock.now()) })
    await keepBlock(work, request.orderNo, block)
    if (before?.cutOff !== block.cutOff) await followLater(work, request.orderNo, block)
    const count = sum(nights.map(({ rooms }) => rooms))
    await recordStep(work, request.orderNo, actor.agent?.name ?? actor.name, { step: 'roomsHeld', detail: { count } })
    return undefined
  })
}

const heldOf = ({ nights }: Request): NightRooms[] =>
  nights.filter(({ rooms }) => rooms > 0).toSorted((one, other) => (one.night < other.night ? -1 : 1))

/** The venue is asked before anything is kept: asked again, it holds the same. */
async function askVenue(context: Context, actor: Actor, request: Request): Promise<Problem | undefined> {
  const { enterpriseId, language } = actor
  const own = await inCompany<OwnMeeting | Problem>(context, enterpriseId, async (work) => {
    const found = await ownMeeting(work, actor, request.orderNo, { lock: false })
    return isProblem(found) ? found : ((await refuseRooms(work, found, request)) ?? found)
  })
  if (isProblem(own)) return own
  const { cityId, plan } = own.meeting.body
  const key = hallKeyOf(enterpriseId, request.orderNo)
  const answer = await context.venues.holdRooms(asking(context), {
    key,
    cityId,
    venueKey: plan.venueKey,
    nights: heldOf(request),
  })
  if (isVenueFailure(answer)) return problem('meetingRoomsUnquoted', { field: 'orderNo' })
  if ('held' in answer) return undefined
  const detail = { night: dayInWords(answer.shortOn, language), left: answer.left }
  return problem('meetingRoomsShort', { field: `nights.${answer.shortOn}`, detail })
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

/** The organiser hears of the cut-off three days and one day before it; what nobody took goes back when it is over. */
async function followLater({ context, sql, enterpriseId }: Work, orderNo: string, { cutOff }: KeptBlock): Promise<void> {
  const now = context.clock.now()
  const moments = [
    ...[3, 1].map((days) => localInstant(addDays(cutOff, -days), '09:00', chinaOffsetMinutes)),
    localInstant(addDays(cutOff, 1), '00:05', chinaOffsetMinutes),
  ]
  const due = moments.map((at) => new Date(at)).filter((at) => at > now)
  const task = { kind: 'meeting.rooms' as const, enterpriseId, payload: { orderNo, cutOff } }
  await enqueue(sql, ...due.map((runAt) => ({ ...task, id: newId(now), runAt })))
}
