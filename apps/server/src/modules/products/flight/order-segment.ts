import type { Language } from '@sojourn/contract/kit/language'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { fareRule } from '@sojourn/domain/products/flight/fare-rules'
import { aircraftType } from '@sojourn/domain/reference/aircraft'
import { airline } from '@sojourn/domain/reference/airlines'
import type { OrderSegmentRow } from '../../booking/order/store'
import type { KeptSegment } from './order-record'
import { airportName } from '../../reference/air-places'

/** A kept segment in the reader's words. */
export function segmentOf(
  { position, body }: OrderSegmentRow<KeptSegment>,
  language: Language,
): FlightOrderDetail['segments'][number] {
  const carrier = airline(body.carrier)
  return {
    index: position,
    journey: body.journey,
    flightNo: body.flightNo,
    carrier: body.carrier,
    carrierName: carrier?.shortName[language] ?? body.carrier,
    carrierColour: carrier?.colour ?? '#44546a',
    ...(body.operating ? { operatingFlightNo: body.operating.flightNo } : {}),
    departAirport: body.departAirport,
    departAirportName: airportName(body.departAirport, language),
    departTerminal: body.departTerminal,
    departDate: body.departDate,
    departTime: body.departTime,
    arriveAirport: body.arriveAirport,
    arriveAirportName: airportName(body.arriveAirport, language),
    arriveTerminal: body.arriveTerminal,
    arriveTime: body.arriveTime,
    spanDays: body.spanDays,
    durationMinutes: body.durationMinutes,
    aircraftName: aircraftType(body.aircraft)?.name[language] ?? body.aircraft,
    ...(body.stop ? { stopAirportName: airportName(body.stop.airport, language) } : {}),
    cabin: body.fare.cabin,
    bookingClass: body.fare.bookingClass,
    fareType: body.fare.fareType,
    ...(body.government && { government: { unit: body.government.unit, verificationNo: body.government.verificationNo } }),
    discount: body.fare.discount,
    ticketPrice: body.fare.ticketPrice,
    baggageKg: body.fare.baggageKg,
    rule: fareRule(body.fare.ruleTier, language),
  }
}
