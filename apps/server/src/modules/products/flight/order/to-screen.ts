import type { Language } from '@sojourn/contract/kit/language'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { fareRule } from '@sojourn/domain/products/flight/fare-rules'
import { readFlight, type KeptFlight } from '@sojourn/domain/products/flight/kept'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import type { JourneyItem } from '../../../../capabilities/display'
import type { FlightRow } from './kept-store'
import { airportName } from '../../../reference/air-places'

/** A kept segment in the reader's words. */
export function segmentOf({ position, body }: FlightRow, language: Language): FlightOrderDetail['segments'][number] {
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
    ...governmentOf(body),
    discount: body.fare.discount,
    ticketPrice: body.fare.ticketPrice,
    baggageKg: body.fare.baggageKg,
    rule: fareRule(body.fare.ruleTier, language),
  }
}

/** To whom a government fare was sold, once the carrier has verified it. */
const governmentOf = ({ government }: KeptFlight) =>
  government?.verificationNo === undefined
    ? {}
    : { government: { unit: government.unit, verificationNo: government.verificationNo } }

/** A kept flight in the words of the list of journeys. */
export function flightItem(segment: unknown, language: Language): JourneyItem {
  const kept = readFlight(segment)
  return {
    flightNo: kept.flightNo,
    airlineName: airline(kept.carrier)?.shortName[language] ?? kept.carrier,
    depAirport: airportName(kept.departAirport, language),
    arrAirport: airportName(kept.arriveAirport, language),
    depTerminal: kept.departTerminal,
    arrTerminal: kept.arriveTerminal,
    departDate: kept.departDate,
    departTime: kept.departTime,
    arriveTime: kept.arriveTime,
    spanDays: kept.spanDays,
  }
}
