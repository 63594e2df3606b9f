import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { FareRule } from './flight.shapes'

export const FlightSegment = Type.Object({
  index: Type.Integer(),
  journey: Type.Integer(),
  flightNo: Type.String(),
  carrierName: Type.String(),
  carrier: Type.String(),
  carrierColour: Type.String(),
  operatingFlightNo: Type.Optional(Type.String()),
  departAirport: Type.String(),
  departAirportName: Type.String(),
  departTerminal: Type.String(),
  departDate: Type.String(),
  departTime: Type.String(),
  arriveAirport: Type.String(),
  arriveAirportName: Type.String(),
  arriveTerminal: Type.String(),
  arriveTime: Type.String(),
  spanDays: Type.Integer(),
  durationMinutes: Type.Integer(),
  aircraftName: Type.String(),
  stopAirportName: Type.Optional(Type.String()),
  cabin: Type.String(),
  bookingClass: Type.String(),
  fareType: Type.String(),
  /** Of a government fare: to which unit it was sold, and the number by which that is verified (查验单号). */
  government: Type.Optional(Type.Object({ unit: Type.String(), verificationNo: Type.String() })),
  discount: Type.Integer(),
  ticketPrice: Type.Integer(),
  baggageKg: Type.Integer(),
  rule: FareRule,
})
/** What the carrier announced about a segment, and what it offers for it. */
export const ScheduleNotice = Type.Object({
  segment: Type.Integer(),
  kind: words('cancelled', 'delayed', 'retimed', 'restored'),
  announcedAt: Instant,
  canRefundAll: Type.Boolean(),
  canFreeRebook: Type.Boolean(),
  /** The flight that the carrier keeps seats on instead. */
  protectedFlight: Type.Optional(Type.Object({ flightKey: Type.String(), flightNo: Type.String(), departDate: LocalDate })),
})
export type ScheduleNotice = Static<typeof ScheduleNotice>

/** A refund or change order, coupon by coupon; amounts are fen. */
export const AlteredCoupon = Type.Object({
  ticketNo: Type.String(),
  segment: Type.Integer(),
  traveller: Type.String(),
  ticketPrice: Type.Integer(),
  fee: Type.Integer(),
  rule: Type.String(),
  involuntary: Type.Boolean(),
  buildFee: Type.Integer(),
  fuelFee: Type.Integer(),
  insurance: Type.Integer(),
  serviceFee: Type.Integer(),
  /** Of a refund that the carrier forced: our fee of the booking, which comes back. */
  bookingFee: Type.Integer(),
  fareDifference: Type.Integer(),
  fuelDifference: Type.Integer(),
  amount: Type.Integer(),
  newTicketNo: Type.Optional(Type.String()),
})

export const FlightOrderDetail = Type.Object({
  ...OrderCore.properties,
  pnr: Type.Optional(Type.String()),
  segments: Type.Array(FlightSegment),
  notices: Type.Array(ScheduleNotice),
  /** Of a refund or change: what it takes. */
  alters: Type.Array(AlteredCoupon),
  /** Of a change: the segment as it was. */
  formerSegments: Type.Array(FlightSegment),
})
export type FlightOrderDetail = Static<typeof FlightOrderDetail>

export const getFlightOrderDetail = call({
  summary: 'A flight order with travellers, tickets, money and history.',
  method: 'GET',
  path: 'api/Flight/GetFlightOrderDetail',
  clause: 'S2.29',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: FlightOrderDetail,
  problems: ['orderUnknown'],
})
