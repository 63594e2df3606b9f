import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { useState } from 'react'
import { getMyBudgets } from '../../../api/calls/admin/company/budget'
import { IconButton } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BudgetCard } from './budget-card'
import { useBudgetColumns } from './budget-columns'
import { EntriesDrawer } from './entries-drawer'

export async function loader() {
  await loadTexts('kit/widgets', 'admin/budget/words', 'admin/company/catalogue')
  return null
}

/** What somebody looks after who has no role in the console, or was named to view (S2.48). */
export function Component() {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  const pages = usePages(getMyBudgets, {}, (page) => page)
  const columns = useBudgetColumns()
  const [opened, setOpened] = useState<Budget>()
  const open = (row: Budget) => <IconButton icon="list" label={text.entriesTitle(row)} onClick={() => setOpened(row)} />
  const actions: Column<Budget> = {
    key: 'actions',
    head: <span className="visually-hidden">{common.actions}</span>,
    width: 56,
    align: 'end',
    cell: open,
  }
  return (
    <Page title={text.mineTitle}>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={56} card={132} />}
        empty={
          <EmptyState icon="wallet" title={text.mineNoneTitle}>
            {text.mineNoneText}
          </EmptyState>
        }
      >
        {(rows) => (
          <Records
            caption={text.mineTable}
            columns={[...columns, actions]}
            rows={rows}
            rowKey={({ planId }) => planId}
            card={(row) => <BudgetCard row={row} menu={open(row)} />}
          />
        )}
      </PagedList>
      {opened && <EntriesDrawer budget={opened} as="own" onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
