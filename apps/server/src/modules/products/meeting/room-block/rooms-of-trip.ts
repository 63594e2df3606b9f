import type { EventRooms } from '../../../../capabilities/event-rooms'
import { hallKeyOf } from '../fulfilment/hall'
import { findEventOfTrip } from '../order/event-trip-store'

/** What is booked in the trip of a meeting may take the rooms that are held for it. */
export const roomsOfTrip: EventRooms = async (tenant, travelOrderNo) => {
  const orderNo = await findEventOfTrip(tenant, travelOrderNo)
  return orderNo ? [hallKeyOf(tenant.enterpriseId, orderNo)] : []
}
