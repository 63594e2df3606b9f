import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Card } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { ActionBar } from '../../../../kit/layout/action-bar'
import styles from '../quote.module.css'

export interface RefundPanelProps<Quote> {
  /** Nothing is chosen yet, so there is no quote. */
  empty: boolean
  quote: UseQueryResult<Quote>
  words: { quote: string; nothing: string; nothingChosen: string; total: string; submit: string }
  busy: boolean
  onSubmit: () => void
  children: (quote: Quote) => ReactNode
}

/** What comes back for what is chosen, and the button that asks for it. */
export function RefundPanel<Quote extends { total: number }>(props: RefundPanelProps<Quote>) {
  const { empty, quote, words, busy, onSubmit, children } = props
  const total = empty ? undefined : quote.data?.total
  // Nothing can be agreed to that is not on the page yet.
  const isUnquoted = !empty && !quote.error && (!quote.data || quote.isPlaceholderData)
  const reason = empty ? words.nothingChosen : quote.error?.message
  return (
    <Card title={words.quote}>
      <div className={styles['stack']}>
        {empty ? (
          <p>{words.nothing}</p>
        ) : quote.error ? (
          <ErrorState error={quote.error} onRetry={() => void quote.refetch()} />
        ) : quote.data ? (
          children(quote.data)
        ) : (
          <SkeletonList count={2} height={80} />
        )}
        <ActionBar total={total} label={words.total}>
          <Button kind="main" size="large" wide busy={busy || isUnquoted} disabledReason={reason} onClick={onSubmit}>
            {words.submit}
          </Button>
        </ActionBar>
      </div>
    </Card>
  )
}
