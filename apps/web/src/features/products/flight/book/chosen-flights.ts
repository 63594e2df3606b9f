import type {
  ChosenFare,
  ConnectionFare,
  FlightConnection,
  FlightConnectionResult,
  FlightFare,
  FlightOffer,
  FlightTempOrder,
} from '@sojourn/contract/products/flight/flight.shapes'
import type { FlightDictionary } from '../format'
import { keep, readKept } from '../../../booking/draft/session-store'

/** One journey as it was chosen: what the server needs to find it, and what a screen needs to show it. */
export interface ChosenFlight {
  choice: ChosenFare
  flight: FlightOffer
  fare: FlightFare
  dictionary: FlightDictionary
}

/** The journeys chosen so far, outbound first. */
export const chosenFlights = (tempOrderNo: string): ChosenFlight[] =>
  (readKept(tempOrderNo, 'chosen') as ChosenFlight[] | undefined) ?? []

/** Keeps the choice of a journey; another outbound flight undoes the way back. */
export function keepChosenFlight(tempOrderNo: string, journey: number, chosen: ChosenFlight): void {
  keep(tempOrderNo, 'chosen', [...chosenFlights(tempOrderNo).slice(0, journey), chosen])
}

/** Keeps both flights of a connection: policy judges them together, and what it says stands at the first. */
export function keepChosenConnection(tempOrderNo: string, result: FlightConnectionResult, chosen: ChosenConnection): void {
  const { searchId, dictionary } = result
  const { connection, fare } = chosen
  const { verdict, violations } = fare
  const first = { ...fare.first, verdict, violations }
  const second = { ...fare.second, verdict: 'within' as const, violations: [] }
  keep(tempOrderNo, 'chosen', [
    choose(searchId, offerOf(connection.first, first), first, dictionary),
    choose(searchId, offerOf(connection.second, second), second, dictionary),
  ])
}

export interface ChosenConnection {
  connection: FlightConnection
  fare: ConnectionFare
}

const offerOf = (flight: FlightConnection['first'], fare: FlightFare): FlightOffer => ({ ...flight, fares: [fare], fareCount: 1 })

/** The same journeys at the prices of now, after the person accepted them. */
export function acceptPrices(tempOrderNo: string, prices: readonly number[]): void {
  const accepted = chosenFlights(tempOrderNo).map((chosen, index) => {
    const ticketPrice = prices[index] ?? chosen.choice.ticketPrice
    return { ...chosen, choice: { ...chosen.choice, ticketPrice }, fare: { ...chosen.fare, ticketPrice } }
  })
  keep(tempOrderNo, 'chosen', accepted)
}

export function choose(searchId: string, flight: FlightOffer, fare: FlightFare, dictionary: FlightDictionary): ChosenFlight {
  const codes = new Set([
    flight.carrier,
    flight.operating?.carrier,
    flight.departAirport,
    flight.arriveAirport,
    flight.stop?.airport,
    flight.aircraft,
  ])
  const mentioned = <Item extends { code: string }>(items: readonly Item[]) => items.filter(({ code }) => codes.has(code))
  return {
    choice: { searchId, flightKey: flight.flightKey, fareKey: fare.fareKey, ticketPrice: fare.ticketPrice },
    flight: { ...flight, fares: [fare] },
    fare,
    dictionary: {
      carriers: mentioned(dictionary.carriers),
      airports: mentioned(dictionary.airports),
      aircraft: mentioned(dictionary.aircraft),
      rules: dictionary.rules.filter(({ tier }) => tier === fare.ruleTier),
    },
  }
}

/** The search behind a list, kept so that an expired one can be repeated. */
/** The filters of the list as its address has them. */
export const keepFilters = (tempOrderNo: string, written: string): void => keep(tempOrderNo, 'filters', written)
export const keptFilters = (tempOrderNo: string): string => (readKept(tempOrderNo, 'filters') as string | undefined) ?? ''

export const keepDraft = (draft: FlightTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): FlightTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as FlightTempOrder | undefined
