import { useSyncExternalStore } from 'react'

const mediaHook = (query: string, first: boolean) => {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  const matches = () => window.matchMedia(query).matches
  return (): boolean => useSyncExternalStore(subscribe, matches, () => first)
}

/** Is the page as narrow as a phone? */
export const useNarrow = mediaHook('(max-width: 639px)', false)

/** Is there room for the columns of a table? Below that its rows are cards. */
export const useWide = mediaHook('(min-width: 900px)', true)
