import type { ReactNode } from 'react'
import { InBase } from '../marks/in-base'
import { Price } from '../marks/price'
import { baseRate } from '../text/currency'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** Fen. */
  total?: number | undefined
  label?: string
  /** Said in place of a price of nothing. */
  nothing?: string
  children: ReactNode
}

/** The main action of a booking step; on a phone it stays at the bottom edge together with the price. */
export function ActionBar({ total, label, nothing, children }: ActionBarProps) {
  return (
    <div className={styles['bar']} data-bottom-action>
      {total !== undefined && (
        <span className={styles['total']}>
          <span className={styles['label']}>{label}</span>
          {total === 0 && nothing ? <strong>{nothing}</strong> : <Price fen={total} size="large" />}
          <InBase fen={total} rate={baseRate()} />
        </span>
      )}
      <div className={styles['action']}>{children}</div>
    </div>
  )
}
