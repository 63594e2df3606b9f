import type { FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { JourneyView } from '../../booking/journey/journey-times'
import { airportLabel, carrierName, type FlightNames } from './format'

type FlightSegment = FlightOrderDetail['segments'][number]

/** A flight with the names that a screen shows, whether it is offered or already ordered. */
export interface FlightView extends JourneyView {
  flightNo: string
  carrier: string
  carrierName: string
  carrierColour: string
  operatingFlightNo: string | undefined
  aircraftName: string
  /** With its city, for whoever changes there. */
  arriveAirportName: string
  stopPlace: string | undefined
}

const unknownColour = '#566669'

export const viewOfOffer = (flight: Omit<FlightOffer, 'fares' | 'fareCount'>, names: FlightNames): FlightView => ({
  flightNo: flight.flightNo,
  carrier: flight.carrier,
  carrierName: carrierName(names, flight.carrier),
  carrierColour: names.carriers.get(flight.carrier)?.colour ?? unknownColour,
  operatingFlightNo: flight.operating?.flightNo,
  aircraftName: names.aircraft.get(flight.aircraft)?.name ?? '',
  arriveAirportName: names.airports.get(flight.arriveAirport)?.name ?? flight.arriveAirport,
  departDate: flight.departDate,
  departTime: flight.departTime,
  departPlace: airportLabel(names, flight.departAirport, flight.departTerminal),
  arriveTime: flight.arriveTime,
  arrivePlace: airportLabel(names, flight.arriveAirport, flight.arriveTerminal),
  spanDays: flight.spanDays,
  durationMinutes: flight.durationMinutes,
  stopPlace: flight.stop && airportLabel(names, flight.stop.airport),
})

const withTerminal = (name: string, terminal: string): string => (terminal && terminal !== '--' ? `${name} ${terminal}` : name)

export const viewOfSegment = (segment: FlightSegment): FlightView => ({
  flightNo: segment.flightNo,
  carrier: segment.carrier,
  carrierName: segment.carrierName,
  carrierColour: segment.carrierColour,
  operatingFlightNo: segment.operatingFlightNo,
  aircraftName: segment.aircraftName,
  arriveAirportName: segment.arriveAirportName,
  departDate: segment.departDate,
  departTime: segment.departTime,
  departPlace: withTerminal(segment.departAirportName, segment.departTerminal),
  arriveTime: segment.arriveTime,
  arrivePlace: withTerminal(segment.arriveAirportName, segment.arriveTerminal),
  spanDays: segment.spanDays,
  durationMinutes: segment.durationMinutes,
  stopPlace: segment.stopAirportName,
})
