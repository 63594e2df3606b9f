import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(min-width: 900px)')

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for a table; below it the same rows are cards. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
