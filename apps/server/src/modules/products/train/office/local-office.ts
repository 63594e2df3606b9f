import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  declineLocalTrainOrder,
  fulfilLocalTrainOrder,
  getLocalTrainOrders,
  LocalTrainOrder,
  revealLocalTrainDocument,
} from '@sojourn/contract/products/train/local.calls'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { Actor, Context } from '../../../../context'
import { nameAgent } from '../../../../db/once'
import type { Tenant } from '../../../../db/tenant'
import { inCompany, inTransaction } from '../../../../work'
import { newId } from '../../../../kit/id'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { logAccess } from '../../../booking/traveller/store'
import { findRides } from '../order/kept-store'
import { promiseOf } from './local'
import { answerOrder, keepAnswer, officeAgent, officeOf, openOrder } from './office'
import { rideOf } from '../order/to-screen'
import { findLocalOrders, findPlaces, findTrainOrder, keepPurchase, writePlaces, type PlaceRow } from '../order/order-store'

type Revealed = ResponseOf<typeof revealLocalTrainDocument>
type Fulfilled = ResponseOf<typeof fulfilLocalTrainOrder>

/** Paid orders of a served company that wait for the ticket office (handbook 3.10). */
export async function localOrders(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getLocalTrainOrders>,
): Promise<ResponseOf<typeof getLocalTrainOrders> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    const found = await findLocalOrders(work, 'issuing')
    const list: LocalTrainOrder[] = []
    for (const { orderNo } of found) list.push(await localOrder(work, actor, orderNo))
    return { list }
  })
}

async function localOrder(tenant: Tenant, actor: Actor, orderNo: string): Promise<LocalTrainOrder> {
  const [[order], kept, segments, travellers, places] = await Promise.all([
    findOrders(tenant, [orderNo]),
    findTrainOrder(tenant, orderNo),
    findRides(tenant, [orderNo]),
    findOrderTravellers(tenant, [orderNo]),
    findPlaces(tenant, orderNo),
  ])
  const { account } = officeOf(kept!)
  return {
    orderNo,
    title: order!.title[actor.language],
    promisedBy: promiseOf(order!, segments),
    account: trainRulesText[actor.language].accounts[account],
    remark: order!.remark,
    total: order!.total,
    rides: segments.map((row) => rideOf(row, actor.language)),
    travellers: travellers.map(({ position, name, credentialType, credentialMasked }) => ({
      traveller: position,
      name,
      credentialType: credentialTypes.code(credentialType),
      credentialNumber: credentialMasked,
      child: places.some(({ traveller, child }) => traveller === position && child),
      student: places.some(({ traveller, student }) => traveller === position && student),
    })),
  }
}

/** The document of a traveller of an order in work, for whoever buys; written down before it is told (handbook 11.5). */
export async function revealDocument(
  context: Context,
  actor: Actor,
  asked: RequestOf<typeof revealLocalTrainDocument>,
): Promise<Revealed | Problem> {
  const { enterpriseId, orderNo } = asked
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inTransaction<Revealed | Problem>(context, enterpriseId, async (work) => {
    const found = await openOrder(work, asked)
    if (isProblem(found)) return found
    const travellers = await findOrderTravellers(work, [orderNo])
    const traveller = travellers.find(({ position }) => position === asked.traveller)
    if (!traveller) return problem('travellerUnknown', { field: 'traveller' })
    const at = context.clock.now()
    await nameAgent(work.sql, officeAgent(actor))
    await logAccess(work, {
      at,
      employeeId: found.order.bookerId,
      purpose: `order ${orderNo}: document for the ticket office`,
      subjects: [{ id: newId(at), subject: `traveller ${traveller.employeeId} of ${orderNo}` }],
    })
    return { credentialNumber: context.vault.open(traveller.credentialCipher) }
  })
}

/** The office enters what it bought, and the order is issued. */
export const fulfilLocal = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof fulfilLocalTrainOrder>,
): Promise<Fulfilled | Problem> =>
  answerOrder<Fulfilled>(context, actor, request, async (tenant, found) => {
    const { orderNo, purchaseNo } = request
    const places = boughtPlaces(await findPlaces(tenant, orderNo), request)
    if (isProblem(places)) return places
    await writePlaces(tenant, orderNo, places)
    await keepAnswer(tenant, actor, found, { orderNo })
    const isNew = await keepPurchase(tenant, orderNo, purchaseNo)
    return isNew ? { orderNo, purchaseNo } : problem('purchaseNoTaken', { field: 'purchaseNo' })
  })

/** The office could not buy: the order fails, and all money goes back. */
export const declineLocal = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof declineLocalTrainOrder>,
): Promise<{ orderNo: string } | Problem> =>
  answerOrder(context, actor, request, async (tenant, found) => {
    await keepAnswer(tenant, actor, found, { orderNo: request.orderNo, declined: true })
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
