import { createContext, use, useEffect } from 'react'

/** What goes when the words in a dialog are given up on purpose. */
export const DiscardContext = createContext<Set<() => void> | undefined>(undefined)

/** Inside a dialog: called before it closes without the words that were typed in it. */
export function useOnDiscard(discard: () => void): void {
  const all = use(DiscardContext)
  useEffect(() => {
    all?.add(discard)
    return () => void all?.delete(discard)
  })
}
