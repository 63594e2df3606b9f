import { useEffect, useRef, type RefObject } from 'react'
import type { Edit } from './use-edit'

type Place = RefObject<HTMLElement | null>

/**
 * Buttons go with what they did: the focus then goes to what is to be chosen, or stays in the form. A refused save leads there too;
 * whoever is typing as another version comes is left where they are.
 */
export function useFocusGoesOn<Value>(form: Place, heading: Place, { conflicts, changes }: Edit<Value>): void {
  const former = useRef({ conflicts: conflicts.length, changes: changes.length })
  useEffect(() => {
    const was = former.current
    former.current = { conflicts: conflicts.length, changes: changes.length }
    const focused = document.activeElement
    const lost = focused === document.body
    const refused = was.conflicts === 0 && focused?.closest('button')
    const chosen = was.conflicts > conflicts.length && lost
    if (conflicts.length > 0 && (refused || chosen)) heading.current?.focus()
    else if (lost && (was.conflicts > conflicts.length || was.changes > changes.length))
      form.current?.focus({ preventScroll: true })
  }, [form, heading, conflicts.length, changes.length])
}
