import { Type, type Static } from 'typebox'
import { draftParts } from '../../booking/draft.shapes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { settleTypes, travelTypes } from '../../booking/codes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { fareParts, rideTypes } from './car-words'
import { CarPlace, CarSearchParams } from './draft.shapes'
import { carClasses } from './policy.shapes'

const Fen = Type.Integer()

/** A part of a fare; `quantity` is in tenths of a kilometre or in minutes, where it has one. */
export const FarePartLine = Type.Object({
  part: words(...fareParts),
  amount: Fen,
  quantity: Type.Optional(Type.Integer()),
})
export type FarePartLine = Static<typeof FarePartLine>

/** A ride that goes with a part of a journey: what its search begins with. */
export const CarAlong = Type.Object({
  /** Stable among the rides of an order. */
  key: Type.String(),
  orderNo: Type.String(),
  rideType: words(...rideTypes),
  cityId: Type.Integer(),
  cityName: Type.String(),
  /** One is there; the other too where the trip tells it, by the hotel of that night. */
  from: Type.Optional(CarPlace),
  to: Type.Optional(CarPlace),
  /** In China, at a quarter of an hour. */
  departDate: LocalDate,
  departTime: Type.String(),
  /** The flight or train that a pick-up waits for. */
  serviceNo: Type.String(),
  travelType: travelTypes.schema,
  travelOrderNo: Type.Optional(Type.String()),
})
export type CarAlong = Static<typeof CarAlong>

/** One class of car for the ride. */
export const CarOffer = Type.Object({
  carClass: words(...carClasses),
  /** Passengers that it seats. */
  seats: Type.Integer(),
  /** By road and lights of this moment. */
  estimate: Fen,
  parts: Type.Array(FarePartLine),
  /** What is set aside for it: nobody is charged more. */
  atMost: Fen,
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type CarOffer = Static<typeof CarOffer>

/** The ride that was searched, in the reader's words. */
export const SearchedRide = Type.Object({
  rideType: words(...rideTypes),
  cityId: Type.Integer(),
  cityName: Type.String(),
  from: CarPlace,
  to: Type.Optional(CarPlace),
  /** When the car is to be there. */
  departAt: Instant,
  serviceNo: Type.Optional(Type.String()),
  /** Whether its times are known and the pick-up moves with it; absent where nobody has looked yet. */
  followed: Type.Optional(Type.Boolean()),
  /** By road. */
  metres: Type.Integer(),
  minutes: Type.Integer(),
})
export type SearchedRide = Static<typeof SearchedRide>

export const CarSearchResult = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  ride: SearchedRide,
  cars: Type.Array(CarOffer),
  travellers: Type.Array(TravellerSummary),
  policyApplies: Type.Boolean(),
})
export type CarSearchResult = Static<typeof CarSearchResult>

export const CarTempOrder = Type.Object({
  ...draftParts,
  searchParams: CarSearchParams,
})
export type CarTempOrder = Static<typeof CarTempOrder>

/** A class that the person chose from what a search showed. */
export const ChosenCar = Type.Object({
  searchId: Type.String({ maxLength: 60 }),
  carClass: words(...carClasses),
  /** The most that it costs, as the person saw it. */
  atMost: SentFen,
})
export type ChosenCar = Static<typeof ChosenCar>

export const CarBookInfo = Type.Object({
  ...BookInfo.properties,
  ride: SearchedRide,
  car: CarOffer,
  /** What cancelling costs and when, and what else is to be known before ordering. */
  rules: Type.Array(Type.String()),
})
export type CarBookInfo = Static<typeof CarBookInfo>

const Mobile = Type.String({ pattern: '^1[3-9]\\d{9}$' })
/** Whom to call when something happens on the way. */
export const RideEmergency = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }), mobile: Mobile })
export const CreateCarOrder = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  car: ChosenCar,
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 9 }),
  contact: OrderContact,
  settleType: settleTypes.schema,
  expectedTotal: SentFen,
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  fields: Type.Optional(OrderFieldValues),
  acceptConflicts: Type.Optional(Type.Boolean()),
  approvers: Type.Optional(ChosenApprovers),
  emergency: Type.Optional(RideEmergency),
})
export type CreateCarOrder = Static<typeof CreateCarOrder>
