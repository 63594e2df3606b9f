import type { ReactNode } from 'react'
import styles from './entry.module.css'

interface EntryProps {
  /** At its head: an icon on its ground, or a box to choose it. */
  mark: ReactNode
  title: ReactNode
  /** The small line under the title. */
  meta?: ReactNode
  /** At its end: a state, an amount, what can be done. */
  end?: ReactNode
  children?: ReactNode
}

/** One entry of a list; a rule stands between it and the one before. */
export function Entry({ mark, title, meta, end, children }: EntryProps) {
  return (
    <li className={styles['entry']}>
      {mark}
      <div className={styles['words']}>
        <strong>{title}</strong>
        {meta && <span className={styles['meta']}>{meta}</span>}
        {children}
      </div>
      {end && <div className={styles['end']}>{end}</div>}
    </li>
  )
}
