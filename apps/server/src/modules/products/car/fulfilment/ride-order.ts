import type { KeptCar } from '@sojourn/domain/products/car/kept'
import type { RideOrder } from '@sojourn/supply/ports/ride'
import type { Work } from '../../../../context'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { findMobile } from '../../../booking/traveller/mobile-store'
import { emergencyOf } from '../order/emergency'
import type { RideRow } from '../order/ride-store'
import { placeSupplied } from '../supply/places'

interface Sent {
  key: string
  car: KeptCar
  ride: RideRow
}

/** What the platform is sent for a ride that nobody was asked for yet. */
export async function rideOrderOf(work: Work, orderNo: string, { key, car, ride }: Sent): Promise<RideOrder> {
  const [[found], [traveller]] = await Promise.all([findOrders(work, [orderNo]), findOrderTravellers(work, [orderNo])])
  const { vault } = work.context
  const emergency = emergencyOf(work.context, ride)
  const mobileCipher = await findMobile(work, traveller!.employeeId)
  // Who has left the company meanwhile is reached by whoever booked.
  const { mobile } = JSON.parse(vault.open(found!.contactCipher)) as { mobile: string }
  return {
    key,
    rideClass: car.carClass,
    atMost: car.atMost,
    passenger: { name: traveller!.name, mobile: mobileCipher === undefined ? mobile : vault.open(mobileCipher) },
    ...(emergency && { emergency }),
    ...(car.serviceNo && { serviceNo: car.serviceNo }),
    remark: found!.remark,
    cityId: car.cityId,
    kind: car.rideType,
    from: placeSupplied(car.from),
    ...(car.to && { to: placeSupplied(car.to) }),
    departAt: new Date(ride.course.departAt),
  }
}
