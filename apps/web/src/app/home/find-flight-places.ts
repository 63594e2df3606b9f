import type { FlightPoi } from '@sojourn/contract/reference/city.shapes'
import { getPoiContent } from '../../api/calls/reference/city'
import { invoke } from '../../api/client'
import type { Place } from '../../kit/place'
import { readText } from '../../kit/text'

/** One answer of the city search as lines: the city or airport, then airports near a city without one. */
function placesOf(poi: FlightPoi): Place[] {
  const text = readText('app/home')
  const abroad = !poi.isDomestic
  if (!poi.hasAirPort) {
    const near = poi.nearList.map(({ airportName, airportCode, distance }) => ({
      code: airportCode,
      name: airportName,
      kind: 1,
      abroad,
      hint: text.distance({ name: poi.name, km: distance }),
    }))
    return [{ code: poi.code, name: poi.name, kind: 0, hint: text.noAirport, disabled: true }, ...near]
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
export async function findFlightPlaces(type: number, keyword: string, signal: AbortSignal): Promise<Place[]> {
  const { poiList } = await invoke(getPoiContent, { KeyWords: keyword, type }, { signal })
  const seen = new Set<string>()
  return poiList.flatMap(placesOf).filter(({ kind, code }) => !seen.has(`${kind}${code}`) && seen.add(`${kind}${code}`))
}
