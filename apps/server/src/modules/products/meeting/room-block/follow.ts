import { sum } from '@sojourn/domain/kit/money'
import { blockCharge, isBlockOpen, keptAtCutOff, type KeptBlock } from '@sojourn/domain/products/meeting/room-block'
import type { Context, Work } from '../../../../context'
import { finishJob } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { inTransaction } from '../../../../work'
import { takesAnswers } from '../attendees/takes-answers'
import { findOrders, lockOrders } from '../../../booking/order/store'
import { findMeeting } from '../order/meeting-store'
import type { OwnMeeting } from '../order/open-meeting'
import { recordAndTell } from '../order/record-step'
import { findBlock, keepBlock } from './block-store'
import { datedAnswers } from './guests'
import { tellVenue } from './tell-venue'

interface RoomsJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Before the cut-off of rooms that are held for a meeting: tells the organiser; after it: gives back what nobody took. */
export async function followRooms(context: Context, { id, enterpriseId, payload }: RoomsJob): Promise<void> {
  const orderNo = payload['orderNo']!
  const isOver = await inTransaction(context, enterpriseId, async (work) => {
    await lockOrders(work, [orderNo])
    const due = await blockOfJob(work, orderNo, payload['cutOff']!)
    if (!due) return true
    if (!isBlockOpen(due.block, chinaDate(context.clock.now()))) return close(work, due)
    await finishJob(work.sql, id)
    return remind(work, due)
  })
  if (!isOver) return
  // Begun again after a failure, the job finds the rooms closed: only this is left of it.
  await tellVenue(context, enterpriseId, orderNo)
  await inTransaction(context, enterpriseId, ({ sql }) => finishJob(sql, id))
}

interface DueBlock {
  own: OwnMeeting
  block: KeptBlock
  answers: Awaited<ReturnType<typeof datedAnswers>>
}

/** Undefined where the rooms were changed to another cut-off, or are closed, or the meeting does not take place. */
async function blockOfJob(work: Work, orderNo: string, cutOff: string): Promise<DueBlock | undefined> {
  const [[order], block] = await Promise.all([findOrders(work, [orderNo]), findBlock(work, orderNo)])
  if (!order || !block || block.cutOff !== cutOff || block.kept || block.nights.length === 0) return undefined
  const own = { order, meeting: await findMeeting(work, orderNo) }
  return takesAnswers(work.context, own) ? { own, block, answers: await datedAnswers(work, orderNo) } : undefined
}

async function close(work: Work, { own, block, answers }: DueBlock): Promise<true> {
  const { orderNo } = own.order
  const kept = keptAtCutOff(block, answers)
  await keepBlock(work, orderNo, { ...block, kept })
  const count = sum(kept.map(({ rooms }) => rooms))
  await recordAndTell(work, own.order, '', { step: 'roomsReleased', detail: { count } })
  return true
}

async function remind(work: Work, { own, block, answers }: DueBlock): Promise<false> {
  const count = blockCharge(block, answers).picked
  await recordAndTell(work, own.order, '', { step: 'roomsDue', detail: { count, what: block.cutOff } })
  return false
}
