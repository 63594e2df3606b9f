import type { ReactNode } from 'react'
import styles from '../quote.module.css'

export interface TicketLine {
  ticketNo: string
  segment: number
  traveller: string
  rule: string
}

export interface TicketLinesProps<Line extends TicketLine> {
  lines: readonly Line[]
  /** What the ticket comes to. */
  amount: (line: Line) => string
  /** Price, fees and taxes of a ticket. */
  figures: (line: Line) => ReactNode
}

/** Ticket by ticket what is paid for it, kept of it or comes back, and by which rule. */
export function TicketLines<Line extends TicketLine>({ lines, amount, figures }: TicketLinesProps<Line>) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={`${line.ticketNo}.${line.segment}`} className={styles['line']}>
          <p className={styles['who']}>
            <span>{line.traveller}</span>
            <span>{amount(line)}</span>
          </p>
          <dl className={styles['figures']}>{figures(line)}</dl>
          <p className={styles['rule']}>{line.rule}</p>
        </li>
      ))}
    </ul>
  )
}
