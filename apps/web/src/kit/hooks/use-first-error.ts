import { useEffect, useRef, type RefObject } from 'react'

/** What is wrong by field, or the number of the try after which something is. */
type Errors = Readonly<Record<string, unknown>> | number

const controls = 'input, select, textarea, button'

/** What takes the focus of something that is wrong: itself, or of a group its first control. */
export const focusOf = (wrong: HTMLElement | null | undefined): HTMLElement | undefined =>
  (wrong?.matches(controls) ? wrong : wrong?.querySelector<HTMLElement>(controls)) ?? wrong ?? undefined

/**
 * Moves the focus to the first wrong field of a form with every try to send it; of a group to its first control. Whoever mends one of
 * several errors meanwhile keeps the focus.
 */
export function useFirstError(errors: Errors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const former = useRef(errors)
  useEffect(() => {
    const mended = isFewer(errors, former.current)
    former.current = errors
    if (mended) return
    focusOf(form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]'))?.focus()
  }, [errors])
  return form
}

/** Nothing new is wrong, and something no longer is. */
function isFewer(errors: Errors, former: Errors): boolean {
  if (typeof errors === 'number' || typeof former === 'number') return false
  const wrong = Object.keys(errors).filter((field) => errors[field])
  return wrong.length < Object.values(former).filter(Boolean).length && wrong.every((field) => former[field])
}
