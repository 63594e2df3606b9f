import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { stateAfter, type LiveState } from '@sojourn/domain/products/car/ride-events'
import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { Actor, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { findOrders, lockOrders, type OrderRow } from '../../../booking/order/store'
import { peopleOfRide } from '../order/people-of-ride'
import { rideOfOrder, type RideRow } from '../order/ride-store'

export interface OwnRide {
  order: OrderRow
  ride: RideRow
  car: KeptCar
  state: LiveState
}

/** A ride that the caller booked or is driven on, which its order still waits for; `lock` keeps others from it until the transaction ends. */
export async function ownRide(
  tenant: Tenant | Work,
  { employeeId }: Actor,
  orderNo: string,
  { lock }: { lock: boolean },
): Promise<OwnRide | Problem> {
  const [order] = await (lock ? lockOrders(tenant, [orderNo]) : findOrders(tenant, [orderNo]))
  if (order?.fulfiller !== 'car' || !(await peopleOfRide(tenant, order)).includes(employeeId))
    return problem('orderUnknown', { field: 'orderNo' })
  if (order.state !== 'issuing') return problem('carRideMoved', { field: 'orderNo' })
  const { ride, car } = await rideOfOrder(tenant, orderNo)
  return { order, ride, car, state: stateAfter(ride.course.events) }
}
