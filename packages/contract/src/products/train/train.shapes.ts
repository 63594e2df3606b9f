import { Type, type Static } from 'typebox'
import { draftParts } from '../../booking/draft.shapes'
import { TravellerSummary } from '../../booking/traveller.shapes'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { Instant, LocalDate, LocalTime } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { TrainSearchParams } from './draft.shapes'

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

/** A station with its name in the caller's language; `city` is the name of its city. */
export const NamedStation = Type.Object({ code: StationCode, name: Type.String(), city: Type.String() })

/** The search of a temp order, and who travels. */
export const TrainTempOrder = Type.Object({
  ...draftParts,
  searchParams: TrainSearchParams,
})
export type TrainTempOrder = Static<typeof TrainTempOrder>

/** One seat class of one ride, as somebody names it. */
const SeatOfRide = Type.Object({
  trainKey: Type.String({ maxLength: 60 }),
  departStation: StationCode,
  arriveStation: StationCode,
  seat: words(...seatClasses),
  /** Fare of one adult in fen that the person saw. */
  price: SentFen,
})

/** What every list of trains brings besides its rides. */
const listFrame = {
  searchId: Type.String(),
  searchedAt: Instant,
  departDate: LocalDate,
  /** Names of the places that were searched: a city where all its stations count, else a station. */
  departPlace: Type.String(),
  arrivePlace: Type.String(),
  stations: Type.Array(NamedStation),
  /** First and last date of departure that is on sale now (handbook 3.5); later dates are not on sale yet. */
  saleDates: Type.Object({ first: LocalDate, last: LocalDate }),
  /** Tickets are sold from 05:00 to 01:00, on Tuesdays to 24:00. `opensAt` says when the closed service opens again. */
  service: Type.Object({ open: Type.Boolean(), opensAt: Type.Optional(Instant) }),
  travellers: Type.Array(TravellerSummary),
  policyApplies: Type.Boolean(),
}
/** The lowest fare of a seat that is left for the whole party; 0 where none is. */
export const TrainDayPrices = Type.Object({
  days: Type.Array(Type.Object({ date: LocalDate, price: Fen })),
})
export const TrainSearchResult = Type.Object({
  ...listFrame,
  trains: Type.Array(TrainOffer),
  /** The cheapest seat that is left and breaks no rule of any traveller. */
  lowestCompliant: Type.Optional(SeatOfRide),
})
export type TrainSearchResult = Static<typeof TrainSearchResult>

export const TrainTransfer = Type.Object({
  first: TrainOffer,
  second: TrainOffer,
  changeMinutes: Type.Integer(),
  change: words('sameStation', 'acrossCity', 'sameTrain'),
  /** From the departure of the first to the arrival of the second. */
  totalMinutes: Type.Integer(),
})
export type TrainTransfer = Static<typeof TrainTransfer>
export const TrainTransferResult = Type.Object({ ...listFrame, transfers: Type.Array(TrainTransfer) })
export type TrainTransferResult = Static<typeof TrainTransferResult>

/** A ride that the person chose from a list; another price asks before anything is booked. */
export const ChosenRide = Type.Object({ searchId: Type.String({ maxLength: 60 }), ...SeatOfRide.properties })
export type ChosenRide = Static<typeof ChosenRide>

export const TrainPriceLine = Type.Object({
  /** `childFare` is half the fare of an adult, `studentFare` three quarters. */
  kind: words('fare', 'studentFare', 'childFare', 'serviceFee'),
  unit: Fen,
  count: Type.Integer(),
  amount: Fen,
})
export type TrainPriceLine = Static<typeof TrainPriceLine>
