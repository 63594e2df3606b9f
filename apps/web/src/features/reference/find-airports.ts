import type { FlightPoi } from '@sojourn/contract/reference/city.shapes'
import { getPoiContent } from '../../api/calls/reference/city'
import { invoke } from '../../api/client'
import type { Place } from '../../kit/pickers/place'
import { readText } from '../../kit/text/text'

/** What a place without an airport is (S3.27). */
const port = 2
const station = 3
function withoutAirport({ code, name, nameType }: FlightPoi): Place {
  const text = readText('app/home')
  if (nameType === port) return { code, name, kind: nameType, icon: 'pin', hint: text.isPort, disabled: true }
  if (nameType === station) return { code, name, kind: nameType, icon: 'train', hint: text.isStation, disabled: true }
  return { code, name, kind: nameType, hint: text.noAirport, disabled: true }
}

/** How far an airport is; ports have long names, and stand above. Of a station its city is measured, whose own airports are at no distance. */
function distanceHint({ name, nameType }: FlightPoi, km: number): string {
  const text = readText('app/home')
  if (nameType === port) return text.distanceOfPort({ km })
  if (nameType !== station) return text.distance({ name, km })
  return km === 0 ? text.sameCity : text.distanceOfCity({ km })
}

/** One answer of the city search as lines: the city or airport, then airports near a place without one. */
function placesOf(poi: FlightPoi): Place[] {
  const abroad = !poi.isDomestic
  if (!poi.hasAirPort) {
    const near = poi.nearList.map(({ airportName, airportCode, distance }) => ({
      code: airportCode,
      name: airportName,
      kind: 1,
      abroad,
      hint: distanceHint(poi, distance),
    }))
    return [withoutAirport(poi), ...near]
  }
  const whole: Place = { code: poi.code, name: poi.name, kind: poi.nameType, abroad, hint: poi.airportName || poi.countryName }
  if (poi.airportList.length < 2) return [whole]
  return [
    whole,
    ...poi.airportList.map(({ airportName, airportCode }) => ({
      code: airportCode,
      name: airportName,
      kind: 1,
      abroad,
      hint: poi.name,
    })),
  ]
}

/** Cities, airports and airports near a town that a few letters mean, each once. Type 0 domestic, 1 anywhere (S7.25). */
export async function findAirports(type: number, keyword: string, signal: AbortSignal): Promise<Place[]> {
  const { poiList } = await invoke(getPoiContent, { KeyWords: keyword, type }, { signal })
  const seen = new Set<string>()
  const keyOf = ({ kind, code, name, disabled }: Place) => `${kind}${code}${disabled ? name : ''}`
  return poiList.flatMap(placesOf).filter((place) => !seen.has(keyOf(place)) && seen.add(keyOf(place)))
}
