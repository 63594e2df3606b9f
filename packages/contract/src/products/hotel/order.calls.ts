import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { Money } from '../../kit/money'
import { words } from '../../kit/words'
import { CancellationStep, hotelRequestAnswers, hotelRequests, LatestArrival, StayExcess } from './booking.shapes'
import { HotelFacts, HotelNight, HotelPolicies, HotelRate, HotelRoom, nightStates } from './hotel.shapes'

const Fen = Type.Integer()

/** One room of the order. */
export const OrderedRoom = Type.Object({
  room: Type.Integer(),
  guests: Type.Array(
    Type.Object({
      traveller: Type.Integer(),
      employeeId: Type.String(),
      name: Type.String(),
      /** Membership of the hotel's group, masked. */
      memberNumber: Type.Optional(Type.String()),
    }),
  ),
  nights: Type.Array(Type.Object({ ...HotelNight.properties, state: words(...nightStates) })),
})
export type OrderedRoom = Static<typeof OrderedRoom>

/** Where the stay is, as the hotel tells (handbook 4.5). */
export const stayStates = [
  'held',
  'sent',
  'confirmed',
  'refused',
  'cancelled',
  'checkedIn',
  'checkedOut',
  'noShow',
  'released',
] as const

export const HotelOrderDetail = Type.Object({
  ...OrderCore.properties,
  /** From our suppliers, from a partner of the company, or quoted by the agency on demand. */
  source: words('supply', 'external', 'demand'),
  isInternational: Type.Boolean(),
  hotel: Type.Object({
    ...HotelFacts.properties,
    cityName: Type.String(),
    phone: Type.String(),
    policies: Type.Optional(HotelPolicies),
  }),
  /** Absent on an order that our suppliers do not carry. */
  room: Type.Optional(HotelRoom),
  roomName: Type.String(),
  rate: Type.Optional(Type.Omit(HotelRate, ['verdict', 'violations', 'nightsOver'])),
  /** Rules of a partner's or quoted rate in words. */
  rules: Type.Array(Type.String()),
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  checkInDate: LocalDate,
  /** After the last night that was not given up. */
  checkOutDate: LocalDate,
  nightCount: Type.Integer(),
  rooms: Type.Array(OrderedRoom),
  latestArrival: LatestArrival,
  /** 18:00, or 02:00 of the next day, in the caller's words. */
  latestArrivalName: Type.String(),
  requests: Type.Array(words(...hotelRequests)),
  /** What the hotel said of them when it confirmed. */
  requestAnswers: Type.Array(
    Type.Object({ request: words(...hotelRequests), answer: words(...hotelRequestAnswers), sentence: Type.String() }),
  ),
  stay: words(...stayStates),
  stayName: Type.String(),
  /** The hotel's own number, to name at the desk. */
  confirmationNo: Type.Optional(Type.String()),
  /** While the hotel has the request: by when it answers. */
  decidesBy: Type.Optional(Instant),
  /** Fen of the nights that were not given up, wherever they are paid; of all nights where nothing is left. */
  stayTotal: Fen,
  local: Type.Optional(Type.Object({ total: Money, taxAtHotel: Type.Optional(Money) })),
  cancellation: Type.Array(CancellationStep),
  guarantee: Type.Optional(
    Type.Object({
      kind: words('card', 'company'),
      network: Type.Optional(Type.String()),
      lastFour: Type.Optional(Type.String()),
      /** Of what is still booked; at the end what was released or captured. */
      amount: Fen,
      state: words('held', 'released', 'captured'),
    }),
  ),
  /** What guests pay themselves of the whole stay; absent once something of it was given up. */
  excess: Type.Optional(StayExcess),
  /** Fen that the hotel kept because nobody came, or of a guarantee because a room was given up too late. */
  noShowPenalty: Type.Optional(Fen),
  /** Fen of a stay paid in advance that come back although nobody came. */
  noShowReturned: Type.Optional(Fen),
  /** After a refusal: what is near and free for the same nights, those that cost no more first. */
  alternatives: Type.Array(
    Type.Object({
      hotelId: Type.String(),
      name: Type.String(),
      distanceMetres: Type.Integer(),
      price: Fen,
      starCode: Type.Integer(),
      score: Type.Integer(),
    }),
  ),
  /** Of a refund: the nights that it gives up. */
  alters: Type.Array(
    Type.Object({
      room: Type.Integer(),
      date: LocalDate,
      guests: Type.String(),
      price: Fen,
      fee: Fen,
      amount: Fen,
    }),
  ),
})
export type HotelOrderDetail = Static<typeof HotelOrderDetail>

export const getHotelOrderDetail = call({
  summary: 'A hotel order with guests, nights, money and history.',
  method: 'GET',
  path: 'api/Hotel/GetHotelOrderDetail',
  clause: 'S2.25',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: HotelOrderDetail,
  problems: ['orderUnknown'],
})
