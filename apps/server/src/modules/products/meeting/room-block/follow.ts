import { sum } from '@sojourn/domain/kit/money'
import {
  blockCharge,
  isBlockOpen,
  keptAtCutOff,
  type KeptBlock,
  type NightRooms,
} from '@sojourn/domain/products/meeting/room-block'
import type { Context, Work } from '../../../../context'
import { finishJob } from '../../../../db/queue'
import { chinaDate } from '../../../../kit/clock'
import { inCompany, inTransaction } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { takesAnswers } from '../attendees/takes-answers'
import { hallKeyOf } from '../fulfilment/hall'
import { findOrders, lockOrders } from '../../../booking/order/store'
import { findMeeting, type MeetingRow } from '../order/meeting-store'
import type { OwnMeeting } from '../order/open-meeting'
import { recordAndTell } from '../order/record-step'
import { findBlock, keepBlock } from './block-store'
import { datedAnswers } from './guests'

interface RoomsJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/** Before the cut-off of rooms that are held for a meeting: tells the organiser; after it: gives back what nobody took. */
export async function followRooms(context: Context, job: RoomsJob): Promise<void> {
  const { enterpriseId, payload } = job
  const orderNo = payload['orderNo']!
  const due = await inCompany(context, enterpriseId, (work) => blockOfJob(work, orderNo, payload['cutOff']!))
  const isOver = due !== undefined && !isBlockOpen(due.block, chinaDate(context.clock.now()))
  const kept = due && isOver ? keptAtCutOff(due.block, due.answers) : undefined
  if (due && kept) await giveBack(context, { enterpriseId, orderNo, meeting: due.own.meeting, kept })
  await inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, job.id)
    if (!due) return
    await lockOrders(work, [orderNo])
    await (kept ? close(work, due, kept) : remind(work, due))
  })
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

interface KeptRooms {
  enterpriseId: number
  orderNo: string
  meeting: MeetingRow
  kept: NightRooms[]
}

async function giveBack(context: Context, { enterpriseId, orderNo, meeting, kept }: KeptRooms): Promise<void> {
  const { cityId, plan } = meeting.body
  const key = hallKeyOf(enterpriseId, orderNo)
  await context.venues.holdRooms(asking(context), { key, cityId, venueKey: plan.venueKey, nights: kept })
}

async function close(work: Work, { own, block }: DueBlock, kept: NightRooms[]): Promise<void> {
  const { orderNo } = own.order
  await keepBlock(work, orderNo, { ...block, kept })
  const count = sum(kept.map(({ rooms }) => rooms))
  await recordAndTell(work, own.order, '', { step: 'roomsReleased', detail: { count } })
}

const remind = (work: Work, { own, block, answers }: DueBlock): Promise<void> =>
  recordAndTell(work, own.order, '', {
    step: 'roomsDue',
    detail: { count: blockCharge(block, answers).picked, what: block.cutOff },
  })
