import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { seatClasses, StationCode, trainTypes } from './train.shapes'

/** A ride as the order keeps it, in the caller's words; prices are fen of one adult. */
export const TrainRide = Type.Object({
  index: Type.Integer(),
  trainKey: Type.String(),
  trainNo: Type.String(),
  type: words(...trainTypes),
  departStation: StationCode,
  departStationName: Type.String(),
  departDate: LocalDate,
  departTime: Type.String(),
  arriveStation: StationCode,
  arriveStationName: Type.String(),
  arriveDate: LocalDate,
  arriveTime: Type.String(),
  spanDays: Type.Integer(),
  durationMinutes: Type.Integer(),
  distanceKm: Type.Integer(),
  seat: words(...seatClasses),
  seatName: Type.String(),
  ticketPrice: Type.Integer(),
})
export type TrainRide = Static<typeof TrainRide>

/** What one traveller has on one ride; coach and place are there once the seat is locked. */
export const TrainPlace = Type.Object({
  traveller: Type.Integer(),
  employeeId: Type.String(),
  name: Type.String(),
  ride: Type.Integer(),
  child: Type.Boolean(),
  student: Type.Boolean(),
  seat: words(...seatClasses),
  seatName: Type.String(),
  /** 08; empty before the lock. */
  coach: Type.String(),
  /** 10B, 12; empty when standing, and before the lock. */
  place: Type.String(),
  berth: Type.Optional(words('lower', 'middle', 'upper')),
  /** What this ticket costs, in fen. */
  price: Type.Integer(),
  /** Another seat than was wished for. */
  otherThanWished: Type.Boolean(),
  ticketNo: Type.Optional(Type.String()),
  gate: Type.Optional(Type.String()),
})
export type TrainPlace = Static<typeof TrainPlace>

/** Data of the electronic rail invoice (9 % is included in a fare, 6 % in a fee); amounts are fen. */
export const RailInvoice = Type.Object({
  ticketNo: Type.String(),
  traveller: Type.String(),
  /** Fare of a ticket, or the fee of a refund or change. */
  item: words('fare', 'refundFee', 'changeFee'),
  amount: Type.Integer(),
  taxPercent: Type.Integer(),
  tax: Type.Integer(),
  net: Type.Integer(),
})
export type RailInvoice = Static<typeof RailInvoice>

/** A refund or change order, ticket by ticket; amounts are fen. */
const AlteredTicket = Type.Object({
  ticketNo: Type.String(),
  segment: Type.Integer(),
  traveller: Type.String(),
  ticketPrice: Type.Integer(),
  newPrice: Type.Optional(Type.Integer()),
  percent: Type.Optional(Type.Integer()),
  fee: Type.Integer(),
  /** Refund fee on the difference of a cheaper train. */
  differenceFee: Type.Integer(),
  rule: Type.String(),
  serviceFee: Type.Integer(),
  /** Of a refund that the railway forced: our fee of the booking, which comes back. */
  bookingFee: Type.Integer(),
  /** To pay for a change, or coming back from a refund. */
  amount: Type.Integer(),
  /** Comes back from a change to a cheaper train. */
  back: Type.Integer(),
  newTicketNo: Type.Optional(Type.String()),
})

/** States of a waitlist (handbook 3.6): 待支付, 待兑现, 兑现成功, 兑现失败, 已取消; `approving` comes before paying where asked for. */
export const waitlistStates = ['approving', 'awaitingPayment', 'waiting', 'fulfilled', 'failed', 'cancelled'] as const
export const TrainWaitlist = Type.Object({
  state: words(...waitlistStates),
  /** When the wait for the last of them ends. */
  deadline: Instant,
  /** What is waited for, best first, and until when each; `taken` is the one that was fulfilled. */
  choices: Type.Array(Type.Object({ ...TrainRide.properties, waitsUntil: Instant, taken: Type.Boolean() })),
  /** Paid in advance for all, and of it what came back, in fen. */
  prepaid: Type.Integer(),
  returned: Type.Integer(),
  canLeave: Type.Boolean(),
  /** Where several wait: what comes back, in fen, for each who leaves alone; nobody whose leaving leaves a child alone. */
  leavers: Type.Array(
    Type.Object({ employeeId: Type.String(), name: Type.String(), back: Type.Integer(), childAlone: Type.Boolean() }),
  ),
})
export type TrainWaitlist = Static<typeof TrainWaitlist>

export const TrainOrderDetail = Type.Object({
  ...OrderCore.properties,
  /** `waitlist` waits for seats that come back, `local` for the company's ticket office. */
  source: words('railway', 'waitlist', 'local'),
  /** Of a railway order: the queue has it, seats are held, their half hour is over and they are asked for again, or there are none any more. */
  lock: words('locking', 'locked', 'lapsed', 'none'),
  /** Until when the railway keeps locked seats. */
  lockedUntil: Type.Optional(Instant),
  /** 取票号: E and nine characters. */
  purchaseNo: Type.Optional(Type.String()),
  rides: Type.Array(TrainRide),
  places: Type.Array(TrainPlace),
  /** Booked at the highest price, the rest came back when the berth or seat was known; fen. */
  differenceReturned: Type.Integer(),
  invoices: Type.Array(RailInvoice),
  waitlist: Type.Optional(TrainWaitlist),
  /** Of a local order: by when the ticket office promises an answer, and what it buys with. */
  local: Type.Optional(Type.Object({ promisedBy: Instant, account: Type.String() })),
  /** Trains that the railway has stopped, by ride. */
  stopped: Type.Array(Type.Object({ ride: Type.Integer(), announcedAt: Instant })),
  /** Of a refund or change: what it takes. */
  alters: Type.Array(AlteredTicket),
  /** Of a change: the ride as it was. */
  formerRides: Type.Array(TrainRide),
})
export type TrainOrderDetail = Static<typeof TrainOrderDetail>

export const getTrainOrderDetail = call({
  summary: 'A train order with travellers, tickets, money and history.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainOrderDetail',
  clause: 'S2.26',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: TrainOrderDetail,
  problems: ['orderUnknown'],
})
