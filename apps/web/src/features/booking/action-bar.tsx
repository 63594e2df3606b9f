import type { ReactNode } from 'react'
import { Price } from '../../kit/price'
import styles from './action-bar.module.css'

/** The main action of a booking step; on a phone it stays at the bottom edge together with the price. */
export function ActionBar({ total, label, children }: { total?: number | undefined; label?: string; children: ReactNode }) {
  return (
    <div className={styles['bar']}>
      {total !== undefined && (
        <span className={styles['total']}>
          <span className={styles['label']}>{label}</span>
          <Price fen={total} size="large" />
        </span>
      )}
      <div className={styles['action']}>{children}</div>
    </div>
  )
}
