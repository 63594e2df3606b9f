import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ChosenFare } from '@sojourn/contract/products/flight/flight.shapes'
import {
  changeMinutes,
  connectionsAtMost,
  isConnection,
  joinFlights,
  pairedFares,
} from '@sojourn/domain/products/flight/connections'
import { worthwhileFares } from '@sojourn/domain/products/flight/worthwhile'
import type { PolicyFlight } from '@sojourn/domain/products/flight/policy/offers'
import type { AirConnection, AirFlight, AirSearch } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { journeyOf, whyGone, type Journey } from './choose'
import { railAlternative } from '../policy/rail-alternative'
import { airSearchOf, type FlightDraft } from '../supply/supply'

/** Journeys of two flights that answer a search; what a supplier joins against our rule is not offered. */
export async function findConnections(context: Context, search: AirSearch): Promise<AirConnection[]> {
  const request = { ...search, change: changeMinutes, limit: connectionsAtMost }
  const found = await context.air.connections(asking(context), request)
  return found.filter(({ first, second }) => isConnection(first, second))
}

/**
 * What leads to a place on a day, as estimates and comparisons count it: its flights, or connections, each as one flight, where none
 * goes directly. Our fee counts once per flight.
 */
export async function optionsByAir(context: Context, search: AirSearch, serviceFee: number) {
  const direct = await context.air.search(asking(context), search)
  if (direct.length > 0) return direct.map((flight) => ({ ...flight, serviceFee }))
  const found = await findConnections(context, search)
  return found.map((connection) => {
    const { first, second } = connection
    return {
      ...joinFlights(first, second, pairsOf(connection)),
      buildFee: first.buildFee + second.buildFee,
      fuelFee: first.fuelFee + second.fuelFee,
      distanceKm: first.distanceKm + second.distanceKm,
      serviceFee: 2 * serviceFee,
    }
  })
}

/** Both flights of a connection at the fares worth choosing for them together. */
export function pairsOf({ first, second }: AirConnection) {
  const [one, other] = [first, second].map((flight) => ({ ...flight, fares: worthwhileFares(flight.fares) }))
  return pairedFares(one!, other!)
}

/** The trains of the day between where a connection starts and where it ends. */
export const railBesideConnection = (
  context: Context,
  people: readonly PersonRow[],
  { first, second }: AirConnection,
  seats: number,
) => railAlternative(context, people, { ...first, arriveAirport: second.arriveAirport }, seats)

/** What else leads from where a connection starts to where it ends, other connections as one flight each. */
export const besideConnection = (
  { direct, found }: { direct: readonly AirFlight[]; found: readonly AirConnection[] },
  { first, second }: AirConnection,
): PolicyFlight[] => [
  ...direct,
  ...found
    .filter((each) => each.first.flightKey !== first.flightKey || each.second.flightKey !== second.flightKey)
    .map((each) => joinFlights(each.first, each.second, pairsOf(each))),
]

interface ConnectionSought {
  enterprise: EnterpriseRow
  chosen: readonly [ChosenFare, ChosenFare]
  seats: number
  people: readonly PersonRow[]
}

/** The two chosen flights of a one-way search, each at its fare, beside everything else that leads there on that day. */
export async function connectionOnOffer(
  context: Context,
  draft: FlightDraft,
  { enterprise, chosen, seats, people }: ConnectionSought,
): Promise<Journey[] | Problem> {
  const search = airSearchOf(draft, enterprise, 0, seats)
  const [direct, found] = await Promise.all([context.air.search(asking(context), search), findConnections(context, search)])
  const own = found.find(
    ({ first, second }) => first.flightKey === chosen[0].flightKey && second.flightKey === chosen[1].flightKey,
  )
  const flights = own ? [own.first, own.second] : []
  const fares = flights.map((flight, index) => flight.fares.find(({ fareKey }) => fareKey === chosen[index]!.fareKey))
  const [one, other] = fares
  if (!own || !one || !other) {
    for (const [index, choice] of chosen.entries()) {
      const gone = fares[index]
        ? undefined
        : await whyGone(context, enterprise, { choice, party: seats, field: `journeys.${index}` })
      if (gone) return gone
    }
    return problem('connectionTooShort', { field: 'journeys.1' })
  }
  const beside = besideConnection({ direct, found }, own)
  const rail = search.businessTravel ? await railBesideConnection(context, people, own, seats) : undefined
  const journey = (flight: AirFlight, fare: typeof one): Journey => ({ ...journeyOf(flight, fare, [flight]), rail, beside })
  return [journey(own.first, one), journey(own.second, other)]
}
