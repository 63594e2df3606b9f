import type { Language } from '@sojourn/contract/kit/language'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { aircraftType } from '@sojourn/domain/reference/air/aircraft'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { airport } from '@sojourn/domain/reference/air/airports'
import { allianceOf } from '@sojourn/domain/reference/air/alliances'
import { countryName } from '@sojourn/domain/reference/place/countries'
import type { IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'

type Mentioned = Pick<IntlAirSegment, 'carrier' | 'operating' | 'departAirport' | 'arriveAirport' | 'stops' | 'aircraft'>

/** Names of everything that these flights mention, once each, in the reader's language. */
export function intlDictionaryOf(segments: Iterable<Mentioned>, language: Language): IntlDictionary {
  const carriers = new Set<string>()
  const airports = new Set<string>()
  const aircraft = new Set<string>()
  for (const segment of segments) {
    carriers.add(segment.carrier)
    if (segment.operating) carriers.add(segment.operating.carrier)
    airports.add(segment.departAirport).add(segment.arriveAirport)
    for (const stop of segment.stops) airports.add(stop.airport)
    aircraft.add(segment.aircraft)
  }
  return {
    carriers: [...carriers].flatMap((code) => carrierOf(code, language)),
    airports: [...airports].flatMap((code) => airportOf(code, language)),
    aircraft: [...aircraft].flatMap((code) => {
      const found = aircraftType(code)
      return found ? [{ code, name: found.name[language], size: found.size }] : []
    }),
  }
}

function carrierOf(code: string, language: Language): IntlDictionary['carriers'] {
  const found = airline(code)
  const alliance = allianceOf(code)
  if (!found) return []
  const { name, shortName, colour } = found
  return [{ code, name: name[language], shortName: shortName[language], colour, ...(alliance && { alliance }) }]
}

function airportOf(code: string, language: Language): IntlDictionary['airports'] {
  const found = airport(code)
  if (!found) return []
  const { name, shortName, city, country } = found
  return [
    {
      code,
      name: name[language],
      shortName: shortName[language],
      city,
      country,
      countryName: countryName(country)?.[language] ?? country,
    },
  ]
}
