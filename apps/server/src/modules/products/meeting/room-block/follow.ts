import { sum } from '@sojourn/domain/kit/money'
import {
  blockCharge,
  isBlockOpen,
  keptAtCutOff,
  pickedBy,
  withBooked,
  type KeptBlock,
} from '@sojourn/domain/products/meeting/room-block'
import type { Context, Work } from '../../../../context'
import { finishJob } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { inTransaction } from '../../../../work'
import { isConfirmed } from '../attendees/takes-answers'
import { findOrders, lockOrders } from '../../../booking/order/store'
import { findMeeting } from '../order/meeting-store'
import type { OwnMeeting } from '../order/open-meeting'
import { recordAndTell } from '../order/record-step'
import type { HeldRooms } from '@sojourn/supply/ports/venue'
import { findBlock, keepBlock } from '../order/block-store'
import { heldRooms } from './block-told'
import { datedAnswers } from './guests'
import { tellVenue } from './tell-venue'

interface RoomsJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Before the cut-off of rooms that are held for a meeting: tells the organiser; after it: gives back what nobody took; after the event: keeps what was taken. */
export async function followRooms(context: Context, { id, enterpriseId, payload }: RoomsJob): Promise<void> {
  const orderNo = payload['orderNo']!
  const rooms = await heldRooms(context, enterpriseId, orderNo)
  const isOver = await inTransaction(context, enterpriseId, async (work) => {
    await lockOrders(work, [orderNo])
    const due = await blockOfJob(work, { orderNo, cutOff: payload['cutOff']!, rooms })
    const today = chinaDate(context.clock.now())
    if (due && isBlockOpen(due.block, today)) {
      await finishJob(work.sql, id)
      await remind(work, due)
      return false
    }
    if (due && !due.block.kept) await close(work, due)
    else if (due && due.own.meeting.body.plan.days.at(-1)! < today) await settle(work, due)
    return true
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

interface AskedBlock {
  orderNo: string
  cutOff: string
  /** As the hotel says. */
  rooms: readonly HeldRooms[]
}

/** Undefined where the rooms were changed to another cut-off, or the meeting does not take place. */
async function blockOfJob(work: Work, { orderNo, cutOff, rooms }: AskedBlock): Promise<DueBlock | undefined> {
  const [[order], block] = await Promise.all([findOrders(work, [orderNo]), findBlock(work, orderNo)])
  if (!order || !block || block.cutOff !== cutOff || block.nights.length === 0) return undefined
  const own = { order, meeting: await findMeeting(work, orderNo) }
  return isConfirmed(own) ? { own, block: withBooked(block, rooms), answers: await datedAnswers(work, orderNo) } : undefined
}

/** Rooms that were taken, once. */
async function settle(work: Work, { own, block, answers }: DueBlock): Promise<void> {
  if (!block.picked) await keepBlock(work, own.order.orderNo, { ...block, picked: pickedBy(block, answers) })
}

async function close(work: Work, { own, block, answers }: DueBlock): Promise<void> {
  const { orderNo } = own.order
  const kept = keptAtCutOff(block, answers)
  const { booked: _booked, ...open } = block
  await keepBlock(work, orderNo, { ...open, kept })
  const count = sum(kept.map(({ rooms }) => rooms))
  await recordAndTell(work, own.order, '', { step: 'roomsReleased', detail: { count } })
}

async function remind(work: Work, { own, block, answers }: DueBlock): Promise<void> {
  const count = blockCharge(block, answers).picked
  await recordAndTell(work, own.order, '', { step: 'roomsDue', detail: { count, what: block.cutOff } })
}
