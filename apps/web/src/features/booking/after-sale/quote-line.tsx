import type { ReactNode } from 'react'
import { FigureList } from '../../../kit/lists/facts'
import styles from './quote.module.css'

interface QuoteLineProps {
  /** Whose it is, or what. */
  name: ReactNode
  /** What it comes to. */
  amount: string
  /** Said under the name. */
  note?: string
  rule?: ReactNode
  /** Price, fees and taxes of it. */
  children: ReactNode
}

/** One ticket, night or room of a quote: what is paid for it, kept of it or comes back, and by which rule. */
export function QuoteLine({ name, amount, note, rule, children }: QuoteLineProps) {
  return (
    <li className={styles['line']}>
      <p className={styles['who']}>
        <span>{name}</span>
        <span>{amount}</span>
      </p>
      {note && <p className={styles['note']}>{note}</p>}
      <FigureList>{children}</FigureList>
      {rule && <p className={styles['rule']}>{rule}</p>}
    </li>
  )
}
