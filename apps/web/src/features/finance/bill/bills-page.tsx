import type { BillState } from '@sojourn/contract/finance/bill-words'
import { baseRate } from '../../../kit/text/currency'
import { getBills, getUnbilled, searchUnbilledLines } from '../../../api/calls/finance/bill'
import { useState } from 'react'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { listSearch, oneOf } from '../../../kit/lists/list-search'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillList } from './bill-list'
import { LineRecords } from './line/line-records'
import { UnbilledFigures } from './unbilled-figures'
import styles from './bill.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/invoice', 'admin/orders/words')
  return null
}

const tabs = ['preBill', 'confirmed', 'overdue', 'paid'] as const satisfies readonly BillState[]
const billSearch = listSearch({ state: oneOf(tabs, '') })

/** The company's bills, and what would stand on the next one today (S2.49, handbook 10.3). */
export function Component() {
  const text = useText('finance/bill/page')
  const { search, change } = useListSearch(billSearch)
  const pages = usePages(getBills, billSearch.set(search), (page) => page)
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <Stack>
        <UnbilledCard />
        <Card title={text.bills}>
          <Tabs
            kind="pill"
            label={text.columns.state}
            value={search.state === '' ? 'all' : search.state}
            onChange={(tab) => change({ state: tab === 'all' ? '' : tab })}
            tabs={[{ value: 'all', label: text.all }, ...tabs.map((state) => ({ value: state, label: text.states[state] }))]}
          >
            <PagedList
              pages={pages}
              skeleton={<SkeletonRecords count={4} row={60} card={132} />}
              empty={<NoBills narrowed={search.state !== ''} />}
            >
              {(bills) => (
                <div className={styles['panel']}>
                  <BillList bills={bills} pathOf={({ billNo }) => paths.bill({ billNo })} />
                </div>
              )}
            </PagedList>
          </Tabs>
        </Card>
      </Stack>
    </Page>
  )
}

function NoBills({ narrowed }: { narrowed: boolean }) {
  const text = useText('finance/bill/page')
  return (
    <EmptyState compact icon="wallet" title={narrowed ? text.noneIn : text.none}>
      {narrowed ? '' : text.noneWhy}
    </EmptyState>
  )
}

/** What happened since the last cut-off, with its lines where somebody wants to see them. */
function UnbilledCard() {
  const text = useText('finance/bill/page')
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useRead(getUnbilled, {}, { staleTime: 0 })
  return (
    <Card
      title={text.unbilled}
      action={
        data && (
          <Button
            kind="quiet"
            size="compact"
            icon={open ? 'chevronUp' : 'chevronDown'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {text.unbilledLines}
          </Button>
        )
      }
    >
      {data ? (
        <UnbilledFigures unbilled={data} rate={baseRate()} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={120} />
      )}
      {data && open && <UnbilledLines />}
    </Card>
  )
}

function UnbilledLines() {
  const text = useText('finance/bill/page')
  const pages = usePages(searchUnbilledLines, {}, (page) => page)
  return (
    <PagedList
      pages={pages}
      skeleton={<SkeletonRecords count={4} row={52} card={132} />}
      empty={<EmptyState compact icon="list" title={text.unbilledNone} />}
    >
      {(lines) => <LineRecords lines={lines} />}
    </PagedList>
  )
}
