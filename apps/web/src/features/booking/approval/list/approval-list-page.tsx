import type { ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import { useState } from 'react'
import { getMyApprovalList } from '../../../../api/calls/booking/approval/approval'
import { getPendingOrderStatistical } from '../../../../api/calls/booking/order'
import { useRead } from '../../../../api/queries'
import { useListSearch } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { listSearch, oneOf } from '../../../../kit/lists/list-search'
import { useListLook } from '../../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { Tabs } from '../../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ApprovalBulkBar } from './approval-bulk-bar'
import { ApprovalBar } from './approval-bar'
import { approvalSearch, type ApprovalSearch } from './approval-search'
import { ApprovalRecords, useApprovalColumns, type ApprovalRecordsProps } from './approval-records'
import { PagedList } from '../../paging/paged-list'
import { usePages } from '../../paging/use-pages'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/approval/list')
  return null
}

/** type=1 waits for me (S2.33), 0 I have decided, 2 was copied to me, 3 I decide for somebody. */
const types = [1, 0, 2, 3] as const
type ListType = (typeof types)[number]
const list = listSearch({ type: oneOf(types, 1) })
/** The tab and what it is narrowed by. */
const myApprovals = {
  read: (address: URLSearchParams) => ({ ...list.read(address), ...approvalSearch.read(address) }),
  write: (search: ApprovalSearch & { type: ListType }, address?: URLSearchParams) =>
    approvalSearch.write(search, list.write(search, address)),
}

/** Awaiting my approval (S2.33). */
export function Component() {
  const text = useText('booking/approval/list')
  const { search, change, key } = useListSearch(myApprovals)
  const { type } = search
  const pending = useRead(getPendingOrderStatistical, {})
  return (
    <Page title={text.title} action={<ButtonLink to={paths.approvalOrders()}>{text.toOrders}</ButtonLink>}>
      <Tabs
        label={text.tabsLabel}
        value={type}
        onChange={(next) => change({ ...search, type: next })}
        tabs={types.map((one) => ({
          value: one,
          label: text.tabs[one],
          count: one === 1 ? pending.data?.waitApprovalCount || undefined : undefined,
        }))}
      >
        <ApprovalWork type={type} search={search} searchKey={key} onChange={(next, how) => change({ ...next, type }, how)} />
      </Tabs>
    </Page>
  )
}

interface ApprovalWorkProps {
  type: ListType
  search: ApprovalSearch
  searchKey: string
  onChange: (next: ApprovalSearch, how?: { replace: boolean }) => void
}

function ApprovalWork({ type, search, searchKey, onChange }: ApprovalWorkProps) {
  const look = useListLook('approvals')
  const columns = useApprovalColumns()
  const request = { type, ...approvalSearch.set({ ...search, state: undefined }) }
  const pages = usePages(getMyApprovalList, request, (page) => page)
  const tools = <LookMenu {...look} columns={lookColumns(columns)} />
  return (
    <>
      <ApprovalBar search={search} approvals={pages.items ?? []} onChange={onChange} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={68} card={190} />}
        empty={<NoApprovals type={type} narrowed={approvalSearch.isNarrowed(search)} />}
      >
        {(approvals) => (
          <ApprovalResults key={searchKey} approvals={approvals} columns={columns} look={look.look} choosable={type === 1} />
        )}
      </PagedList>
    </>
  )
}

/** Those that break no rule may be chosen for one decision; another search is another list, in which nothing is chosen. */
function ApprovalResults({
  choosable,
  ...list
}: Pick<ApprovalRecordsProps, 'approvals' | 'columns' | 'look'> & { choosable: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [single, setSingle] = useState<ApprovalSummary>()
  return (
    <>
      <ApprovalRecords
        {...list}
        chosen={chosen}
        onChoose={choosable ? setChosen : undefined}
        onAgree={choosable ? setSingle : undefined}
      />
      <ApprovalBulkBar
        chosen={list.approvals.filter(({ approvalId }) => chosen.includes(approvalId))}
        onClear={() => setChosen([])}
        single={single}
        onSingleOver={() => setSingle(undefined)}
      />
    </>
  )
}

function NoApprovals({ type, narrowed }: { type: ListType; narrowed: boolean }) {
  const text = useText('booking/approval/list')
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
