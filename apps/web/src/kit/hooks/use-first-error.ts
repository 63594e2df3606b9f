import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the first wrong field of a form whenever its errors change. */
export function useFirstError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  }, [errors])
  return form
}
