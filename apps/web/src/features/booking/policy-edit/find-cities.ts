import { stayCityName } from '@sojourn/domain/reference/place/stay-cities'
import { findKeyWords } from '../../../api/calls/reference/hotel-place'
import { invoke } from '../../../api/client'
import type { Place } from '../../../kit/pickers/place'

/** globalArea of S3.33. */
const areas = { home: 1, abroad: 4 } as const
export type CityScope = keyof typeof areas

/** Whole cities that a few letters mean; a policy names them by their number only until they are taken. */
async function searchCities(scope: CityScope, keys: string, signal: AbortSignal): Promise<Place[]> {
  const { destList } = await invoke(findKeyWords, { keys, stype: 0, globalArea: areas[scope] }, { signal })
  return destList
    .filter(({ dtype }) => dtype === 0)
    .map(({ destId, destChName, showText }) => ({ code: String(destId), name: destChName, kind: 0, hint: showText }))
}

export const citySearches = {
  home: (keys: string, signal: AbortSignal) => searchCities('home', keys, signal),
  abroad: (keys: string, signal: AbortSignal) => searchCities('abroad', keys, signal),
}

/** The name by which policies know a city that was found. */
export const policyNameOf = ({ code, name }: Place): string => stayCityName(Number(code)) ?? name
