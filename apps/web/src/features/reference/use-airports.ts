import type { WebResponse } from '../../api/web-call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getAirportCityList } from '../../api/calls/reference/city'
import { readOptions } from '../../api/queries'
import { remember, type Place, type PlaceGroup } from '../../kit/pickers/place'
import { storage } from '../../kit/browser/storage'
import { productKey } from '../../kit/browser/product-cache'

/** Where a form may go: within the mainland, or anywhere. */
export type AirportScope = 'domestic' | 'world'

/** S3.57, shared by both flight forms (S2.66). */
const historyKey = productKey('flightHistoryCity')
const requests = { domestic: { type: 0 }, world: { type: 1 } }
const day = 86_400_000

type CityList = WebResponse<typeof getAirportCityList.contract & object>
type Group = CityList['domesticAirportCityInfo']['cityGroup'][number]

const groupOf = ({ groupKey, groupName, cityList }: Group): PlaceGroup => ({
  key: groupKey,
  name: groupName,
  places: cityList.map(({ code, name, nameType, isDomestic }) => ({ code, name, kind: nameType, abroad: !isDomestic })),
})

/** Abroad first; the hot cities of the mainland stand in a tab of their own, since a journey often begins there. */
function groupsOf(list: CityList, mainland: string): PlaceGroup[] {
  const domestic = list.domesticAirportCityInfo.cityGroup
  const abroad = list.internationalAirportCityInfo?.cityGroup
  if (!abroad) return domestic.map(groupOf)
  const [hot, ...letters] = abroad
  const home = domestic[0] && { ...domestic[0], groupKey: 'mainland', groupName: mainland }
  return [hot, home, ...letters].filter((group) => group !== undefined).map(groupOf)
}

type Search = (keyword: string, signal: AbortSignal) => Promise<readonly Place[]>
/** Fetched with the first letters. */
const searchIn =
  (scope: AirportScope): Search =>
  async (keyword, signal) =>
    (await import('./find-airports')).findAirports(requests[scope].type, keyword, signal)
export const searchDomestic = searchIn('domestic')
export const searchWorld = searchIn('world')

const storedHistory = (): Place[] => (storage.readJson(historyKey) as Place[] | null) ?? []

/** Groups for the tabs, fetched on the first approach, and the cities chosen before. `mainland` names their tab. */
export function useAirports(scope: AirportScope, mainland = '') {
  const [wanted, setWanted] = useState(false)
  const [history, setHistory] = useState(storedHistory)
  const { data } = useQuery({ ...readOptions(getAirportCityList, requests[scope]), enabled: wanted, staleTime: day })
  return {
    groups: data && groupsOf(data, mainland),
    history: scope === 'domestic' ? history.filter(({ abroad }) => !abroad) : history,
    approach: () => setWanted(true),
    keep: ({ code, name, kind, abroad }: Place) => {
      const next = remember(storedHistory(), { code, name, kind, ...(abroad && { abroad }) })
      storage.write(historyKey, JSON.stringify(next))
      setHistory(next)
    },
  }
}
