import { isProblem } from '@sojourn/contract/kit/problems'
import { isRailFailure, type RailFailure, type RailWaitlistRequest, type RailWaitlistState } from '@sojourn/supply/ports/rail'
import type { Fulfilment, Work } from '../../../../context'
import type { IssueResult, SuppliedOrder } from '../../../../capabilities/fulfilment'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { bookerOf } from '../../../booking/lifecycle/leave'
import { rewriteOrder } from '../../../booking/order/rewrite-store'
import { findOrders, findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { isSameRide } from '../search/choose'
import { issuedTickets, keepTickets, ticketedPlaces } from '../order/tickets'
import { logDocuments, railKey } from '../fulfilment/lock'
import { railChoice, railPassenger } from '../supply/to-supply'
import { segmentOf, titleOf } from '../book/order-record'
import { findPlaces, trainOrder, updateTrainOrder, type TrainOrderRow } from '../order/order-store'
import { keepWait, passengersOfOrder } from '../fulfilment/secure'
import { passingWait } from '../supply/supply'
import { dropFromWait } from './waitlist-drop'
import { waitlistOf } from '../search/waitlist-wishes'

/** How often the railway is asked whether seats came back. */
const askAgainMs = 60_000

interface Asked {
  /** An answer to joining was kept. */
  joined: boolean
  wait: RailWaitlistRequest
}
type Answer = RailWaitlistState | RailFailure

/**
 * A paid waitlist joins the railway's queue, under the order's key as often as it takes, and becomes tickets as soon as the railway has
 * matched it (handbook 3.6).
 */
export const issueFromWaitlist: Fulfilment['issue'] = {
  async request(work, { enterpriseId, orderNo }): Promise<Asked> {
    const kept = await trainOrder(work, orderNo)
    const joined = kept.waitlistNo !== null
    const passengers = await passengersOfOrder(work, orderNo)
    const isFirst = !joined && !kept.wishes.waits
    if (isFirst) await logDocuments(work, { enterpriseId, orderNo, employeeId: 'system', passengers })
    const wait = {
      key: railKey(enterpriseId, orderNo),
      choices: waitlistOf(kept).choices.map(railChoice),
      passengers: passengers.map(railPassenger),
      deadline: deadlineOf(kept),
    }
    return { joined, wait }
  },
  async ask(context, { joined, wait }: Asked): Promise<Answer> {
    const { rail } = context
    const answer = joined ? undefined : await rail.joinWaitlist(asking(context), wait)
    if (answer && isRailFailure(answer)) return answer
    const now = await rail.waitlist(asking(context), { key: wait.key, passengers: wait.passengers })
    if (!now) throw new Error(`the railway does not know the waitlist of ${wait.key}`)
    return now
  },
  async keep(work, order, _request, answer: Answer): Promise<IssueResult> {
    const { orderNo } = order
    const kept = await trainOrder(work, orderNo)
    if (isRailFailure(answer)) return refused(work, kept, answer)
    await keepWait(work, kept, undefined)
    if (!kept.waitlistNo) await updateTrainOrder(work, orderNo, { waitlistNo: answer.waitlistNo })
    if (answer.state === 'left') return { left: true }
    if (answer.state === 'expired') return { failure: 'waitlistExpired' }
    if (answer.left.length > 0) return dropAll(work, order, answer.left)
    return answer.fulfilled
      ? take(work, order, kept, answer.fulfilled)
      : { askAgainAt: nextLook(work.context.clock.now(), deadlineOf(kept)) }
  },
}

const deadlineOf = (kept: TrainOrderRow): Date => new Date(waitlistOf(kept).deadline)

/** A railway that is silent or closed is asked again until the wait is over; a key that is void was left before it joined. */
async function refused(work: Work, kept: TrainOrderRow, { failure }: RailFailure): Promise<IssueResult> {
  if (failure === 'keyVoid') return { left: true }
  const waits = passingWait(work.context, failure, deadlineOf(kept))
  if (!waits) return { failure: failure === 'waitlistClosed' ? 'waitlistExpired' : failure }
  await keepWait(work, kept, waits)
  return { askAgainAt: new Date(waits.until) }
}

/** The railway let these of the party go, and whoever asked it has not written it down: it is asked again for those who stay. */
async function dropAll(work: Work, { orderNo }: SuppliedOrder, left: readonly number[]): Promise<IssueResult> {
  const [[found], travellers] = await Promise.all([findOrders(work, [orderNo]), findOrderTravellers(work, [orderNo])])
  let order: OrderRow = found!
  const by = await bookerOf(work, order)
  for (const index of left) {
    const smaller = await dropFromWait(work, order, travellers[index]!.employeeId, by)
    if (isProblem(smaller)) throw new Error(`order ${orderNo} could not be left: ${smaller.problem}`)
    order = smaller
  }
  const concerned = [order.bookerId, ...travellers.map(({ employeeId }) => employeeId)]
  return { askAgainAt: work.context.clock.now(), concerned }
}

/** Every minute, and once more when the wait is over. */
function nextLook(now: Date, deadline: Date): Date {
  const soon = new Date(now.getTime() + askAgainMs)
  return deadline > now && deadline < soon ? deadline : soon
}

/** The order becomes the ride that was taken; what was paid in advance beyond its fare goes back. */
async function take(
  tenant: Tenant,
  { orderNo }: SuppliedOrder,
  kept: TrainOrderRow,
  { choice, purchaseNo, tickets }: NonNullable<RailWaitlistState['fulfilled']>,
): Promise<IssueResult> {
  const taken = waitlistOf(kept).choices.find((each) => isSameRide(each, choice) && each.seatClass === choice.seat)
  const [[order], travellers, places] = await Promise.all([
    findOrders(tenant, [orderNo]),
    findOrderTravellers(tenant, [orderNo]),
    findPlaces(tenant, orderNo),
  ])
  if (!taken || !order) throw new Error(`waitlist ${orderNo} was matched with what it did not ask for`)
  const segment = segmentOf(taken, 0)
  const instead = {
    ...order,
    title: titleOf([taken]),
    departAt: new Date(segment.departAt),
    arriveAt: new Date(segment.arriveAt),
  }
  await rewriteOrder(tenant, instead, {
    segments: [segment],
    violations: travellers.map(({ violations }) => violations),
  })
  await updateTrainOrder(tenant, orderNo, { purchaseNo })
  const held = ticketedPlaces(places, tickets)
  return { tickets: issuedTickets(held), returned: await keepTickets(tenant, orderNo, held) }
}
