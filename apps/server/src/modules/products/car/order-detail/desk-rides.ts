import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { DeskRide, getDeskRides } from '@sojourn/contract/products/car/desk.calls'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { readCar } from '@sojourn/domain/products/car/kept'
import { mayMove, stateAfter } from '@sojourn/domain/products/car/ride-events'
import { fareStateOf } from '@sojourn/domain/products/car/settling'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { findOrders, findOrderSegments, findOrderTravellers, type OrderRow } from '../../../booking/order/store'
import { refuseUnserved } from '../../../booking/settings/refuse-unserved'
import { emergencyMasked } from '../order/emergency'
import { findRidesUnderWay, type RideRow } from '../order/ride-store'
import { ticketSentence } from '../order/ticket-sentence'

/** Rides of a served company that are under way, so that whoever is called knows where they stand. */
export async function deskRides(
  context: Context,
  actor: Actor,
  { enterpriseId }: RequestOf<typeof getDeskRides>,
): Promise<ResponseOf<typeof getDeskRides> | Problem> {
  const refused = await refuseUnserved(context, actor, enterpriseId)
  if (refused) return refused
  return inCompany(context, enterpriseId, async (work) => {
    const rides = await findRidesUnderWay(work)
    const orderNos = rides.map(({ orderNo }) => orderNo)
    const [orders, segments, travellers] = await Promise.all([
      findOrders(work, orderNos),
      findOrderSegments(work, orderNos),
      findOrderTravellers(work, orderNos, actor.language),
    ])
    const list = rides.map((ride) => {
      const isOf = ({ orderNo }: { orderNo: string }): boolean => orderNo === ride.orderNo
      const passenger = passengerName(travellers.find(isOf)!, actor.language)
      return toldRide(context, actor, { ride, order: orders.find(isOf)!, body: segments.find(isOf)!.body, passenger })
    })
    return { list: list.toSorted((a, b) => (a.departAt < b.departAt ? -1 : 1)) }
  })
}

interface Read {
  ride: RideRow
  order: OrderRow
  body: unknown
  passenger: string
}

function toldRide(context: Context, { language }: Actor, { ride, order, body, passenger }: Read): DeskRide {
  const car = readCar(body)
  const { course } = ride
  const { driver, follows, departAt } = course
  const { serviceNo } = follows ?? car
  const state = stateAfter(course.events)
  const ticket = ticketSentence(car, course, language)
  const emergency = emergencyMasked(context, ride)
  const vehicle = driver && `${carRulesText[language].colours[driver.colour]} ${driver.model}`
  return {
    orderNo: order.orderNo,
    title: order.title[language],
    passenger,
    departAt,
    ...(serviceNo && { serviceNo, ...(mayMove(state) && { followed: course.awaits !== undefined }) }),
    state,
    ...(driver && vehicle && { driver: { ...driver, vehicle } }),
    ...(emergency && { emergency }),
    ...(course.fare && { fareState: fareStateOf(course) }),
    ...(ticket && { ticket }),
  }
}
