import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../../kit/browser/storage'

const partsOf = (tempOrderNo: string): string => `sojourn.draft.${tempOrderNo}.`

/** Parts of a draft, kept on this device: they outlive a reload but not the tab. */
export const readKept = (tempOrderNo: string, part: string): unknown =>
  tabStorage.readJson(partsOf(tempOrderNo) + part) ?? undefined

/** Parts that found no room. */
const lost = new Set<string>()
const listeners = new Set<() => void>()

/** What does not fit leaves nothing older behind; a full or forbidden store must never stop a booking, but its form says so. */
export function keep(tempOrderNo: string, part: string, value: unknown): void {
  const key = partsOf(tempOrderNo) + part
  tabStorage.remove(key)
  if (tabStorage.write(key, JSON.stringify(value))) lost.delete(key)
  else lost.add(key)
  for (const listener of listeners) listener()
}

/** The draft has become an order: names, documents and cards do not stay behind. */
export function forgetKept(tempOrderNo: string): void {
  for (const key of [...tabStorage.keys(), ...lost])
    if (key.startsWith(partsOf(tempOrderNo))) {
      tabStorage.remove(key)
      lost.delete(key)
    }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Whether all that was typed in this tab outlives a reload. */
const isAllKept = (): boolean => lost.size === 0
export const useAllKept = (): boolean => useSyncExternalStore(subscribe, isAllKept, isAllKept)
