import { isProblem } from '@sojourn/contract/kit/problems'
import { chosenTogether } from '@sojourn/domain/booking/ledger/split'
import { hotelCredentialFault } from '@sojourn/domain/products/hotel/guests'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { throughUs, type StayPriceLine } from '@sojourn/domain/products/hotel/order-price'
import { isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Tenant } from '../../../../db/tenant'
import type { Party } from '../../../booking/party/party'
import type { Submission } from '../../../booking/lifecycle/submit'
import type { Booking, Offer, Purchase } from '../../../booking/placing/offer'
import type { StoredViolation } from '../../../booking/order/record'
import { conflictsOfNights, guestsOf, type NamedGuest } from './guests'
import type { OfferedGuarantee } from '../guarantee/hold-guarantee'
import type { HotelOrderRequest } from './open-order'
import { staySegment, titleOf } from './order-record'
import { fulfillerOf, insertHotelOrder, insertRooms, replaceStay, type HotelOrderRow } from '../order/order-store'
import type { OpenStay } from '../draft/stay'
import { roomIds } from './violations'

export type StayBooking<Request extends HotelOrderRequest = HotelOrderRequest> = Booking<OpenStay, Request>

/** Rooms of one rate for the nights of a search, whoever carries it. */
export interface StayOffer<Answer> {
  hotel: { brandId?: string }
  violationsOf: (employeeId: string) => StoredViolation[]
  /** What these people buy, with what each of them settled about an excess. */
  bought(this: void, party: Party): BoughtStay
  /** How the rooms are held for their guests; absent where a hotel keeps them already. */
  hold?: HoldForGuests<Answer>
}
export type HoldForGuests<Answer> = (
  guests: readonly NamedGuest[],
  rowOf: (orderNo: string) => HotelOrderRow,
) => NonNullable<Purchase<Answer>['hold']>

export interface BoughtStay extends Pick<Purchase<never>, 'agreed' | 'approvedAlways' | 'searchIds' | 'total'> {
  source: HotelOrderRow['source']
  body: KeptStay
  prices: readonly StayPriceLine[]
  /** Fen of all rooms and nights, wherever they are paid. */
  stayTotal: number
  nights: readonly { date: string; price: number; breakfasts: number }[]
  /** What the booker offers as a guarantee. */
  guarantee?: OfferedGuarantee | undefined
}

export const offerOf = <Answer>(booking: StayBooking, stay: StayOffer<Answer>): Offer<Answer> => {
  const { open, request, business } = booking
  return {
    rules: {
      lastDay: open.stay.checkOut,
      credentialFault: hotelCredentialFault(open.city.scope),
      violationsOf: (person) => (business ? stay.violationsOf(person.employeeId) : []),
    },
    travellers: chosenTogether(request.travellers, roomIds(open)),
    async purchase(work, party) {
      const at = { hotel: stay.hotel, abroad: isInternational(open.city) }
      const guests = await guestsOf(work, request, party, at)
      return isProblem(guests) ? guests : purchaseOf(booking, party, guests, stay)
    },
  }
}

function purchaseOf<Answer>(
  booking: StayBooking,
  party: Party,
  guests: NamedGuest[],
  { bought, hold }: StayOffer<Answer>,
): Purchase<Answer> {
  const { open } = booking
  const made = bought(party)
  const { body, source, prices, stayTotal, nights, guarantee: _guarantee, ...rest } = made
  const segment = staySegment(body, open.rooms.length)
  const rowOf = (orderNo: string): HotelOrderRow => stayRow(booking, orderNo, made)
  return {
    ...rest,
    series: 'H',
    fulfiller: fulfillerOf(source),
    title: titleOf(body, open.rooms.length),
    prices: throughUs(prices),
    judged: stayTotal,
    departAt: segment.departAt,
    segments: [segment],
    conflicts: conflictsOfNights(party, open.stay),
    documentsFor: 'guests for the hotel',
    keep: (tenant, order) => keepStay(booking, tenant, order, { made, guests }),
    keepAnew: (tenant, { orderNo }) =>
      replaceStay(tenant, orderNo, {
        body,
        stayTotal,
        nights: nights.map(({ date, ...night }) => ({ night: date, ...night })),
        keepsMembers: true,
      }),
    ...(hold && { hold: hold(guests, rowOf) }),
  }
}

/** The stay as its order keeps it. */
const stayRow = (
  { request }: StayBooking,
  orderNo: string,
  { source, body, guarantee, stayTotal }: BoughtStay,
): HotelOrderRow => ({
  orderNo,
  source,
  hotelId: body.hotel.hotelId,
  body,
  confirmationNo: null,
  decidesBy: null,
  latestArrival: request.latestArrival,
  requests: request.requests ?? [],
  guarantee: null,
  guaranteeCipher: null,
  ...guarantee,
  stayTotal,
  noShowPenalty: null,
})

/** Hotel, conditions, nights and guests beside the order of the core. */
async function keepStay(
  booking: StayBooking,
  tenant: Tenant,
  { orderNo }: Submission['order'],
  { made, guests }: { made: BoughtStay; guests: readonly NamedGuest[] },
): Promise<void> {
  await insertHotelOrder(tenant, stayRow(booking, orderNo, made))
  const nights = booking.open.rooms.flatMap((_guests, room) =>
    made.nights.map(({ date, price, breakfasts }) => ({ room, night: date, price, breakfasts })),
  )
  const kept = guests.map(({ supplied: _supplied, ...guest }) => guest)
  await insertRooms(tenant, orderNo, nights, kept)
}
