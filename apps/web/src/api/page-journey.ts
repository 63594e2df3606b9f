import { useEffect, useSyncExternalStore } from 'react'
import type { getNoticeList } from './calls.generated'
import type { WebRequest } from './web-call'

/** What the open page is about: where its notices belong, and whose likes matter on it. */
export interface PageJourney {
  notices?: WebRequest<NonNullable<(typeof getNoticeList)['contract']>>
  /** Employee ids. */
  travellers?: readonly string[]
}

let current: PageJourney = {}
const listeners = new Set<() => void>()
const set = (next: PageJourney): void => {
  current = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A page tells the shell about its journey, as long as it is open. */
export function usePageJourney(journey: PageJourney | undefined): void {
  const key = JSON.stringify(journey)
  useEffect(() => {
    if (key === undefined) return undefined
    set(JSON.parse(key) as PageJourney)
    return () => set({})
  }, [key])
}

/** What the open page told, for the shell. */
export const useToldJourney = (): PageJourney =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
