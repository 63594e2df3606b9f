import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCarPlaces } from '../../../../api/calls/products/car/car'
import { getStayInCity } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { IconName } from '../../../../kit/marks/icon-paths'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'
import { useText } from '../../../../kit/text/text'

const day = 86_400_000
/** Cities of the mainland (S7.28, S3.33). */
const domesticCities = 1 as const

type Cities = WebResponse<NonNullable<typeof getStayInCity.contract>>
type Found = WebResponse<NonNullable<typeof getCarPlaces.contract>>['places'][number]

const cityGroups = ({ cityGroup }: Cities): PlaceGroup[] =>
  cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: groupKey,
    name: groupName,
    places: cityList.map(({ cityId, cityName, provinceName }) => ({
      code: String(cityId),
      name: cityName,
      kind: 0,
      hint: provinceName,
    })),
  }))

/** Cities where cars are ordered, fetched on the first approach. */
export function useCarCities() {
  const [wanted, setWanted] = useState(false)
  const options = readOptions(getStayInCity, { cityType: domesticCities, intlRole: 0 })
  const { data } = useQuery({ ...options, enabled: wanted, staleTime: day, select: cityGroups })
  return { groups: data, approach: () => setWanted(true) }
}

/** The city with the name that it is listed under, where it came without one. */
export function useNamedCity(city: Place | undefined): Place | undefined {
  const options = readOptions(getStayInCity, { cityType: domesticCities, intlRole: 0 })
  const { data } = useQuery({ ...options, enabled: city?.name === '', staleTime: day, select: cityGroups })
  if (city?.name !== '') return city
  return data?.flatMap(({ places }) => places).find(({ code }) => code === city.code) ?? city
}

const icons: Partial<Record<Found['kind'], IconName>> = { airport: 'plane', station: 'train', metro: 'train', hotel: 'hotel' }

/** Airports and stations of a city, and what a few letters mean there. */
export function useCarPlaces(cityId: number) {
  const { places: kinds } = useText('products/car/rules')
  const own = useText('products/car/search')
  const [wanted, setWanted] = useState(false)
  const shown = ({ placeId, name, kind }: Found): Place => ({
    code: placeId,
    name,
    kind: 4,
    hint: kinds[kind],
    icon: icons[kind] ?? 'pin',
  })
  const { data } = useQuery({ ...readOptions(getCarPlaces, { cityId }), enabled: wanted && cityId > 0, staleTime: day })
  return {
    groups: data && [{ key: 'usual', name: own.usual, places: data.places.map(shown) }],
    approach: () => setWanted(true),
    search: async (keyWords: string, signal: AbortSignal): Promise<Place[]> =>
      cityId > 0 ? (await invoke(getCarPlaces, { cityId, keyWords }, { signal })).places.map(shown) : [],
  }
}
