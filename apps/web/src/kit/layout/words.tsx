import type { ReactNode } from 'react'
import styles from './words.module.css'

interface WordsProps {
  children?: ReactNode
  /** The small line under them. */
  meta?: ReactNode
}

/** What a row is, and a small line of what else is to be known of it. */
export function Words({ children, meta }: WordsProps) {
  return (
    <div className={styles['words']}>
      {children}
      {meta && <div className={styles['meta']}>{meta}</div>}
    </div>
  )
}
