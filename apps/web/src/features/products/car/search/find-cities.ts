import { findKeyWords } from '../../../../api/calls/reference/hotel-place'
import { invoke } from '../../../../api/client'
import type { Place } from '../../../../kit/pickers/place'

/** S7.28, S3.33 */
const domesticArea = 1 as const

/** Cities of the mainland, where cars are ordered. */
export const searchCarCities = async (keys: string, signal: AbortSignal): Promise<Place[]> =>
  (await invoke(findKeyWords, { keys, stype: 0, globalArea: domesticArea }, { signal })).destList
    .filter(({ dtype }) => dtype === 0)
    .map(({ destId, destChName, showText }) => ({ code: String(destId), name: destChName, kind: 0, hint: showText }))
