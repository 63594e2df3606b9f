import { useEffect, type RefObject } from 'react'

/** Closes what floats: on Escape, on a press outside, and when the focus leaves. */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, close: (refocus: boolean) => void): void {
  useEffect(() => {
    const element = area.current
    if (!open || !element) return undefined
    const outside = (event: Event) => {
      if (!element.contains(event.target as Node)) close(false)
    }
    const left = (event: FocusEvent) => {
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close(true)
    }
    document.addEventListener('pointerdown', outside)
    element.addEventListener('focusout', left)
    element.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      element.removeEventListener('focusout', left)
      element.removeEventListener('keydown', escape)
    }
  }, [area, open, close])
}
