import type { JourneyUse } from '@sojourn/domain/products/meeting/event-journeys'
import type { Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { newNumber } from '../../../../kit/id'
import { findOrders, findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../../../booking/order/store'
import { findTrip, findTripsOrderNos, insertTrip } from '../../../booking/trip/store'
import { stands } from '../../../booking/trip/trip-parts'
import { totalsOfEach } from '../../../booking/trip/trip-view'
import type { OwnMeeting } from '../order/open-meeting'
import { findEventTrip, findEventTrips, insertEventTrip } from '../order/event-trip-store'

/** What was booked for an event, by its order. */
export interface EventUse extends JourneyUse {
  orderNo: string
  travellers: OrderTravellerRow[]
}

/**
 * The trip of a meeting: its organiser's for the guests, and one of each colleague's who books their own journey. Made with the first search, and
 * anew where its last order was taken out of it.
 */
export async function eventTrip(work: Work, { order, meeting }: OwnMeeting, ownerId = order.bookerId): Promise<string> {
  const { orderNo, travelType, title } = order
  const known = await findEventTrip(work, { orderNo, employeeId: ownerId })
  const travelOrderNo = known ?? newNumber('TR')
  if (!known) await insertEventTrip(work, { orderNo, employeeId: ownerId, travelOrderNo })
  if (known && (await findTrip(work, known))) return known
  const name = meeting.body.plan.venueName['zh-CN'] || title['zh-CN']
  await insertTrip(work, { travelOrderNo, ownerId, travelType, name }, work.context.clock.now())
  return travelOrderNo
}

/** What was booked from the answers of its guests, and by colleagues for themselves; of a ticket that was changed or given back what stands of it. */
export async function usesOfTrip(tenant: Tenant, { order }: Pick<OwnMeeting, 'order'>): Promise<EventUse[]> {
  const trips = await findEventTrips(tenant, order.orderNo)
  if (trips.length === 0) return []
  const nos = await findTripsOrderNos(tenant, trips)
  const [orders, travellers] = await Promise.all([findOrders(tenant, nos), findOrderTravellers(tenant, nos)])
  const journeys = orders.filter(({ product }) => product !== 'meeting')
  const paying = journeys.filter(({ kind }) => kind !== 'refund')
  const refundsOf = (paid: OrderRow): OrderRow[] =>
    journeys.filter(({ kind, parentOrderNo }) => kind === 'refund' && parentOrderNo === paid.orderNo)
  const amounts = await totalsOfEach(
    tenant,
    paying.map((each) => [each, ...refundsOf(each)]),
  )
  return paying.map((each, index) => {
    const amount = amounts[index]!
    const own = travellers.filter(({ orderNo }) => orderNo === each.orderNo)
    return {
      orderNo: each.orderNo,
      product: each.product,
      travellerIds: own.map(({ employeeId }) => employeeId),
      travellers: own,
      state: stands(each) && amount > 0 ? ('spent' as const) : ('released' as const),
      amount,
    }
  })
}
