import { orderStates } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  declineLocalTrainOrder,
  fulfilLocalTrainOrder,
  getLocalTrainOrders,
  LocalTrainOrder,
} from '@sojourn/contract/products/train-local.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import type { Actor, Context } from '../../../context'
import { enqueue } from '../../../db/queue'
import type { Sql } from '../../../db/sql'
import { newId } from '../../../kit/id'
import { findOrders, findOrderSegments, findOrderTravellers, lockOrders } from '../../booking/order/store'
import { isServed } from '../../booking/settings/store'
import type { KeptRide } from './kept-ride'
import { localMinutes } from './local'
import { rideOf } from './order-ride'
import {
  findLocalOrders,
  findPlaces,
  findTrainOrder,
  updateTrainOrder,
  writePlaces,
  type PlaceRow,
  type TrainOrderRow,
} from './order-store'

type Fulfilled = ResponseOf<typeof fulfilLocalTrainOrder>

/** Paid orders of a served company that wait for the ticket office (handbook 3.10). */
export async function localOrders(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getLocalTrainOrders>,
): Promise<ResponseOf<typeof getLocalTrainOrders> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return context.database.tenant(enterpriseId, async (sql) => {
    const found = await findLocalOrders(sql, enterpriseId, orderStates.code('issuing'))
    const list: LocalTrainOrder[] = []
    for (const { orderNo } of found) list.push(await localOrder(sql, actor, enterpriseId, orderNo))
    return { list }
  })
}

async function localOrder(sql: Sql, actor: Actor, enterpriseId: number, orderNo: string): Promise<LocalTrainOrder> {
  const [[order], kept, segments, travellers, places] = await Promise.all([
    findOrders(sql, enterpriseId, [orderNo]),
    findTrainOrder(sql, enterpriseId, orderNo),
    findOrderSegments<KeptRide>(sql, enterpriseId, [orderNo]),
    findOrderTravellers(sql, enterpriseId, [orderNo]),
    findPlaces(sql, enterpriseId, orderNo),
  ])
  const { account = 'office' } = kept!.wishes
  return {
    orderNo,
    title: order!.title[actor.language],
    promisedBy: addMinutes(order!.updatedAt.toISOString(), localMinutes),
    account: trainRulesText[actor.language].accounts[account],
    remark: order!.remark,
    total: order!.total,
    rides: segments.map((row) => rideOf(row, actor.language)),
    travellers: travellers.map(({ position, name, credentialType, credentialMasked }) => ({
      traveller: position,
      name,
      credentialType,
      credentialNumber: credentialMasked,
      child: places.some(({ traveller, child }) => traveller === position && child),
    })),
  }
}

/** The office enters what it bought, and the order is issued; entering the same again changes nothing. */
export const fulfilLocal = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof fulfilLocalTrainOrder>,
): Promise<Fulfilled | Problem> =>
  atOffice<Fulfilled>(context, actor, request, async (sql, kept) => {
    const { enterpriseId, orderNo, purchaseNo } = request
    if (kept.purchaseNo === purchaseNo) return { orderNo, purchaseNo }
    if (kept.purchaseNo) return problem('localOrderDone', { field: 'orderNo' })
    const places = boughtPlaces(await findPlaces(sql, enterpriseId, orderNo), request)
    if (isProblem(places)) return places
    await writePlaces(sql, enterpriseId, orderNo, places)
    await updateTrainOrder(sql, enterpriseId, orderNo, { purchaseNo })
    return { orderNo, purchaseNo }
  })

/** The office could not buy: the order fails, and all money goes back. */
export const declineLocal = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof declineLocalTrainOrder>,
): Promise<{ orderNo: string } | Problem> =>
  atOffice(context, actor, request, async (sql, kept) => {
    if (kept.purchaseNo) return problem('localOrderDone', { field: 'orderNo' })
    const wishes = { ...kept.wishes, declined: true }
    await updateTrainOrder(sql, request.enterpriseId, request.orderNo, { wishes })
    return { orderNo: request.orderNo }
  })

/** Every traveller has one place on every ride, at no more than was paid for it. */
function boughtPlaces(open: readonly PlaceRow[], request: RequestOf<typeof fulfilLocalTrainOrder>): PlaceRow[] | Problem {
  const bought = open.map((place, index): PlaceRow | undefined => {
    const given = request.places.filter(({ traveller, ride }) => traveller === place.traveller && ride === place.segment)
    const [one] = given
    if (!one || given.length > 1 || one.price > place.price) return undefined
    const { coach, place: at, berth = null, price, gate } = one
    return { ...place, coach, place: at, berth, price, gate, ticketNo: `${request.purchaseNo}${index + 1}` }
  })
  const places = bought.flatMap((place) => place ?? [])
  const complete = places.length === open.length && request.places.length === open.length
  return complete ? places : problem('localPlacesWrong', { field: 'places' })
}

/** Work on a paid local order of a served company, after which its issue is asked for at once. */
async function atOffice<Answer>(
  context: Context,
  actor: Actor,
  { enterpriseId, orderNo }: { enterpriseId: number; orderNo: string },
  work: (sql: Sql, kept: TrainOrderRow) => Promise<Answer | Problem>,
): Promise<Answer | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  const answer = await context.database.transaction<Answer | Problem>(enterpriseId, async (sql) => {
    const [order] = await lockOrders(sql, enterpriseId, [orderNo])
    const kept = order && (await findTrainOrder(sql, enterpriseId, orderNo))
    if (!order || kept?.way !== 'local') return problem('orderUnknown', { field: 'orderNo' })
    if (order.state !== orderStates.code('issuing') || kept.wishes.declined)
      return problem('localOrderDone', { field: 'orderNo' })
    const done = await work(sql, kept)
    if (isProblem(done)) return done
    const now = context.clock.now()
    await enqueue(sql, { id: newId(now), kind: 'order.issue', enterpriseId, payload: { orderNo }, runAt: now })
    return done
  })
  if (!isProblem(answer)) context.wakeJobs()
  return answer
}

async function refuseUnserved(context: Context, actor: Actor, enterpriseId: number): Promise<Problem | undefined> {
  const served = await context.database.tenant(actor.enterpriseId, (sql) => isServed(sql, actor.enterpriseId, enterpriseId))
  return served ? undefined : problem('customerNotServed', { field: 'enterpriseId' })
}
