import { Type, type Static } from 'typebox'
import { draftParts } from '../../booking/draft.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { Latitude, Longitude, NumericId, SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { HotelSearchParams } from './draft.shapes'
import { HotelCard, HotelDetail, hotelFacilities, HotelId, HotelPin, HotelPosition } from './hotel.shapes'

const Fen = Type.Integer()
const Ids = Type.Array(Type.String({ maxLength: 80 }), { maxItems: 40 })

/** The search of a temp order, and who travels. */
export const HotelTempOrder = Type.Object({
  ...draftParts,
  searchParams: HotelSearchParams,
})
export type HotelTempOrder = Static<typeof HotelTempOrder>

/** Employee ids room by room. Absent: everybody alone in a room, or one room where nobody is chosen yet. */
export const SharedRooms = Type.Array(Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 4 }), {
  minItems: 1,
  maxItems: 9,
})

/** 0 either way, 1 at the hotel, 2 in advance. */
const AskedPayment = Type.Unsafe<0 | 1 | 2>({ type: 'integer', enum: [0, 1, 2] })

/** All that are given must hold; within one list any will do. */
export const HotelListFilters = Type.Object({
  districtIds: Type.Optional(Ids),
  areaIds: Type.Optional(Ids),
  brandIds: Type.Optional(Ids),
  /** Part of a hotel's name. */
  name: Type.Optional(Type.String({ maxLength: 50 })),
  /** Ids of star groups of S9.13: 32, 31, 30 and 28; each stands for both of its codes. */
  stars: Type.Optional(Type.Array(Type.Unsafe<32 | 31 | 30 | 28>({ type: 'integer', enum: [32, 31, 30, 28] }), { maxItems: 4 })),
  chainTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { maxItems: 4 })),
  /** All of these. */
  facilities: Type.Optional(Type.Array(words(...hotelFacilities), { maxItems: 9 })),
  /** Average per room and night in fen with tax, both included. */
  priceFrom: Type.Optional(SentFen),
  priceTo: Type.Optional(SentFen),
  /** Metres from `near`. */
  radius: Type.Optional(Type.Integer({ minimum: 100, maximum: 50_000 })),
  bounds: Type.Optional(Type.Object({ south: Latitude, west: Longitude, north: Latitude, east: Longitude })),
  /** 1 pay at the hotel, 2 in advance; absent is what the temp order says, 0 is either. */
  payment: Type.Optional(AskedPayment),
  breakfast: Type.Optional(Type.Boolean()),
  freeCancellation: Type.Optional(Type.Boolean()),
  agreementOnly: Type.Optional(Type.Boolean()),
  instantConfirmation: Type.Optional(Type.Boolean()),
  foreignGuests: Type.Optional(Type.Boolean()),
  availableOnly: Type.Optional(Type.Boolean()),
  /** Not above the standard of the city and season on average. */
  withinStandard: Type.Optional(Type.Boolean()),
  favouritesOnly: Type.Optional(Type.Boolean()),
})
export type HotelListFilters = Static<typeof HotelListFilters>

export const hotelSorts = ['recommended', 'price', 'priceDown', 'distance', 'score', 'sales', 'travelTime'] as const

export const HotelSearchRequest = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  /** Other days than those of the temp order are kept in it. */
  checkInDate: Type.Optional(LocalDate),
  checkOutDate: Type.Optional(LocalDate),
  rooms: Type.Optional(SharedRooms),
  filters: HotelListFilters,
  /** `travelTime` and `distance` are from `near`; without it from the landmark searched for, else the centre. */
  sort: words(...hotelSorts),
  /** Id of a hotelPlace of the city, or of one of `nearPlaces` of an answer. */
  nearPlaceId: Type.Optional(Type.String({ maxLength: 80 })),
  near: Type.Optional(HotelPosition),
  /** From 0. */
  page: Type.Integer({ minimum: 0, maximum: 500 }),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** How many pins of the map; 0 is none. */
  pins: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export type HotelSearchRequest = Static<typeof HotelSearchRequest>

