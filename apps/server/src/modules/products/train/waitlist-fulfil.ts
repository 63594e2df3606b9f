import { isRailFailure, type RailFailure, type RailWaitlistState } from '@sojourn/supply/ports/rail'
import type { Context } from '../../../context'
import type { IssueResult, SuppliedOrder } from '../../../capabilities/fulfilment'
import { attempt } from '../../../db/attempt'
import type { Sql } from '../../../db/sql'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { rewriteOrder } from '../../booking/order/rewrite-store'
import { findOrders, findOrderTravellers } from '../../booking/order/store'
import { isSameRide } from './choose'
import { issuedTickets, keepTickets, ticketedPlaces } from './tickets'
import { logDocuments, railKey, railPassenger } from './lock'
import { segmentOf, titleOf } from './order-record'
import { findPlaces, updateTrainOrder, type TrainOrderRow } from './order-store'
import { keepWait, passengersOfOrder } from './secure'
import { passingWait } from './supply'
import { railChoice } from './to-supply'
import { waitlistOf } from './waitlist-wishes'

/** How often the railway is asked whether seats came back. */
const askAgainMs = 60_000

/** A paid waitlist joins the railway's queue, and becomes tickets as soon as the railway has matched it (handbook 3.6). */
export async function fulfilWaitlist(
  context: Context,
  sql: Sql,
  order: SuppliedOrder,
  kept: TrainOrderRow,
): Promise<IssueResult> {
  const waitlistNo = kept.waitlistNo ?? (await join(context, sql, order, kept))
  if (typeof waitlistNo !== 'string') return refused(context, sql, order, kept, waitlistNo)
  const [now] = await context.rail.waitlists(supplyContext(context, sql), { waitlistNos: [waitlistNo] })
  if (!now) throw new Error(`the railway does not know waitlist ${waitlistNo}`)
  if (now.state === 'waiting') return { askAgainAt: nextLook(context.clock.now(), deadlineOf(kept)) }
  if (now.state === 'left') return { left: true }
  return now.fulfilled ? take(sql, order, kept, now.fulfilled) : { failure: 'waitlistExpired' }
}

const deadlineOf = (kept: TrainOrderRow): Date => new Date(waitlistOf(kept).deadline)

/** A railway that is silent or closed is asked again until the wait is over. */
async function refused(
  context: Context,
  sql: Sql,
  { enterpriseId }: SuppliedOrder,
  kept: TrainOrderRow,
  { failure }: RailFailure,
): Promise<IssueResult> {
  const waits = passingWait(context, failure, deadlineOf(kept))
  if (!waits) return { failure: failure === 'waitlistClosed' ? 'waitlistExpired' : failure }
  await keepWait(sql, enterpriseId, kept, waits)
  return { askAgainAt: new Date(waits.until) }
}

/** Joins under the order's key, as often as it takes; the documents that the railway gets are written down the first time. */
async function join(
  context: Context,
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  kept: TrainOrderRow,
): Promise<string | RailFailure> {
  const passengers = await passengersOfOrder(context, sql, enterpriseId, orderNo)
  if (!kept.wishes.waits) await logDocuments(context, sql, { enterpriseId, orderNo, employeeId: 'system', passengers })
  const joined = await attempt(sql, () =>
    context.rail.joinWaitlist(supplyContext(context, sql), {
      key: railKey(enterpriseId, orderNo),
      choices: waitlistOf(kept).choices.map(railChoice),
      passengers: passengers.map(railPassenger),
      deadline: deadlineOf(kept),
    }),
  )
  if (isRailFailure(joined)) return joined
  await keepWait(sql, enterpriseId, kept, undefined)
  await updateTrainOrder(sql, enterpriseId, orderNo, joined)
  return joined.waitlistNo
}

/** Every minute, and once more when the wait is over. */
function nextLook(now: Date, deadline: Date): Date {
  const soon = new Date(now.getTime() + askAgainMs)
  return deadline > now && deadline < soon ? deadline : soon
}

/** The order becomes the ride that was taken; what was paid in advance beyond its fare goes back. */
async function take(
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  kept: TrainOrderRow,
  { choice, purchaseNo, tickets }: NonNullable<RailWaitlistState['fulfilled']>,
): Promise<IssueResult> {
  const taken = waitlistOf(kept).choices.find((each) => isSameRide(each, choice) && each.seatClass === choice.seat)
  const [[order], travellers, places] = await Promise.all([
    findOrders(sql, enterpriseId, [orderNo]),
    findOrderTravellers(sql, enterpriseId, [orderNo]),
    findPlaces(sql, enterpriseId, orderNo),
  ])
  if (!taken || !order) throw new Error(`waitlist ${orderNo} was matched with what it did not ask for`)
  const segment = segmentOf(taken, 0)
  const instead = {
    ...order,
    title: titleOf([taken]),
    departAt: new Date(segment.departAt),
    arriveAt: new Date(segment.arriveAt),
  }
  await rewriteOrder(sql, enterpriseId, instead, {
    segments: [segment],
    violations: travellers.map(({ violations }) => violations),
  })
  await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo })
  const held = ticketedPlaces(places, tickets)
  return { tickets: issuedTickets(held), returned: await keepTickets(sql, enterpriseId, orderNo, held) }
}
