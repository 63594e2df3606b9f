import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findKeyWords, getStayInCity } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const day = 86_400_000
/** globalArea of S3.33. */
const areas = [1, 4] as const
const wholeCity = 0

type Cities = WebResponse<NonNullable<typeof getStayInCity.contract>>
const groupsOf = ({ cityGroup }: Cities): PlaceGroup[] =>
  cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: `${groupKey} ${cityList[0]?.isIntl ?? false}`,
    name: groupName,
    places: cityList.map(({ cityId, cityName, provinceName, countryName, isIntl }) => ({
      code: String(cityId),
      name: cityName,
      kind: wholeCity,
      hint: provinceName || countryName,
      abroad: isIntl,
    })),
  }))

/** Cities at home and abroad in tabs, fetched on the first approach. */
export function useDemandCities(): { groups: readonly PlaceGroup[] | undefined; onApproach: () => void } {
  const [wanted, setWanted] = useState(false)
  const kept = { enabled: wanted, staleTime: day, select: groupsOf }
  const home = useQuery({ ...readOptions(getStayInCity, { cityType: 1, intlRole: 0 }), ...kept })
  const abroad = useQuery({ ...readOptions(getStayInCity, { cityType: 2, intlRole: 0 }), ...kept })
  return { groups: home.data && [...home.data, ...(abroad.data ?? [])], onApproach: () => setWanted(true) }
}

/** Whole cities that a few letters mean, at home first. */
export async function searchDemandCities(keys: string, signal: AbortSignal): Promise<Place[]> {
  const found = await Promise.all(areas.map((globalArea) => invoke(findKeyWords, { keys, stype: 0, globalArea }, { signal })))
  return found
    .flatMap(({ destList }) => destList)
    .filter(({ dtype }) => dtype === wholeCity)
    .map(({ destId, destChName, showText, globalArea }) => ({
      code: String(destId),
      name: destChName,
      kind: wholeCity,
      hint: showText,
      abroad: globalArea === areas[1],
    }))
}
