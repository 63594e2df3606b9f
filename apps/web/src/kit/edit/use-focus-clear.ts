import { useCallback, useEffect, type RefObject } from 'react'
import { useHeightVariable } from '../hooks/use-height-variable'

/** While a bar stands at the bottom of the window, what has the focus is scrolled clear of it, also as the bar grows. */
export function useFocusClear(bar: RefObject<HTMLElement | null>): void {
  const clear = useCallback(() => {
    const [element, focused] = [bar.current, document.activeElement]
    if (!element || !focused || element.contains(focused)) return
    if (focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' })
  }, [bar])
  useHeightVariable(bar, '--change-bar', clear)
  useEffect(() => {
    document.addEventListener('focusin', clear)
    return () => document.removeEventListener('focusin', clear)
  }, [clear])
}
