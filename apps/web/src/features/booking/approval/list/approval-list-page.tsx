import { useState } from 'react'
import { getMyApprovalList } from '../../../../api/calls/booking/approval'
import { getPendingOrderStatistical } from '../../../../api/calls/booking/order'
import { useRead } from '../../../../api/queries'
import { useSearchAddress } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { Tabs } from '../../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ApprovalBulkBar } from './approval-bulk-bar'
import { ApprovalFilters } from './approval-filters'
import { approvalRequest, isNarrowed, readApprovalSearch, writeApprovalSearch, type ApprovalSearch } from './approval-search'
import { ApprovalRecords } from './approval-records'
import { PagedList } from '../../paging/paged-list'
import { usePages } from '../../paging/use-pages'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/centre-approvals')
  return null
}

/** type=1 waits for me (S2.33), 0 I have decided, 2 was copied to me, 3 I decide for somebody. */
const types = [1, 0, 2, 3] as const
type ListType = (typeof types)[number]

/** Awaiting my approval (S2.33). */
export function Component() {
  const text = useText('booking/centre-approvals')
  const [address, setAddress] = useSearchAddress()
  const type = types.find((one) => String(one) === address.get('type')) ?? 1
  const search = readApprovalSearch(address)
  const pending = useRead(getPendingOrderStatistical, {})
  const show = (nextType: ListType, next: ApprovalSearch) => setAddress(writeApprovalSearch(next, { type: String(nextType) }))
  return (
    <Page title={text.title} action={<ButtonLink to={paths.approvalOrders()}>{text.toOrders}</ButtonLink>}>
      <Tabs
        label={text.tabsLabel}
        value={type}
        onChange={(next) => show(next, search)}
        tabs={types.map((one) => ({
          value: one,
          label: text.tabs[one],
          count: one === 1 ? pending.data?.waitApprovalCount || undefined : undefined,
        }))}
      >
        <ApprovalFilters key={`filters ${address}`} search={search} onChange={(next) => show(type, next)} />
        <ApprovalResults key={`results ${address}`} type={type} search={search} />
      </Tabs>
    </Page>
  )
}

function ApprovalResults({ type, search }: { type: ListType; search: ApprovalSearch }) {
  const [chosen, setChosen] = useState<string[]>([])
  const request = { type, ...approvalRequest({ ...search, state: undefined }) }
  const pages = usePages(getMyApprovalList, request, (page) => page)
  const among = (pages.items ?? []).filter(({ approvalId }) => chosen.includes(approvalId))
  return (
    <>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={68} card={190} />}
        empty={<NoApprovals type={type} narrowed={isNarrowed(search)} />}
      >
        {(approvals) => <ApprovalRecords approvals={approvals} chosen={chosen} onChoose={type === 1 ? setChosen : undefined} />}
      </PagedList>
      <ApprovalBulkBar chosen={among} onClear={() => setChosen([])} />
    </>
  )
}

function NoApprovals({ type, narrowed }: { type: ListType; narrowed: boolean }) {
  const text = useText('booking/centre-approvals')
  if (narrowed)
    return (
      <EmptyState
        icon="search"
        title={text.emptyNarrowedTitle}
        action={<ButtonLink to={paths.myApprovals({ type })}>{text.reset}</ButtonLink>}
      >
        {text.emptyNarrowedText}
      </EmptyState>
    )
  const words = {
    0: { title: text.emptyDecidedTitle, why: text.emptyDecidedText },
    1: { title: text.emptyWaitingTitle, why: text.emptyWaitingText },
    2: { title: text.emptyCopiedTitle, why: text.emptyCopiedText },
    3: { title: text.emptyDelegatedTitle, why: text.emptyDelegatedText },
  }[type]
  const other = type === 1 ? 0 : 1
  return (
    <EmptyState
      icon={type === 1 ? 'checkCircle' : 'approve'}
      title={words.title}
      action={
        <ButtonLink to={paths.myApprovals({ type: other })}>
          {type === 1 ? text.emptyWaitingAction : text.emptyDecidedAction}
        </ButtonLink>
      }
    >
      {words.why}
    </EmptyState>
  )
}
