import { Type, type Static } from 'typebox'
import { Verdict, Violation } from '../booking/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../kit/local-date'
import { words } from '../kit/words'

/** Telegraph code of a station, three letters of the railway's own. */
export const StationCode = Type.String({ pattern: '^[A-Z]{3}$' })
const Fen = Type.Integer()

/**
 * Handbook 3.2: seat classes by the railway's own code. 9 business, P special, D premium first, M first, O second, S second
 * compartment, 2 soft seat, 1 hard seat, 3 hard sleeper, J second sleeper of an EMU, 4 soft sleeper, I first sleeper of an EMU,
 * 6 deluxe sleeper, A deluxe sleeper of an EMU, F EMU sleeper, WZ standing (at the price of the plainest seat).
 */
export const seatClasses = ['9', 'P', 'D', 'M', 'O', 'S', '2', '1', '3', 'J', '4', 'I', '6', 'A', 'F', 'WZ'] as const
export type SeatClass = (typeof seatClasses)[number]

/** Handbook 3.1: the letter of the number; ordinary trains have none, or a rarer one. */
export const trainTypes = ['G', 'D', 'C', 'Z', 'T', 'K', 'other'] as const

export const TrainSeat = Type.Object({
  seat: words(...seatClasses),
  /** Fare of one adult in fen; of berths the highest, which is that of a lower one. */
  price: Fen,
  /** Berths differ in price (handbook 3.2). */
  berths: Type.Optional(Type.Object({ lower: Fen, middle: Type.Optional(Fen), upper: Fen })),
  /** Seats left for the whole ride; 21 means more than twenty. */
  seats: Type.Integer(),
  /** Nothing is left, and the railway takes a waitlist (候补). */
  waitlist: Type.Boolean(),
  verdict: Verdict,
  violations: Type.Array(Violation),
})
export type TrainSeat = Static<typeof TrainSeat>

/** One ride of one train between two of its stations. */
export const TrainOffer = Type.Object({
  /** Internal number of the train and the date on which it leaves its first station. */
  trainKey: Type.String(),
  /** The number that it has at the boarding station. */
  trainNo: Type.String(),
  type: words(...trainTypes),
  departStation: StationCode,
  departDate: LocalDate,
  departTime: LocalTime,
  arriveStation: StationCode,
  arriveTime: LocalTime,
  spanDays: Type.Integer(),
  durationMinutes: Type.Integer(),
  distanceKm: Type.Integer(),
  /** The ride begins or ends where the train does. */
  fromOrigin: Type.Boolean(),
  toTerminus: Type.Boolean(),
  /** 复兴号 and its like, for the badge. */
  fuxing: Type.Boolean(),
  /** onSale, notYetOnSale (with the moment it begins), closed (too close to departure, or gone), suspended. */
  sale: words('onSale', 'notYetOnSale', 'closed', 'suspended'),
  saleStartsAt: Type.Optional(Instant),
  seats: Type.Array(TrainSeat),
})
export type TrainOffer = Static<typeof TrainOffer>

export const TrainStop = Type.Object({
  index: Type.Integer(),
  station: StationCode,
  stationName: Type.String(),
  /** The number from here on, where it changes along the route. */
  trainNo: Type.String(),
  arriveTime: Type.Optional(LocalTime),
  departTime: Type.Optional(LocalTime),
  dwellMinutes: Type.Integer(),
  dayOffset: Type.Integer(),
  distanceKm: Type.Integer(),
})
export type TrainStop = Static<typeof TrainStop>