/** What one room may cost in one night, float and sharing included (handbook 7.1, 7.3). */
export const NightStandard = Type.Object({
  date: LocalDate,
  /** Fen per room, taxes included. */
  limit: Fen,
  /** The limit is a season's. */
  season: Type.Boolean(),
  /** False: above it nothing can be booked. */
  violateCanBook: Type.Boolean(),
})
/** Nights of a stay for each room of the party; a night without an entry is not limited. */
export const RoomStandard = Type.Object({
  employeeIds: Type.Array(Type.String()),
  nights: Type.Array(NightStandard),
  /** In the caller's language: how the limit came about, with sharing, float and season. */
  sentence: Type.String(),
})
export type RoomStandard = Static<typeof RoomStandard>

export const ListedHotel = Type.Object({
  ...HotelCard.properties,
  favourite: Type.Boolean(),
  /** Minutes from the point that was asked about: on foot when near, else by car. */
  travelMinutes: Type.Optional(Type.Integer()),
})
export type ListedHotel = Static<typeof ListedHotel>

const stayFrame = {
  searchId: Type.String(),
  searchedAt: Instant,
  cityId: NumericId,
  cityName: Type.String(),
  isInternational: Type.Boolean(),
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  /** The first day of arrival now: yesterday before six in the morning (凌晨入住). */
  earliestCheckIn: LocalDate,
  rooms: Type.Integer(),
  travellers: Type.Array(TravellerSummary),
  policyApplies: Type.Boolean(),
  /** Empty where no standard binds. */
  standards: Type.Array(RoomStandard),
}
export const HotelSearchResult = Type.Object({
  ...stayFrame,
  /** How many fit, sold-out ones included unless they were left out. */
  total: Type.Integer(),
  hotels: Type.Array(ListedHotel),
  pins: Type.Array(HotelPin),
  /** Where distances are measured from; `kind` says what it is. */
  near: Type.Object({
    kind: words('centre', 'place', 'point', 'meeting', 'arrival'),
    name: Type.String(),
    position: HotelPosition,
  }),
  /** Where the trip of this search goes: its destination and the stations and airports of arrival, to sort by travel time. */
  nearPlaces: Type.Array(
    Type.Object({ id: Type.String(), kind: words('meeting', 'arrival'), name: Type.String(), position: HotelPosition }),
  ),
})
export type HotelSearchResult = Static<typeof HotelSearchResult>

/** A business area or district on the map, by its middle. */
export const HotelArea = Type.Object({ kind: words('area', 'district'), name: Type.String(), position: HotelPosition })

export const HotelDetailRequest = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  hotelId: HotelId,
  checkInDate: Type.Optional(LocalDate),
  checkOutDate: Type.Optional(LocalDate),
  rooms: Type.Optional(SharedRooms),
  /** As the list was filtered; without it as the search asked. */
  payment: Type.Optional(AskedPayment),
})
export type HotelDetailRequest = Static<typeof HotelDetailRequest>

/** A rate of a partner of the company outside our contracts: own rules, always approved (/hotel/externalBook). */
export const ExternalRate = Type.Object({
  externalRateId: Type.String(),
  partner: Type.String(),
  hotelId: HotelId,
  hotelName: Type.String(),
  roomName: Type.String(),
  /** Fen of one room and night, tax included. */
  price: Fen,
  totalPrice: Fen,
  breakfasts: Type.Integer(),
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  /** The partner's own rules in the caller's language. */
  rules: Type.Array(Type.String()),
  /** Hours before 18:00 of arrival until which cancelling is free; absent when it never is. */
  freeHours: Type.Optional(Type.Integer()),
})
export type ExternalRate = Static<typeof ExternalRate>

export const HotelDetailResult = Type.Object({
  ...stayFrame,
  /** How the rooms were to be paid: rates of the other way are no answer to that. */
  payment: AskedPayment,
  hotel: HotelDetail,
  favourite: Type.Boolean(),
  externalRates: Type.Array(ExternalRate),
})
export type HotelDetailResult = Static<typeof HotelDetailResult>
