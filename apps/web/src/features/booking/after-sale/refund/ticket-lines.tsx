import type { ReactNode } from 'react'
import { QuoteLine } from '../quote-line'

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
        <QuoteLine key={`${line.ticketNo}.${line.segment}`} name={line.traveller} amount={amount(line)} rule={line.rule}>
          {figures(line)}
        </QuoteLine>
      ))}
    </ul>
  )
}
