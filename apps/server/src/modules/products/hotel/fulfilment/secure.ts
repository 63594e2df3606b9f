import { guestFrom } from '@sojourn/domain/products/hotel/guests'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelGuest, HotelHold } from '@sojourn/supply/ports/hotel-booking'
import type { Secured } from '../../../../capabilities/fulfilment'
import type { Context, Fulfilment, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findOrders, findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../../../booking/order/store'
import { findEnterprise } from '../../../booking/settings/store'
import { takeGuarantee } from '../guarantee/hold-guarantee'
import { hotelHold, hotelKey, type HoldAnswer } from './hold-rooms'
import { findMemberGroups } from '../member-card/member-card-store'
import { findGuests, findHotelOrder, type GuestRow, type HotelOrderRow } from '../order/order-store'
import type { Buyer } from '../supply/supply'

interface Asked {
  order: OrderRow
  stay: HotelOrderRow
  hold: HotelHold
}

/** Hears how an order was held that nobody waits for any more: under the same key, by what the order keeps. */
export const secureRooms: NonNullable<Fulfilment['secure']> = {
  async request(work, { orderNo }): Promise<Asked> {
    const [[order], stay] = await Promise.all([findOrders(work, [orderNo]), findHotelOrder(work, orderNo)])
    if (!order || !stay) throw new Error(`order ${orderNo} is not of a stay`)
    return { order, stay, hold: await holdOfOrder(work, order, stay) }
  },
  ask: (context, { hold }: Asked) => context.hotels.hold(asking(context), hold),
  async keep(work, _order, { order, stay }: Asked, answer: HoldAnswer): Promise<Secured> {
    if (isHotelFailure(answer)) return { failure: answer.failure }
    const { bookingNo: reference, rate, guaranteeAmount: amount } = answer
    // Nobody is there who would be told of it.
    if (rate.totalPrice !== stay.body.totalPrice) return { failure: 'priceChanged', reference }
    const short = await takeGuarantee(work, { order, stay, amount })
    return short ? { failure: short.problem, reference } : { held: true, reference }
  },
  isAnswered: (context, { enterpriseId, orderNo }) =>
    isAnswered(context, context.hotels, { operation: 'hold', key: hotelKey(enterpriseId, orderNo) }),
}

async function holdOfOrder(work: Work, order: OrderRow, stay: HotelOrderRow): Promise<HotelHold> {
  const [guests, travellers] = await Promise.all([findGuests(work, order.orderNo), findOrderTravellers(work, [order.orderNo])])
  const rooms = [...new Set(guests.map(({ room }) => room))].map((room) => guests.filter((guest) => guest.room === room))
  return hotelHold(work.context, {
    enterpriseId: work.enterpriseId,
    order,
    stay,
    rooms,
    buyer: { ...(await buyerOf(work, order, guests)), groups: groupsKept(stay) },
    guests: guests.map((guest) => supplied(work.context, guest, travellers[guest.traveller]!)),
    expectedTotal: stay.body.totalPrice * rooms.length,
  })
}

const groupsKept = ({ body: { supplied } }: HotelOrderRow): string[] => (supplied?.rate.group ? [supplied.rate.group] : [])

async function buyerOf(tenant: Tenant, order: OrderRow, guests: readonly GuestRow[]): Promise<Buyer> {
  const ids = guests.map(({ employeeId }) => employeeId)
  const [enterprise, memberOf] = await Promise.all([findEnterprise(tenant), findMemberGroups(tenant, ids)])
  const isBusiness = order.travelType === 'business'
  return { agreements: isBusiness ? (enterprise.config.settings.hotelAgreements ?? []) : [], memberOf }
}

/** A guest as the hotel was told of them. */
const supplied = (
  { vault }: Context,
  { room, name, memberCipher }: GuestRow,
  { credentialType, credentialCipher }: OrderTravellerRow,
): HotelGuest => ({
  room,
  name,
  from: guestFrom(credentialType, vault.open(credentialCipher)),
  ...(memberCipher !== null && { memberNumber: vault.open(memberCipher) }),
})
