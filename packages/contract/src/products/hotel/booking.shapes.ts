import { Type, type Static } from 'typebox'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, BookTraveller, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { settleTypes } from '../../booking/codes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { RoomStandard, SharedRooms } from './search.shapes'
import { HotelFacts, HotelId, HotelPolicies, HotelRate, HotelRoom } from './hotel.shapes'

const Fen = Type.Integer()
const TempOrderNo = Type.String({ maxLength: 40 })

/** A rate as the person saw it; another price asks before anything is booked. */
export const ChosenRate = Type.Object({
  /** Of the detail page's answer. */
  searchId: Type.String({ maxLength: 60 }),
  hotelId: HotelId,
  rateId: Type.String({ maxLength: 40 }),
  /** Fen of one room for the whole stay. */
  totalPrice: SentFen,
})
export type ChosenRate = Static<typeof ChosenRate>

/** Minutes after 00:00 of the arrival date; 1080 is 18:00, 1800 is 06:00 of the next morning. */
export const LatestArrival = Type.Integer({ minimum: 0, maximum: 1800 })

/** `room` through us; `roomAtHotel` and `taxAtHotel` are paid at the desk and not part of the total. */
export const HotelPriceLine = Type.Object({
  kind: words('room', 'serviceFee', 'roomAtHotel', 'taxAtHotel'),
  unit: Fen,
  count: Type.Integer(),
  amount: Fen,
})
export type HotelPriceLine = Static<typeof HotelPriceLine>

/** One step of a cancellation policy for this stay and all its rooms. */
export const CancellationStep = Type.Object({
  /** Absent: from the booking on. */
  after: Type.Optional(Instant),
  /** Absent: until the end. */
  until: Type.Optional(Instant),
  penalty: Fen,
  sentence: Type.String(),
})
export type CancellationStep = Static<typeof CancellationStep>

/** A guarantee as it is due for an arrival and a number of rooms (handbook 4.4). */
export const GuaranteeDue = Type.Object({
  needed: Type.Boolean(),
  /** Fen that are pre-authorised, captured on a no-show. */
  amount: Fen,
  freeUntil: Type.Optional(Instant),
  sentence: Type.String(),
})

/**
 * Over the standard: the company pays limit × nights × rooms, the guests the rest (超标自付); fen of the whole order. `choice`: the
 * standard leaves it to each guest to pay or to ask for approval (`paysExcess` of the traveller says which).
 */
export const StayExcess = Type.Object({ limit: Fen, company: Fen, personal: Fen, choice: Type.Boolean() })
export type StayExcess = Static<typeof StayExcess>

export const HotelCheckRequest = Type.Object({
  tempOrderNo: TempOrderNo,
  chosen: ChosenRate,
  rooms: Type.Optional(SharedRooms),
  latestArrival: Type.Optional(LatestArrival),
})
export type HotelCheckRequest = Static<typeof HotelCheckRequest>

