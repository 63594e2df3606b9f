import type { HotelDestination, HotelKeyword, HotelLabelGroup } from '@sojourn/contract/reference/hotel-place.shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findKeyWords, getHotelRecommend, getLabelList, getStayInCity } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import { readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { IconName } from '../../../../kit/marks/icon-paths'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const day = 86_400_000
/** globalArea of S3.33. */
const areas = { domestic: 1, abroad: 4 } as const
/** cityType of S7.28. */
const cityTypes = { domestic: 1, abroad: 2 } as const
export type HotelScope = keyof typeof areas

/** A destination: a city, or a district or business area inside it (S3.33). */
export interface Destination extends Place {
  cityId: number
  /** Present for a district or area: it becomes the keyword. */
  area?: HotelKeyword
}
export interface Keyword extends Place {
  found: HotelKeyword
}

type Cities = WebResponse<NonNullable<typeof getStayInCity.contract>>

const cityPlaces = ({ cityGroup }: Cities): PlaceGroup[] =>
  cityGroup.map(({ groupKey, groupName, cityList }) => ({
    key: groupKey,
    name: groupName,
    places: cityList.map(({ cityId, cityName, provinceName, countryName, isIntl }): Destination => ({
      code: String(cityId),
      cityId,
      name: cityName,
      kind: 0,
      hint: provinceName || countryName,
      abroad: isIntl,
    })),
  }))

/** Tabs of cities, fetched on the first approach. */
export function useHotelCities(scope: HotelScope) {
  const [wanted, setWanted] = useState(false)
  const options = readOptions(getStayInCity, { cityType: cityTypes[scope], intlRole: 0 })
  const { data } = useQuery({ ...options, enabled: wanted, staleTime: day, select: cityPlaces })
  return { groups: data, approach: () => setWanted(true) }
}

function destinationOf(found: HotelDestination): Destination {
  const { destId, destChName, kwordId, kwordName, showText, globalArea, dtype } = found
  const abroad = globalArea === areas.abroad
  const place = { cityId: destId, hint: showText, abroad }
  if (dtype === 0) return { ...place, code: String(destId), name: destChName, kind: 0 }
  const area: HotelKeyword = {
    type: 3,
    idtype: dtype,
    id: kwordId,
    name: kwordName,
    typeName: '',
    cityId: destId,
    cityName: destChName,
    isIntl: abroad,
  }
  return { ...place, code: `${destId}-${kwordId}`, name: `${destChName} ${kwordName}`, kind: dtype, area }
}

/** Cities and their areas that a few letters mean (S7.31, second variant). */
export const searchDestinations =
  (scope: HotelScope) =>
  async (keys: string, signal: AbortSignal): Promise<Destination[]> =>
    (await invoke(findKeyWords, { keys, stype: 0, globalArea: areas[scope] }, { signal })).destList.map(destinationOf)

/** By the type of S3.32: brand, hotel, area, landmark. */
const icons: Record<HotelKeyword['type'], IconName> = { 0: 'hotel', 1: 'hotel', 3: 'pin', 4: 'pin' }

const keywordOf = (found: HotelKeyword): Keyword => ({
  code: `${found.type}-${found.idtype}-${found.id}`,
  name: found.name,
  kind: found.type,
  hint: found.typeName,
  icon: icons[found.type],
  found,
})

const groupOf = ({ labelKey, labelName, list }: HotelLabelGroup): PlaceGroup => ({
  key: labelKey,
  name: labelName,
  places: list.map(keywordOf),
})

/** What can be wished for inside a city, by kind, the popular chains first (S7.30, S7.32); `hotName` names their tab. */
export function useHotelKeywords(cityId: number, abroad: boolean, hotName: string) {
  const [wanted, setWanted] = useState(false)
  const enabled = wanted && cityId > 0
  const kept = { enabled, staleTime: day }
  const labels = useQuery({ ...readOptions(getLabelList, { cityId, productType: abroad ? 4 : 3 }), ...kept }).data
  const chains = useQuery({ ...readOptions(getHotelRecommend, { cityId }), ...kept }).data?.hotChainList
  const hot = chains?.length ? [{ key: 'hot', name: hotName, places: chains.map(keywordOf) }] : []
  return { groups: labels && [...hot, ...labels.labelList.map(groupOf)], approach: () => setWanted(true) }
}

/** Brands, hotels, areas and landmarks of a city that a few letters mean (S7.31). */
export const searchKeywords =
  (cityId: number) =>
  async (keys: string, signal: AbortSignal): Promise<Keyword[]> =>
    cityId > 0 ? (await invoke(findKeyWords, { keys, cityId }, { signal })).list.map(keywordOf) : []
