import type { Static } from 'typebox'
import type { Language } from '@sojourn/contract/kit/language'
import type { FlightDictionary } from '@sojourn/contract/products/flight/flight.shapes'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { fareRule } from '@sojourn/domain/products/flight/fare-rules'
import type { AirFlight } from '@sojourn/supply/ports/air'

/** Names of everything that a result mentions, once each, in the caller's language. */
export function dictionaryOf(flights: readonly AirFlight[], language: Language): Static<typeof FlightDictionary> {
  const carriers = new Set<string>()
  const airports = new Set<string>()
  const aircraft = new Set<string>()
  const tiers = new Set<string>()
  for (const flight of flights) {
    carriers.add(flight.carrier)
    if (flight.operating) carriers.add(flight.operating.carrier)
    airports.add(flight.departAirport).add(flight.arriveAirport)
    if (flight.stop) airports.add(flight.stop.airport)
    aircraft.add(flight.aircraft)
    for (const fare of flight.fares) tiers.add(fare.ruleTier)
  }
  return {
    carriers: known(carriers, airline, (found) => ({
      code: found.code,
      name: found.name[language],
      shortName: found.shortName[language],
      colour: found.colour,
    })),
    airports: known(airports, airport, (found) => ({
      code: found.iata,
      name: found.name[language],
      shortName: found.shortName[language],
      city: found.city,
    })),
    aircraft: known(aircraft, aircraftType, (found) => ({ code: found.code, name: found.name[language], size: found.size })),
    rules: [...tiers].sort().map((tier) => fareRule(tier, language)),
  }
}

const known = <Found, Named>(
  codes: Iterable<string>,
  find: (code: string) => Found | undefined,
  name: (found: Found) => Named,
): Named[] =>
  [...codes].flatMap((code) => {
    const found = find(code)
    return found ? [name(found)] : []
  })
