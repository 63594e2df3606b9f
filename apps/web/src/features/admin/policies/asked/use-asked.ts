import { useState } from 'react'
import { askedAtFirst, askedFaults, isAlone, type Asked, type Terms } from './asked'

export type AskedState = ReturnType<typeof useAsked>

/** What is said of a publication; what is wrong shows once it was tried. */
export function useAsked(terms: Terms) {
  const [asked, setAsked] = useState(() => askedAtFirst(terms))
  const [tries, setTries] = useState(0)
  const faults = askedFaults(asked, terms)
  return {
    asked,
    terms,
    tries,
    faults: tries > 0 ? faults : [],
    alone: isAlone(asked, terms),
    change: (more: Partial<Asked>) => setAsked({ ...asked, ...more }),
    /** From now on faults are shown. */
    accept: (): boolean => {
      setTries(tries + 1)
      return faults.length === 0
    },
    reset: () => {
      setAsked(askedAtFirst(terms))
      setTries(0)
    },
  }
}
