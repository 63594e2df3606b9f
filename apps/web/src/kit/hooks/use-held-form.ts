import { useEffect, type RefObject } from 'react'

/** While what is typed in a field is nothing that the form could send, the form is not sent: it shows the field instead. */
export function useHeldForm(input: RefObject<HTMLInputElement | null>, held: boolean, show?: () => void): void {
  useEffect(() => {
    const form = input.current?.form
    if (!held || !form) return undefined
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
      show?.()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  })
}
