import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

interface Asked {
  /** Key of the history's entry that the change leaves. */
  from: string
  search: URLSearchParams
}

let asked: Asked | undefined
const listeners = new Set<() => void>()

function put(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** The search asked for on this entry of the history, when the router has not arrived there yet. */
export const askedFrom = (key: string): URLSearchParams | undefined => (asked?.from === key ? asked.search : undefined)
export const askFrom = (key: string, search: URLSearchParams): void => put({ from: key, search })
/** Wherever the router arrived, what was asked elsewhere is over. */
export function arriveAt(key: string): void {
  if (asked && asked.from !== key) put(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Guards and loaders come between a change of the address and its arrival. Until then the change asked for counts as
 * the address, so that the next one builds on it: who narrows by a tab and at once by a product gets both.
 */
export function useAskedAddress(): URLSearchParams | undefined {
  const { key } = useLocation()
  useEffect(() => arriveAt(key), [key])
  const read = () => askedFrom(key)
  return useSyncExternalStore(subscribe, read, read)
}
