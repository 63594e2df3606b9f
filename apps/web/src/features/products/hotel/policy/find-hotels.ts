import { findKeyWords } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import type { Place } from '../../../../kit/pickers/place'

type Search = (keys: string, signal: AbortSignal) => Promise<Place[]>

const hotelType = 1
const searches = new Map<string, Search>()

/** Hotels of a city that a few letters mean; the same city is searched by the same function. */
export function hotelsIn(cityId: string): Search {
  const known = searches.get(cityId)
  if (known) return known
  const search: Search = async (keys, signal) => {
    const { list } = await invoke(findKeyWords, { keys, cityId: Number(cityId) }, { signal })
    return list.filter(({ type }) => type === hotelType).map(({ id, name }) => ({ code: id, name, kind: 0, hint: '' }))
  }
  searches.set(cityId, search)
  return search
}
