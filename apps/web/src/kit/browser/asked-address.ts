import { useEffect, useSyncExternalStore } from 'react'

/** An entry of the history that a page shows. */
interface Place {
  key: string
  search: string
}

interface Asked {
  /** Key of the entry on which these searches were asked for, and none of them has been shown yet. */
  on: string
  searches: readonly string[]
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

function put(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** What was asked for and is not shown yet: all of it where it was asked, on the way there what comes after, and elsewhere nothing. */
function unseenSearches({ key, search }: Place): readonly string[] {
  if (!asked) return []
  if (asked.on === key) return asked.searches
  const shown = asked.searches.indexOf(search)
  return shown === -1 ? [] : asked.searches.slice(shown + 1)
}

/** The search asked for here, when the page does not show it yet. */
export const askedFrom = (place: Place): string | undefined => unseenSearches(place).at(-1)
export const askFrom = (place: Place, search: string): void =>
  put({ on: place.key, searches: [...unseenSearches(place), search] })
/** Wherever the page arrived, what was asked elsewhere is over. */
export function arriveAt(place: Place): void {
  if (!asked || asked.on === place.key) return
  const searches = unseenSearches(place)
  put(searches.length > 0 ? { on: place.key, searches } : undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Guards and loaders come between a change of the address and its arrival, and the page is drawn a moment later still. Until then the change
 * asked for counts as the address, so that the next one builds on it: who narrows by a tab and at once by a product gets both.
 */
export function useAskedAddress({ key, search }: Place): string | undefined {
  useEffect(() => arriveAt({ key, search }), [key, search])
  useEffect(() => {
    // Whoever goes back before the page was drawn is where it still stands, with nothing asked for.
    const giveUp = () => put(undefined)
    window.addEventListener('popstate', giveUp)
    return () => window.removeEventListener('popstate', giveUp)
  }, [])
  const read = () => askedFrom({ key, search })
  return useSyncExternalStore(subscribe, read, read)
}
