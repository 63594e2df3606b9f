import { Type, type Static } from 'typebox'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { Money } from '../../kit/money'
import { Latitude, Longitude, NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'

const Fen = Type.Integer()

/** Handbook 4.1. */
export const hotelFacilities = [
  'wifi',
  'parking',
  'gym',
  'pool',
  'meetingRoom',
  'airportShuttle',
  'laundry',
  'restaurant',
  'carCharging',
] as const
export type HotelFacility = (typeof hotelFacilities)[number]

/** Degrees of WGS-84; maps that are drawn in GCJ-02 convert once. */
export const HotelPosition = Type.Object({ latitude: Latitude, longitude: Longitude })

/** City id and a number in that city, 224-17. */
export const HotelId = Type.String({ pattern: '^\\d{1,5}-\\d{1,5}$' })

/** What a hotel is, whatever it costs. Names are in the reader's language. */
export const HotelFacts = Type.Object({
  hotelId: HotelId,
  cityId: NumericId,
  name: Type.String(),
  /** The name abroad or for foreign guests; absent where it is the same. */
  englishName: Type.Optional(Type.String()),
  address: Type.String(),
  /** Ids of the places of the city (hotelPlace of the reference). */
  districtId: Type.Optional(Type.String()),
  areaId: Type.Optional(Type.String()),
  position: HotelPosition,
  /** S9.13: 32; 31 and 26; 30 and 24; 28 and 23. The first of a pair is the official star, the second the hotel's own. */
  starCode: Type.Integer(),
  brandId: Type.Optional(Type.String()),
  /** S3.30: 1 economy chain to 4 international luxury; absent for a hotel of no chain. */
  chainType: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  /** Tenths, 0 to 50; 0 is not yet rated. */
  score: Type.Integer({ minimum: 0, maximum: 50 }),
  comments: Type.Integer(),
  facilities: Type.Array(words(...hotelFacilities)),
  /** Names of drawn pictures, the front first; `drawHotelPicture` draws them. */
  pictures: Type.Array(Type.String()),
})
export type HotelFacts = Static<typeof HotelFacts>

/** One hotel of a list with its cheapest rate that answers the search. */
export const HotelCard = Type.Object({
  ...HotelFacts.properties,
  /** In a straight line from the point that was asked about, else from the centre of the city. */
  distanceMetres: Type.Integer(),
  /** Average per room and night in fen with tax; absent when nothing is left (满房). */
  price: Type.Optional(Fen),
  /** What everybody else pays, where the rate is a member's, a promotion or an agreement. */
  publicPrice: Type.Optional(Fen),
  /** The same average in the currency of the country, abroad. */
  localPrice: Type.Optional(Money),
  agreement: Type.Boolean(),
  freeCancellation: Type.Boolean(),
  breakfast: Type.Boolean(),
  /** Rooms left of the cheapest rate, when they are few. */
  fewLeft: Type.Optional(Type.Integer()),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type HotelCard = Static<typeof HotelCard>

/** One hotel on the map. */
export const HotelPin = Type.Object({
  hotelId: Type.String(),
  position: HotelPosition,
  price: Type.Optional(Fen),
  within: Type.Boolean(),
})
export type HotelPin = Static<typeof HotelPin>

/** Handbook 4.1: policies of the hotel. */
export const HotelPolicies = Type.Object({
  checkInFrom: LocalTime,
  checkOutUntil: LocalTime,
  /** Guests that the hotel may take. */
  guests: Type.Array(words('mainland', 'hongKongMacaoTaiwan', 'foreign')),
  children: words('free', 'bedAtCharge', 'no'),
  pets: Type.Boolean(),
  /** Deposit at the desk in fen; 0 is none. */
  deposit: Fen,
  cards: Type.Array(words('unionPay', 'visa', 'mastercard', 'americanExpress', 'jcb')),
})
export type HotelPolicies = Static<typeof HotelPolicies>

/** Handbook 4.2: the room itself. */
export const HotelRoom = Type.Object({
  /** Hotel id and a number, 224-17-2. */
  roomId: Type.String(),
  name: Type.String(),
  squareMetres: Type.Integer(),
  floors: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  /** King 大床, twin 双床, either of both by wish, single 单人床, family 家庭. */
  bed: words('king', 'twin', 'kingOrTwin', 'single', 'family'),
  /** Width in centimetres and number, one entry per kind of bed. */
  beds: Type.Array(Type.Object({ widthCm: Type.Integer(), count: Type.Integer() })),
  maxGuests: Type.Integer(),
  window: words('outside', 'some', 'inside', 'none'),
  smoking: words('no', 'yes', 'some'),
  wiredNetwork: Type.Boolean(),
  /** Fen per night; absent when no bed can be added. */
  extraBed: Type.Optional(Fen),
  pictures: Type.Array(Type.String()),
})
export type HotelRoom = Static<typeof HotelRoom>

/** What cancelling costs: of one room's price for the whole stay. */
export const HotelPenalty = Type.Object({
  kind: words('none', 'firstNight', 'percent', 'allNights'),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type HotelPenalty = Static<typeof HotelPenalty>

/**
 * Handbook 4.3. Steps are measured back from `basis`: 24:00 of the arrival date, or the latest arrival that was agreed. A step
 * applies later than `hoursBefore` hours before it; null is from the moment of booking. Before the first step nothing is due.
 */
export const HotelCancellation = Type.Object({
  kind: words('free', 'limited', 'ladder', 'none'),
  basis: words('midnight', 'latestArrival'),
  steps: Type.Array(Type.Object({ hoursBefore: Type.Union([Type.Integer(), Type.Null()]), penalty: HotelPenalty })),
})
export type HotelCancellation = Static<typeof HotelCancellation>

/** Handbook 4.4: when a guarantee is needed, for what, and how long a guaranteed booking can be cancelled. */
export const HotelGuaranteeRule = Type.Object({
  dateType: words('checkIn', 'stay', 'book'),
  startDate: LocalDate,
  endDate: LocalDate,
  /** 0 is Sunday; all seven is any day. */
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  /** Needed when the latest arrival is after the start and not after the end; an end before its start means 06:00 of the next day. */
  time: Type.Optional(Type.Object({ start: LocalTime, end: LocalTime })),
  /** Needed from so many rooms on. */
  rooms: Type.Optional(Type.Integer({ minimum: 1 })),
  amount: words('firstNight', 'allNights'),
  change: Type.Object({
    kind: words('noChange', 'untilDayTime', 'hoursBeforeArrival', 'hoursBeforeMidnight'),
    /** Days before arrival and the time on that day, of `untilDayTime`. */
    days: Type.Optional(Type.Integer()),
    time: Type.Optional(LocalTime),
    hours: Type.Optional(Type.Integer()),
  }),
})
export type HotelGuaranteeRule = Static<typeof HotelGuaranteeRule>

export const HotelNight = Type.Object({
  date: LocalDate,
  /** Of one room in fen, with what tax is included. */
  price: Fen,
  /** Breakfasts per room, 0 is none. */
  breakfasts: Type.Integer(),
})
export type HotelNight = Static<typeof HotelNight>

/** A night: `used` is begun with its guest, `notUsed` one for which the hotel saw nobody come. */
export const nightStates = ['booked', 'cancelling', 'cancelled', 'used', 'notUsed'] as const

/** What a room costs under which conditions, for the nights that were asked about. */
export const HotelRate = Type.Object({
  /** Room id and a number, 224-17-2-3. */
  rateId: Type.String(),
  /** S4.05: 1 pay at the hotel, 2 pay in advance. */
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  /** Public, of the hotel group's members, a promotion, an agreement of the company or of the agency, or a room held for an event. */
  kind: words('public', 'member', 'promotion', 'enterpriseAgreement', 'agencyAgreement', 'group'),
  nights: Type.Array(HotelNight),
  /** Of one room: average per night, and the whole stay. */
  averagePrice: Fen,
  totalPrice: Fen,
  /** Average that everybody else pays for the same room and breakfasts, when this rate is lower. */
  publicPrice: Type.Optional(Fen),
  /** Abroad: one room for the whole stay in the country's currency, and how it became fen. */
  local: Type.Optional(
    Type.Object({
      total: Money,
      /** Fen for a million whole units of the currency, on that date. */
      fenPerMillion: Type.Integer(),
      rateDate: LocalDate,
      /** Tax and service of one room for the whole stay that the prices include. */
      taxIncluded: Money,
      /** City tax of one room that the hotel takes at the desk. */
      taxAtHotel: Type.Optional(Money),
    }),
  ),
  /** Rooms left for all the nights; 10 is ten or more, 0 is sold out. */
  rooms: Type.Integer(),
  maxRooms: Type.Integer(),
  minNights: Type.Integer(),
  maxNights: Type.Integer(),
  /** Instant, or by hand within so many minutes. */
  confirmation: words('instant', 'manual'),
  confirmMinutes: Type.Integer(),
  guests: HotelPolicies.properties.guests,
  /** Names alone do not do: the hotel asks for the document of each guest. */
  documentNeeded: Type.Boolean(),
  cancellation: HotelCancellation,
  /** Until then cancelling is free, for the usual latest arrival; absent when it never is. */
  freeUntil: Type.Optional(Instant),
  guarantee: Type.Optional(HotelGuaranteeRule),
  invoice: words('hotel', 'platform'),
  specialInvoice: Type.Boolean(),
  benefits: Type.Array(words('lateCheckOut', 'upgrade', 'welcomeFruit', 'airportTransfer', 'executiveLounge', 'laundry')),
  /** Points of the hotel group accrue. */
  points: Type.Boolean(),
  /** Nights that cost more than the standard of the first room, with that limit in fen. */
  nightsOver: Type.Optional(Type.Array(Type.Object({ date: LocalDate, limit: Fen }))),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type HotelRate = Static<typeof HotelRate>

/** A room of a hotel with its rates, cheapest first. */
export const HotelRoomOffer = Type.Object({ room: HotelRoom, rates: Type.Array(HotelRate) })
export type HotelRoomOffer = Static<typeof HotelRoomOffer>

export const HotelDetail = Type.Object({
  ...HotelFacts.properties,
  phone: Type.String(),
  openedYear: Type.Integer(),
  renovatedYear: Type.Optional(Type.Integer()),
  policies: HotelPolicies,
  /** Hours that the hotel's clocks are ahead of UTC on the day of arrival, in minutes. */
  offsetMinutes: Type.Integer(),
  rooms: Type.Array(HotelRoomOffer),
})
export type HotelDetail = Static<typeof HotelDetail>
