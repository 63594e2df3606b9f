import { useState } from 'react'
import { askedAtFirst, askedFaults, isAlone, type Asked, type Terms } from './asked'

export type AskedState = ReturnType<typeof useAsked>

/** What is said of a publication; what is wrong shows once it was tried. */
export function useAsked(terms: Terms) {
  const [asked, setAsked] = useState(() => askedAtFirst(terms))
  const [tried, setTried] = useState(false)
  const faults = askedFaults(asked, terms)
  return {
    asked,
    terms,
    tried,
    faults: tried ? faults : [],
    alone: isAlone(asked, terms),
    change: (more: Partial<Asked>) => setAsked({ ...asked, ...more }),
    /** From now on faults are shown. */
    accept: (): boolean => {
      setTried(true)
      return faults.length === 0
    },
    reset: () => {
      setAsked(askedAtFirst(terms))
      setTried(false)
    },
  }
}
