import { useEffect, useState } from 'react'
import type { Place } from './place'

export interface PlaceSearch {
  places: readonly Place[]
  /** True once the answer for the present keyword is there. */
  settled: boolean
  /** It could not be asked: nothing is known of the keyword. */
  failed: boolean
}

interface Answer {
  keyword: string
  places: readonly Place[]
  failed: boolean
}

const pause = 100
const none: readonly Place[] = []

/** Asks for places while a person types; only the answer to the last keyword counts. */
export function usePlaceSearch(
  keyword: string,
  search: (keyword: string, signal: AbortSignal) => Promise<readonly Place[]>,
): PlaceSearch {
  const [answer, setAnswer] = useState<Answer>({ keyword: '', places: none, failed: false })
  useEffect(() => {
    if (!keyword) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      search(keyword, abort.signal).then(
        (places) => setAnswer({ keyword, places, failed: false }),
        () => !abort.signal.aborted && setAnswer({ keyword, places: none, failed: true }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, search])
  const settled = answer.keyword === keyword
  return { places: keyword ? answer.places : none, settled, failed: settled && answer.failed }
}
