import type { ReactNode } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { ActionBar } from '../../../../kit/layout/action-bar'
import { ApprovalLevels, type ApprovalLevelsProps } from '../approval-levels'
import { HoldsUntil } from '../holds-until'
import styles from '../quote.module.css'
import { reasonMissing, type Reason } from './change-reason'

interface ChangeCostCardProps {
  title: string
  quote: Parameters<typeof reasonMissing>[0] & {
    total: number
    approval: ApprovalLevelsProps['levels']
    holdsUntil?: string | undefined
  }
  reason: Reason
  words: Record<'total' | 'nothingToPay' | 'approval' | 'noApproval' | 'hold' | 'submit', string> & {
    holdsUntil: (p: { time: string }) => string
  }
  busy: boolean
  onSubmit: () => void
  /** Ticket by ticket what the change costs. */
  lines: ReactNode
  /** What comes back, under the total. */
  children?: ReactNode
}

/** What a change costs, who must agree to it, and the button that asks for it. */
export function ChangeCostCard({ title, quote, reason, words, busy, onSubmit, lines, children }: ChangeCostCardProps) {
  const text = useText('booking/change')
  return (
    <Card title={title}>
      <div className={styles['quote']}>
        {lines}
        <p className={styles['total']}>
          <span>{words.total}</span>
          {quote.total === 0 ? <span>{words.nothingToPay}</span> : <Price fen={quote.total} size="large" />}
        </p>
        {children}
        <ApprovalLevels levels={quote.approval} title={words.approval} none={words.noApproval} />
        <HoldsUntil at={quote.holdsUntil} sentence={words.holdsUntil} />
        <p className={styles['levels']}>{words.hold}</p>
        <ActionBar total={quote.total} label={words.total} nothing={words.nothingToPay}>
          <Button
            kind="main"
            size="large"
            wide
            busy={busy}
            disabledReason={reasonMissing(quote, reason) ? text.reasonMissing : undefined}
            onClick={onSubmit}
          >
            {words.submit}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}
