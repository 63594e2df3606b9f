import { useEffect, useRef, type RefObject } from 'react'

const controls = 'input, select, textarea, button'

/**
 * Moves the focus to the first wrong field of a form when its errors change, or what else tells one try to send it from another: whoever types
 * elsewhere meanwhile keeps the focus. Of a group it is the first control.
 */
export function useFirstError(errors: object | number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
    const control = wrong?.matches(controls) ? wrong : wrong?.querySelector<HTMLElement>(controls)
    ;(control ?? wrong)?.focus()
  }, [errors])
  return form
}
