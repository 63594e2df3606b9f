import type { HotelDestination } from '@sojourn/contract/reference/hotel-place.shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findVenueKeywords, hotelStayInCity } from '../../../../api/calls/reference/meeting'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const day = 86_400_000
const international = 4

type Cities = WebResponse<NonNullable<typeof hotelStayInCity.contract>>

const groupsOf = ({ cityGroup }: Cities): PlaceGroup[] =>
  cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: groupKey,
    name: groupName,
    places: cityList.map(({ cityId, cityName, provinceName, isIntl }) => ({
      code: String(cityId),
      name: cityName,
      kind: 0,
      hint: provinceName,
      abroad: isIntl,
    })),
  }))

/** Cities with venues (S7.37), fetched on the first approach. */
export function useVenueCities() {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({
    ...readOptions(hotelStayInCity, { cityType: 1 }),
    enabled: wanted,
    staleTime: day,
    select: groupsOf,
  })
  return { groups: data, approach: () => setWanted(true) }
}

const placeOf = ({ destId, destChName, showText, globalArea }: HotelDestination): Place => ({
  code: String(destId),
  name: destChName,
  kind: 0,
  hint: showText,
  abroad: globalArea === international,
})

/** Venue cities that a few letters mean (S7.38); an area inside a city stands for the city. */
export async function searchVenueCities(Keyword: string, signal: AbortSignal): Promise<Place[]> {
  const { list } = await invoke(findVenueKeywords, { Keyword, Stype: 0, GlobalArea: 1 }, { signal })
  const seen = new Set<string>()
  return list.map(placeOf).filter(({ code }) => !seen.has(code) && seen.add(code))
}
