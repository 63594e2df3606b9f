import { getApprovalOrderList } from '../../../../api/calls/booking/approval/approval'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useListSearch } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { useListLook } from '../../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ApprovalBar } from './approval-bar'
import styles from './approval-list.module.css'
import { approvalSearch, type ApprovalSearch } from './approval-search'
import { ApprovalRecords, useApprovalColumns } from './approval-records'
import { PagedList } from '../../paging/paged-list'
import { usePages } from '../../paging/use-pages'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/approval/list')
  return null
}

/** Approval orders (S2.34): what I submitted or travel on, and whom it waits for. */
export function Component() {
  const text = useText('booking/approval/list')
  const { search, change, key } = useListSearch(approvalSearch)
  const decides = mayDo(useEmployee(), 'approve')
  return (
    <Page title={text.ordersTitle} action={decides && <ButtonLink to={paths.myApprovals({ type: 1 })}>{text.toMine}</ButtonLink>}>
      <p className={styles['hint']}>{text.ordersHint}</p>
      <ApprovalOrders search={search} searchKey={key} onChange={change} />
    </Page>
  )
}

interface ApprovalOrdersProps {
  search: ApprovalSearch
  searchKey: string
  onChange: (next: ApprovalSearch, how?: { replace: boolean }) => void
}

function ApprovalOrders({ search, searchKey, onChange }: ApprovalOrdersProps) {
  const text = useText('booking/approval/list')
  const look = useListLook('approval-orders')
  const columns = useApprovalColumns(true)
  const pages = usePages(getApprovalOrderList, approvalSearch.set(search), (page) => page)
  const tools = <LookMenu {...look} columns={lookColumns(columns)} />
  const narrowed = approvalSearch.isNarrowed(search)
  const empty = (
    <EmptyState
      icon={narrowed ? 'search' : 'approve'}
      title={narrowed ? text.emptyNarrowedTitle : text.emptyOrdersTitle}
      action={
        <ButtonLink to={narrowed ? paths.approvalOrders() : paths.home()}>
          {narrowed ? text.reset : text.emptyOrdersAction}
        </ButtonLink>
      }
    >
      {narrowed ? text.emptyNarrowedText : text.emptyOrdersText}
    </EmptyState>
  )
  return (
    <>
      <ApprovalBar withState search={search} approvals={pages.items ?? []} onChange={onChange} tools={tools} />
      <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={68} card={190} />} empty={empty}>
        {(approvals) => (
          <ApprovalRecords key={searchKey} approvals={approvals} columns={columns} look={look.look} orders chosen={[]} />
        )}
      </PagedList>
    </>
  )
}
