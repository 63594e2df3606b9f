import { useCallback, useState } from 'react'

/** Which cards of a list are unfolded, and a way to unfold one that may be filtered away or far down. */
export function useOpenCards(showAll: () => void, shownKeys: readonly string[]) {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = useCallback(
    (key: string) => setOpen((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])),
    [],
  )
  const show = (key: string) => {
    setOpen((keys) => (keys.includes(key) ? keys : [...keys, key]))
    if (!shownKeys.includes(key)) showAll()
    requestAnimationFrame(() => {
      const card = document.getElementById(key)
      card?.scrollIntoView({ block: 'start' })
      card?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    })
  }
  return { open, toggle, show }
}
