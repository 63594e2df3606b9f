import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window or within one more window of it. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(true)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), { rootMargin: '100%' })
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return near
}
