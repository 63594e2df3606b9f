import { useEffect, type RefObject } from 'react'

/** Tells styles how high a bar at the bottom of the window is, so that others stand above it; it is told before `onMeasure`. */
export function useHeightVariable(bar: RefObject<HTMLElement | null>, name: `--${string}`, onMeasure?: () => void): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const root = document.documentElement
    const watch = new ResizeObserver(() => {
      root.style.setProperty(name, `${element.offsetHeight}px`)
      onMeasure?.()
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      root.style.removeProperty(name)
    }
  }, [bar, name, onMeasure])
}
