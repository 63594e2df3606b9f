import type { VisaCountry, VisaProvince } from '@sojourn/contract/reference/visa-country.shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getVisaCountry, visaSearchFilters } from '../../../../api/calls/reference/visa-country'
import { invoke } from '../../../../api/client'
import { load, readOptions } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import type { Place, PlaceGroup } from '../../../../kit/pickers/place'

const day = 86_400_000

const countryPlace = ({ id, name, pName }: VisaCountry): Place => ({
  code: String(id),
  name,
  kind: 0,
  hint: pName,
  icon: 'globe',
})
const provincePlace = ({ id, name }: VisaProvince): Place => ({ code: String(id), name, kind: 0 })

type Countries = WebResponse<NonNullable<typeof getVisaCountry.contract>>

const groupsOf = ({ countryGroupList }: Countries): PlaceGroup[] =>
  countryGroupList.map(({ groupName, countryList }) => ({
    key: groupName,
    name: groupName,
    places: countryList.map(countryPlace),
  }))

/** Popular countries and continents (S3.37), fetched on the first approach. */
export function useVisaCountries() {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...readOptions(getVisaCountry, {}), enabled: wanted, staleTime: day, select: groupsOf })
  return { groups: data, approach: () => setWanted(true) }
}

export const searchCountries = async (KeyWords: string, signal: AbortSignal): Promise<Place[]> =>
  ((await invoke(getVisaCountry, { KeyWords }, { signal })).searchResultList ?? []).map(countryPlace)

/** The provinces in one tab (S3.37); `name` names it. */
export function useProvinces(name: string) {
  const [wanted, setWanted] = useState(false)
  const { data } = useQuery({ ...readOptions(visaSearchFilters, {}), enabled: wanted, staleTime: day })
  const groups = data && [{ key: 'all', name, places: data.provinceFilters.map(provincePlace) }]
  return { groups, approach: () => setWanted(true) }
}

/** Provinces whose name, pinyin or initials begin with what was typed. */
export async function searchProvinces(typed: string): Promise<Place[]> {
  const { provinceFilters } = await load(visaSearchFilters, {})
  const letters = typed.toLowerCase().replaceAll(/[\s']/g, '')
  return provinceFilters
    .filter(({ name, pinyin, initials }) =>
      [name.toLowerCase().replaceAll(' ', ''), pinyin, initials].some((key) => key.startsWith(letters)),
    )
    .map(provincePlace)
}
