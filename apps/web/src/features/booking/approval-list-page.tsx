import { useSearchParams } from 'react-router'
import { getMyApprovalList, getPendingOrderStatistical } from '../../api/calls.generated'
import { useRead } from '../../api/queries'
import { EmptyState } from '../../kit/empty-state'
import { ErrorState } from '../../kit/error-state'
import { ButtonLink } from '../../kit/link'
import { LoadMore } from '../../kit/load-more'
import { Page } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { Tabs } from '../../kit/tabs'
import { loadTexts, useText } from '../../kit/text'
import { paths } from '../../paths'
import { ApprovalCards } from './approval-cards'
import styles from './approval-list.module.css'
import { ApprovalTable } from './approval-table'
import { usePages } from './use-pages'
import { useWide } from './use-wide'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/centre-approvals')
  return null
}

/** type=1 waits for me, type=0 I have decided (S2.33). */
type ListType = 0 | 1

/** Awaiting my approval (S2.33). */
export function Component() {
  const text = useText('booking/centre-approvals')
  const [address, setAddress] = useSearchParams()
  const type: ListType = address.get('type') === '0' ? 0 : 1
  const pending = useRead(getPendingOrderStatistical, {})
  return (
    <Page title={text.title}>
      <Tabs
        label={text.tabsLabel}
        value={type}
        onChange={(next) => setAddress({ type: String(next) })}
        tabs={[
          { value: 1, label: text.waiting, count: pending.data?.waitApprovalCount || undefined },
          { value: 0, label: text.decided },
        ]}
      >
        <div className={styles['results']}>
          <ApprovalResults key={type} type={type} />
        </div>
      </Tabs>
    </Page>
  )
}

function ApprovalResults({ type }: { type: ListType }) {
  const wide = useWide()
  const { items, error, retry, ...more } = usePages(getMyApprovalList, { type }, (page) => page)
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!items) return <SkeletonList count={4} height={wide ? 68 : 190} />
  if (items.length === 0) return <NoApprovals type={type} />
  const List = wide ? ApprovalTable : ApprovalCards
  return (
    <>
      <List approvals={items} />
      <LoadMore hasMore={more.hasMore} busy={more.loadingMore} onMore={more.loadMore} />
    </>
  )
}

function NoApprovals({ type }: { type: ListType }) {
  const text = useText('booking/centre-approvals')
  if (type === 0) {
    return (
      <EmptyState
        icon="approve"
        title={text.emptyDecidedTitle}
        action={<ButtonLink to={paths.myApprovals({ type: 1 })}>{text.emptyDecidedAction}</ButtonLink>}
      >
        {text.emptyDecidedText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="checkCircle"
      title={text.emptyWaitingTitle}
      action={<ButtonLink to={paths.myApprovals({ type: 0 })}>{text.emptyWaitingAction}</ButtonLink>}
    >
      {text.emptyWaitingText}
    </EmptyState>
  )
}
