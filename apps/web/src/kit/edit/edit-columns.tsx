import type { ReactNode } from 'react'
import styles from './edit-columns.module.css'

/** The form, and its history beside it where there is room, below it where there is not. */
export const EditColumns = ({ history, children }: { history: ReactNode; children: ReactNode }) => (
  <div className={styles['columns']}>
    <div className={styles['form']}>{children}</div>
    <aside className={styles['history']}>{history}</aside>
  </div>
)
