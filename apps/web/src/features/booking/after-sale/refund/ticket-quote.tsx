import type { ReactNode } from 'react'
import { classNames } from '../../../../kit/browser/class-names'
import { formatPrice } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { ApprovalLevels, type ApprovalLevelsProps } from '../approval-levels'
import { HoldsUntil } from '../holds-until'
import styles from '../quote.module.css'
import { TicketLines, type TicketLine } from './ticket-lines'
import { RefundShares, type RefundSharesProps } from './refund-shares'

interface PricedLine extends TicketLine {
  amount: number
}

export interface TicketQuoteProps<Line extends PricedLine> {
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
export function TicketQuote<Line extends PricedLine>({ quote, words, busy, figures }: TicketQuoteProps<Line>) {
  return (
    <div className={classNames(styles['quote'], busy && styles['busy'])} aria-busy={busy}>
      <TicketLines lines={quote.lines} amount={({ amount }) => formatPrice(amount)} figures={figures} />
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
