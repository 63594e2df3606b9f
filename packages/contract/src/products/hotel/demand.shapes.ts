import { Type, type Static } from 'typebox'
import { travelTypes } from '../../booking/codes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'

const Fen = Type.Integer()
const money = Type.Integer({ minimum: 1, maximum: 100_000_000 })

/**
 * Handbook 2.5 and 4.5: `submitted` waits for the agency, `quoted` for the employee, `ordered` has become an order, `expired` was
 * not answered in time and may be asked again, `refused` the agency found nothing, `cancelled` nobody wants it any more.
 */
export const hotelDemandStates = ['submitted', 'quoted', 'ordered', 'expired', 'refused', 'cancelled'] as const

/** A hotel or rate that the list lacks, in words. */
export const AskHotel = Type.Object({
  travelType: travelTypes.schema,
  cityId: NumericId,
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  rooms: Type.Integer({ minimum: 1, maximum: 9 }),
  employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 18 }),
  /** The hotel, or where it is to lie. */
  hotelName: Type.String({ maxLength: 100 }),
  /** Most fen per room and night. */
  budget: Type.Optional(money),
  wishes: Type.String({ maxLength: 500 }),
})
export type AskHotel = Static<typeof AskHotel>

const planFrame = {
  hotelName: Type.String({ minLength: 1, maxLength: 100 }),
  address: Type.String({ minLength: 1, maxLength: 200 }),
  phone: Type.String({ maxLength: 30 }),
  roomName: Type.String({ minLength: 1, maxLength: 60 }),
  /** Fen of one room and night, tax included. */
  price: money,
  breakfasts: Type.Integer({ minimum: 0, maximum: 4 }),
  hotelType: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
  starCode: Type.Optional(Type.Integer({ minimum: 23, maximum: 32 })),
  /** Number under which the hotel keeps the rooms. */
  reservationNo: Type.String({ minLength: 1, maxLength: 40 }),
  /** Hours before 18:00 of arrival until which cancelling is free; absent when it never is. */
  freeHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
  note: Type.Optional(Type.String({ maxLength: 300 })),
}
/** One offer of the agency's staff; the answer to an employee hides the reservation. */
export const NewPlan = Type.Object(planFrame)
export const DemandPlan = Type.Object({
  ...Type.Omit(NewPlan, ['reservationNo']).properties,
  planId: Type.String(),
  /** Fen of all rooms and nights. */
  total: Fen,
  validUntil: Instant,
  overBudget: Type.Boolean(),
})
export type DemandPlan = Static<typeof DemandPlan>

export const HotelDemandSummary = Type.Object({
  demandNo: Type.String(),
  state: words(...hotelDemandStates),
  stateName: Type.String(),
  travelType: travelTypes.schema,
  cityId: NumericId,
  cityName: Type.String(),
  isInternational: Type.Boolean(),
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  nightCount: Type.Integer(),
  rooms: Type.Integer(),
  hotelName: Type.String(),
  travellers: Type.Array(Type.String()),
  requester: Type.String(),
  createdAt: Instant,
  /** Offers to choose from. */
  plans: Type.Integer(),
  /** While `submitted`: by when the agency promises an offer; while `quoted`: until when the offers stand. */
  due: Type.Optional(Instant),
  /** The agency promised its offer for an earlier moment. */
  late: Type.Boolean(),
  orderNo: Type.Optional(Type.String()),
})
export type HotelDemandSummary = Static<typeof HotelDemandSummary>

export const HotelDemandDetail = Type.Object({
  ...Type.Omit(HotelDemandSummary, ['plans', 'travellers']).properties,
  travellers: Type.Array(TravellerSummary),
  budget: Type.Optional(Fen),
  wishes: Type.String(),
  plans: Type.Array(DemandPlan),
  /** Why the agency found nothing, or why nobody wants it any more. */
  reason: Type.Optional(Type.String()),
  /** Until when what came to nothing can be asked for or answered again; then it ended by itself. */
  reopenedUntil: Type.Optional(Instant),
  history: Type.Array(Type.Object({ at: Instant, actor: Type.String(), event: Type.String(), sentence: Type.String() })),
  /** What the caller may do now. */
  canAccept: Type.Boolean(),
  canCancel: Type.Boolean(),
  canAskAgain: Type.Boolean(),
  /** Agency staff in an assisted session. */
  canQuote: Type.Boolean(),
})
export type HotelDemandDetail = Static<typeof HotelDemandDetail>
