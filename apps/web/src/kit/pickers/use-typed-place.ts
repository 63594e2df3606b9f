import { useEffect, useState, type KeyboardEvent } from 'react'
import type { Place } from './place'

/** What is typed and what was found for it; settled once the answer for just this is there. */
export interface FoundPlaces {
  keyword: string
  settled: boolean
  options: readonly Place[]
}
interface Taking {
  /** Takes a place and keeps the focus in the field. */
  pick: (place: Place) => void
  /** Takes a place for somebody who has gone on. */
  take: (place: Place) => void
}

/**
 * What is typed becomes a place or stays in the field: Enter, or leaving the field, takes the first place that was found, and waits for it
 * where the answer is under way. What stood in the form before is never used instead of what was typed.
 */
export function useTypedPlace({ keyword, settled, options }: FoundPlaces, { pick, take }: Taking) {
  /** Ended by whatever is typed next, or by the place itself, with which the keyword goes. */
  const [awaited, setAwaited] = useState<{ keyword: string; gone: boolean }>()
  const first = keyword !== '' && settled ? options.find(({ disabled }) => !disabled) : undefined
  useEffect(() => {
    if (awaited?.keyword !== keyword || !first) return
    if (awaited.gone) take(first)
    else pick(first)
  }, [awaited, keyword, first, pick, take])
  /** Tells whether it took the key. */
  const press = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Enter' || keyword === '' || first) return false
    event.preventDefault()
    event.stopPropagation()
    setAwaited({ keyword, gone: false })
    return true
  }
  const leave = () => setAwaited({ keyword, gone: true })
  return { press, leave, forget: () => setAwaited(undefined) }
}
