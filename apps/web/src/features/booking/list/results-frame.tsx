import type { ReactNode } from 'react'
import { FilterColumn, FilterSheet, type FilterPanelProps } from './filter-panel'
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

/** The cards of a list; they fold by the room that they have. */
export function ResultCards({ children }: { children: ReactNode }) {
  return <ul className={styles['cards']}>{children}</ul>
}
