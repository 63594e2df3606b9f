import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAirportCityList, getPoiContent } from '../../../../api/calls/reference/city'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const day = 86_400_000
const everywhere = { type: 1 }

/** Cities of an application: whole cities, and towns without an airport as well, for trains and hotels lead there. */
export async function searchCities(keyword: string, signal: AbortSignal): Promise<Place[]> {
  const { poiList } = await invoke(getPoiContent, { KeyWords: keyword, type: 1 }, { signal })
  const seen = new Set<string>()
  return poiList
    .filter(({ nameType }) => nameType === 0)
    .map(({ code, name, countryName }) => ({ code, name, kind: 0, hint: countryName }))
    .filter(({ code, name }) => !seen.has(code + name) && seen.add(code + name))
}

/** Groups for the tabs, fetched on the first approach. */
export function useCityGroups(): { groups: readonly PlaceGroup[] | undefined; onApproach: () => void } {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({
    ...readOptions(getAirportCityList, everywhere),
    enabled: wanted,
    staleTime: day,
    select: (list): PlaceGroup[] =>
      list.domesticAirportCityInfo.cityGroup.map(({ groupKey, groupName, cityList }) => ({
        key: groupKey,
        name: groupName,
        places: cityList.map(({ code, name }) => ({ code, name, kind: 0 })),
      })),
  })
  return { groups: data, onApproach: () => setWanted(true) }
}