/** The chosen rate as it is now. */
export const HotelCheckResult = Type.Object({
  outcome: words('same', 'changed'),
  /** Fen of one room as it was sent, when it is no longer the price. */
  formerPrice: Type.Optional(Fen),
  hotel: Type.Object({ ...HotelFacts.properties, phone: Type.String(), policies: HotelPolicies, offsetMinutes: Type.Integer() }),
  /** Group of the hotel, whose membership cards it takes; absent for a hotel of no chain. */
  memberGroup: Type.Optional(Type.String()),
  room: HotelRoom,
  rate: HotelRate,
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  rooms: Type.Integer(),
  prices: Type.Array(HotelPriceLine),
  /** Fen to pay through us for all rooms; 0 when the hotel takes all. */
  total: Fen,
  /** Fen of the stay wherever it is paid. */
  stayTotal: Fen,
  cancellation: Type.Array(CancellationStep),
  guarantee: GuaranteeDue,
  excess: Type.Optional(StayExcess),
  standards: Type.Array(RoomStandard),
  /** Of the whole party. */
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type HotelCheckResult = Static<typeof HotelCheckResult>

/** A rate that no supplier carries: of a partner of the company, or offered to a request. */
export const OffContractCheckRequest = Type.Object({
  tempOrderNo: TempOrderNo,
  rate: Type.Union([
    Type.Object({ externalRateId: Type.String({ maxLength: 40 }) }),
    Type.Object({ demandNo: Type.String({ maxLength: 40 }), planId: Type.String({ maxLength: 40 }) }),
  ]),
  rooms: Type.Optional(SharedRooms),
})
export type OffContractCheckRequest = Static<typeof OffContractCheckRequest>
/** As it would be ordered now, in fen. */
export const OffContractCheckResult = Type.Object({
  prices: Type.Array(HotelPriceLine),
  total: Fen,
  stayTotal: Fen,
  excess: Type.Optional(StayExcess),
  /** Of the whole party. */
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type OffContractCheckResult = Static<typeof OffContractCheckResult>

export const GuestCard = Type.Object({
  cardId: Type.String(),
  group: Type.String(),
  groupName: Type.String(),
  number: Type.String(),
})

export const HotelBookInfo = Type.Object({
  ...BookInfo.properties,
  travellers: Type.Array(
    Type.Object({
      ...BookTraveller.properties,
      /** Names as the hotel takes them: Chinese at home, letters abroad; to be corrected on the page. */
      guestName: Type.String(),
      /** Own membership cards of hotel groups, numbers masked. */
      memberCards: Type.Array(GuestCard),
    }),
  ),
  isInternational: Type.Boolean(),
  /** Names are letters: surname, a slash, given names. */
  pinyinNames: Type.Boolean(),
  maxRooms: Type.Integer(),
  /** Arrival times to choose from, usual one first chosen. */
  arrivals: Type.Array(Type.Object({ latestArrival: LatestArrival, name: Type.String() })),
  usualArrival: LatestArrival,
  /** How a guarantee may be given. */
  guaranteeMethods: Type.Array(words('card', 'company')),
  requests: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Minutes for which rooms are held without approval. */
  holdMinutes: Type.Integer(),
})
export type HotelBookInfo = Static<typeof HotelBookInfo>

export const hotelRequests = ['highFloor', 'noSmoking', 'adjacent', 'extraBed', 'quiet', 'lateArrival'] as const
/** The hotel's word on a request: it will be so, it is noted and tried, or it cannot be. */
export const hotelRequestAnswers = ['granted', 'noted', 'declined'] as const

/** A card is checked once; the number never comes back and the security code is kept nowhere. */
export const CheckGuaranteeCard = Type.Object({
  tempOrderNo: TempOrderNo,
  number: Type.String({ maxLength: 30 }),
  holder: Type.String({ maxLength: 60 }),
  /** yyyy-MM, the last month in which it is valid. */
  expires: Type.String({ maxLength: 7 }),
  securityCode: Type.Optional(Type.String({ maxLength: 4 })),
})
export const CheckedCard = Type.Object({
  /** Sealed; sent with the order. */
  cardToken: Type.String(),
  network: Type.String(),
  lastFour: Type.String(),
})
export type CheckedCard = Static<typeof CheckedCard>

export const HotelGuarantee = Type.Union([
  Type.Object({ kind: words('card'), cardToken: Type.String({ maxLength: 2000 }) }),
  Type.Object({ kind: words('company') }),
])

/** One named guest in every room at least; `traveller` is an index of `travellers`, each in one room. */
export const RoomGuests = Type.Object({
  guests: Type.Array(
    Type.Object({
      traveller: Type.Integer({ minimum: 0, maximum: 19 }),
      /** As the hotel is to read it; absent is the name of the document. */
      name: Type.Optional(Type.String({ maxLength: 60 })),
      memberCardId: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    { minItems: 0, maxItems: 4 },
  ),
})

export const hotelOrderFrame = {
  tempOrderNo: TempOrderNo,
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 20 }),
  rooms: Type.Array(RoomGuests, { minItems: 1, maxItems: 9 }),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total through us that the person saw, in fen, of an outside rate also what the hotel takes; another total asks again. */
  expectedTotal: SentFen,
  latestArrival: LatestArrival,
  requests: Type.Optional(Type.Array(words(...hotelRequests), { maxItems: 6 })),
  /** Why one travels; approvers read it. */
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the supplier is told too. */
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the company asks beside it. */
  fields: Type.Optional(OrderFieldValues),
  approvers: Type.Optional(ChosenApprovers),
}
export const CreateHotelOrder = Type.Object({
  ...hotelOrderFrame,
  chosen: ChosenRate,
  guarantee: Type.Optional(HotelGuarantee),
})
export type CreateHotelOrder = Static<typeof CreateHotelOrder>

export const CreateExternalHotelOrder = Type.Object({
  ...hotelOrderFrame,
  externalRateId: Type.String({ maxLength: 40 }),
  /** Why a rate outside the contracts is taken; the approvers read it. */
  reasonText: Type.String({ maxLength: 200 }),
})
export type CreateExternalHotelOrder = Static<typeof CreateExternalHotelOrder>
