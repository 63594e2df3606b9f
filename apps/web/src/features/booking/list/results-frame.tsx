import { useEffect, useState, type ReactNode } from 'react'
import { FilterChips, FilterColumn, FilterSheet, type FilterPanelProps } from './filter-panel'
import styles from './results-frame.module.css'

export interface ResultsFrameProps {
  filters: FilterPanelProps
  /** What stands above the bar: notices, the best compliant offer. */
  notices: ReactNode
  sorts: ReactNode
  /** How many are shown. */
  count: string
  children: ReactNode
}

/** Filters on the left, orders on top, cards below; on a narrow screen the filters are a sheet. */
export function ResultsFrame({ filters, notices, sorts, count, children }: ResultsFrameProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['filters']}>
        <FilterColumn {...filters} />
      </div>
      <div className={styles['list']}>
        {notices}
        <FilterChips {...filters} />
        <div className={styles['bar']}>
          <span className={styles['sheet']}>
            <FilterSheet {...filters} />
          </span>
          {sorts}
          <span role="status" className={styles['count']}>
            {count}
          </span>
        </div>
        {children}
      </div>
    </div>
  )
}

/** As many as a phone's screen shows, and a few more. */
const atOnce = 6

/**
 * The cards of a list; they fold by the room that they have. A day of flights is too much for one turn of a phone: the first stand at once, the
 * others come in portions, each with its place kept, so that presses between them are heard.
 */
export function ResultCards({ children }: { children: readonly ReactNode[] }) {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    if (drawn >= children.length) return undefined
    const timer = setTimeout(() => setDrawn(drawn + atOnce), 0)
    return () => clearTimeout(timer)
  }, [drawn, children.length])
  return (
    <ul className={styles['cards']}>
      {children.slice(0, drawn)}
      {Array.from({ length: Math.max(0, children.length - drawn) }, (_, place) => (
        <li key={`place ${place}`} aria-hidden className={styles['place']} />
      ))}
    </ul>
  )
}
