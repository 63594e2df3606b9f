import type { TrainStation } from '@sojourn/contract/reference/station.shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findTrainStation, getTrainStationList } from '../../api/calls/reference/station'
import { invoke } from '../../api/client'
import { readOptions, useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import type { Place, PlaceGroup } from '../../kit/pickers/place'

const day = 86_400_000
/** nameType of S3.27. */
const station = 3

/** A station with the initials that lookups use (S3.34). */
export interface StationPlace extends Place {
  szmCode: string
}

const placeOf = ({ code, name, szmCode, cityName }: TrainStation): StationPlace => ({
  code,
  name,
  szmCode,
  kind: station,
  hint: cityName,
  icon: 'train',
})

type Stations = WebResponse<NonNullable<typeof getTrainStationList.contract>>

const groupsOf = ({ hotStationList, stationNameFirstList }: Stations): PlaceGroup[] => [
  { key: 'hot', name: '', places: hotStationList.map(placeOf) },
  ...stationNameFirstList.map(({ nameFirst, stationList }) => ({
    key: nameFirst,
    name: nameFirst,
    places: stationList.map(placeOf),
  })),
]

/** Hot stations and groups of letters (S9.14), fetched on the first approach. */
export function useStations(hotName: string) {
  const [wanted, setWanted] = useState(false)
  const options = readOptions(getTrainStationList, {})
  const { data } = useQuery({ ...options, enabled: wanted, staleTime: day, select: groupsOf })
  return {
    groups: data?.map((group) => (group.key === 'hot' ? { ...group, name: hotName } : group)),
    approach: () => setWanted(true),
  }
}

export const searchStations = async (KeyWords: string, signal: AbortSignal): Promise<StationPlace[]> =>
  (await invoke(findTrainStation, { KeyWords }, { signal })).searchResultStationList.map(placeOf)

/** The station of a code; none while it is not known. */
export function useStation(code: string): StationPlace | undefined {
  const found = useRead(findTrainStation, { KeyWords: code }, { enabled: code !== '', staleTime: day }).data
  const station = found?.searchResultStationList.find((each) => each.code === code)
  return station && placeOf(station)
}
