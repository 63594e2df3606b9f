import { useEffect, type RefObject } from 'react'

/** While a bar stands at the bottom of the window, what has the focus is scrolled clear of it, also as the bar grows. */
export function useFocusClear(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const root = document.documentElement
    const clear = () => {
      root.style.scrollPaddingBottom = `${element.offsetHeight + 32}px`
      const focused = document.activeElement
      if (focused && !element.contains(focused) && focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top)
        focused.scrollIntoView({ block: 'nearest' })
    }
    const watch = new ResizeObserver(clear)
    watch.observe(element)
    document.addEventListener('focusin', clear)
    return () => {
      document.removeEventListener('focusin', clear)
      watch.disconnect()
      root.style.scrollPaddingBottom = ''
    }
  }, [bar])
}
