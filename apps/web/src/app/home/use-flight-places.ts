import type { FlightPoi } from '@sojourn/contract/reference/city.shapes'
import type { WebResponse } from '../../api/web-call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAirportCityList, getPoiContent } from '../../api/calls.generated'
import { invoke } from '../../api/client'
import { readOptions } from '../../api/queries'
import { remember, type Place, type PlaceGroup } from '../../kit/place'
import { storage } from '../../kit/storage'
import { readText } from '../../kit/text'

const historyKey = 'sojourn.product.flightHistoryCity'
const domestic = { type: 0 }
const day = 86_400_000

type CityList = WebResponse<typeof getAirportCityList.contract & object>

const groupsOf = (list: CityList): PlaceGroup[] =>
  list.domesticAirportCityInfo.cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: groupKey,
    name: groupName,
    places: cityList.map(({ code, name, nameType }) => ({ code, name, kind: nameType })),
  }))

/** One answer of the city search as lines: the city or airport, then airports near a city without one. */
export function placesOf(poi: FlightPoi): Place[] {
  const text = readText('app/home')
  if (!poi.hasAirPort) {
    const near = poi.nearList.map(({ airportName, airportCode, distance }) => ({
      code: airportCode,
      name: airportName,
      kind: 1,
      hint: text.distance({ name: poi.name, km: distance }),
    }))
    return [{ code: poi.code, name: poi.name, kind: 0, hint: text.noAirport, disabled: true }, ...near]
  }
  const whole: Place = { code: poi.code, name: poi.name, kind: poi.nameType, hint: poi.airportName || poi.countryName }
  if (poi.airportList.length < 2) return [whole]
  return [
    whole,
    ...poi.airportList.map(({ airportName, airportCode }) => ({ code: airportCode, name: airportName, kind: 1, hint: poi.name })),
  ]
}

export async function searchPlaces(keyword: string, signal: AbortSignal): Promise<Place[]> {
  const { poiList } = await invoke(getPoiContent, { KeyWords: keyword, type: 0 }, { signal })
  const seen = new Set<string>()
  return poiList.flatMap(placesOf).filter(({ kind, code }) => !seen.has(`${kind}${code}`) && seen.add(`${kind}${code}`))
}

function storedHistory(): Place[] {
  return (storage.readJson(historyKey) as Place[] | null) ?? []
}

/** Groups for the tabs, fetched on the first approach, and the cities chosen before. */
export function usePlaces() {
  const [wanted, setWanted] = useState(false)
  const [history, setHistory] = useState(storedHistory)
  const { data } = useQuery({ ...readOptions(getAirportCityList, domestic), enabled: wanted, staleTime: day, select: groupsOf })
  return {
    groups: data,
    history,
    approach: () => setWanted(true),
    keep: (place: Place) => {
      const next = remember(storedHistory(), { code: place.code, name: place.name, kind: place.kind })
      storage.write(historyKey, JSON.stringify(next))
      setHistory(next)
    },
  }
}
