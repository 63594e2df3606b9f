import { useLayoutEffect, type RefObject } from 'react'

type Part = RefObject<HTMLElement | null>

/** Pixels that stay free between a panel and its field, and at the edges of the screen. */
const gap = 4
const edge = 8

/** What opens at a field lies above everything, no parent cuts it short, and it opens upwards where there is more room. */
export function useTopPanel(field: Part, panel: Part, open: boolean): void {
  useLayoutEffect(() => {
    const [anchor, element] = [field.current, panel.current]
    if (!open || !anchor || !element) return undefined
    element.showPopover()
    const place = () => {
      const { top, bottom, left, width } = anchor.getBoundingClientRect()
      const [above, below] = [top - gap - edge, window.innerHeight - bottom - gap - edge]
      const isUp = below < element.scrollHeight && above > below
      const { style } = element
      style.left = `${left}px`
      style.width = `${width}px`
      style.maxHeight = `${isUp ? above : below}px`
      style.top = isUp ? 'auto' : `${bottom + gap}px`
      style.bottom = isUp ? `${window.innerHeight - top + gap}px` : 'auto'
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(element)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [field, panel, open])
}
