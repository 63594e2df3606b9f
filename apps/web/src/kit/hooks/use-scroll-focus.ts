import { useEffect, useRef, type RefObject } from 'react'

/** What is longer than its frame takes the focus, so that arrows can scroll it. */
export function useScrollFocus(shown: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!shown || !element) return undefined
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    for (const child of element.children) watch.observe(child)
    return () => watch.disconnect()
  }, [shown])
  return frame
}
