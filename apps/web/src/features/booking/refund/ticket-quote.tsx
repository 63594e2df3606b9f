import type { ReactNode } from 'react'
import { classNames } from '../../../kit/class-names'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { Price } from '../../../kit/price'
import { ApprovalLevels, type ApprovalLevelsProps } from '../approval-levels'
import styles from '../quote.module.css'
import { RefundShares, type RefundSharesProps } from './refund-shares'

interface TicketLine {
  ticketNo: string
  segment: number
  traveller: string
  amount: number
  rule: string
}

export interface TicketQuoteProps<Line extends TicketLine> {
  quote: {
    lines: readonly Line[]
    total: number
    shares: RefundSharesProps['shares']
    approval: ApprovalLevelsProps['levels']
    holdsUntil?: string | undefined
  }
  words: RefundSharesProps['words'] & {
    total: string
    approval: string
    noApproval: string
    holdsUntil: (p: { time: string }) => string
  }
  busy: boolean
  /** Price, fees and taxes of a ticket. */
  figures: (line: Line) => ReactNode
}

/** Ticket by ticket what is kept and what comes back, to whom, and who must agree. */
export function TicketQuote<Line extends TicketLine>({ quote, words, busy, figures }: TicketQuoteProps<Line>) {
  return (
    <div className={classNames(styles['quote'], busy && styles['busy'])} aria-busy={busy}>
      <ul>
        {quote.lines.map((line) => (
          <li key={`${line.ticketNo}.${line.segment}`} className={styles['line']}>
            <p className={styles['who']}>
              <span>{line.traveller}</span>
              <span>{formatPrice(line.amount)}</span>
            </p>
            <dl className={styles['figures']}>{figures(line)}</dl>
            <p className={styles['rule']}>{line.rule}</p>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>{words.total}</span>
        <Price fen={quote.total} size="large" />
      </p>
      <RefundShares shares={quote.shares} words={words} />
      <ApprovalLevels levels={quote.approval} none={words.noApproval} title={words.approval} />
      <HoldsUntil at={quote.holdsUntil} sentence={words.holdsUntil} />
    </div>
  )
}

/** Until when the fees are these. */
export function HoldsUntil({
  at,
  sentence,
}: {
  at: string | undefined
  sentence: TicketQuoteProps<TicketLine>['words']['holdsUntil']
}) {
  if (!at) return null
  return (
    <p className={styles['hold']}>
      <Icon name="clock" size={16} />
      {sentence({ time: formatInstant(at) })}
    </p>
  )
}
