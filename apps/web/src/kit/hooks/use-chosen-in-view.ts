import { useEffect, useRef } from 'react'

/** A row of tabs or links that is wider than the window shows its chosen one; the page itself stays where it is. */
export function useChosenInView<Row extends HTMLElement>(value: string | number) {
  const list = useRef<Row>(null)
  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]')
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return list
}
