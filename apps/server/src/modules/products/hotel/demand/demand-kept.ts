import type { AskHotel, NewPlan } from '@sojourn/contract/products/hotel/demand.shapes'
import { given } from '@sojourn/domain/kit/given'
import type { KeptDemand, KeptPlan } from '@sojourn/domain/products/hotel/kept/kept-demand'
import type { Static } from 'typebox'

/** What somebody asks for, as it is kept. */
export const keptDemand = (asked: AskHotel): KeptDemand => ({
  version: 2,
  travelType: asked.travelType,
  cityId: asked.cityId,
  checkIn: asked.checkInDate,
  checkOut: asked.checkOutDate,
  rooms: asked.rooms,
  employeeIds: asked.employeeIds,
  hotelName: asked.hotelName.trim(),
  wishes: asked.wishes.trim(),
  ...given({ budget: asked.budget }),
})

/** What the agency's staff offer, as it is kept. */
export const keptPlan = (plan: Static<typeof NewPlan>, planId: string, validUntil: string): KeptPlan => ({
  version: 1,
  planId,
  validUntil,
  hotelName: plan.hotelName,
  address: plan.address,
  phone: plan.phone,
  roomName: plan.roomName,
  price: plan.price,
  breakfasts: plan.breakfasts,
  hotelType: plan.hotelType,
  reservationNo: plan.reservationNo,
  ...given({ starCode: plan.starCode, freeHours: plan.freeHours, note: plan.note }),
})
