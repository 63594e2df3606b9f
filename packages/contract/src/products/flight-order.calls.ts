import { Type, type Static } from 'typebox'
import { OrderCore } from '../booking/order.shapes'
import { call } from '../kit/call'
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
  discount: Type.Integer(),
  ticketPrice: Type.Integer(),
  baggageKg: Type.Integer(),
  rule: FareRule,
})
export const FlightOrderDetail = Type.Object({
  ...OrderCore.properties,
  pnr: Type.Optional(Type.String()),
  segments: Type.Array(FlightSegment),
})
export type FlightOrderDetail = Static<typeof FlightOrderDetail>

export const getFlightOrderDetail = call({
  method: 'GET',
  path: 'api/Flight/GetFlightOrderDetail',
  clause: 'S2.29',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: FlightOrderDetail,
  problems: ['orderUnknown'],
})
