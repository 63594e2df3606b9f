import type { ReactNode } from 'react'
import styles from './entry.module.css'
import { Words } from '../layout/words'

interface EntryProps {
  /** At its head: an icon on its ground, or a box to choose it. */
  mark: ReactNode
  title: ReactNode
  /** The small line under the others. */
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
      <Words meta={meta}>
        <strong>{title}</strong>
        {children}
      </Words>
      {end && <div className={styles['end']}>{end}</div>}
    </li>
  )
}
