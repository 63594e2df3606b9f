import { useLayoutEffect, useRef } from 'react'

/** A row that goes to another place of the document loses the focus of its menu: there it gets it back. */
export function useMovedFocus(order: string) {
  const table = useRef<HTMLDivElement>(null)
  const moved = useRef('')
  useLayoutEffect(() => {
    if (moved.current === '') return
    const menu = table.current?.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(moved.current)}"] button`)
    moved.current = ''
    if (document.activeElement === document.body) menu?.focus()
  }, [order])
  const follow = (gradeId: string) => {
    moved.current = gradeId
  }
  return { table, follow }
}
