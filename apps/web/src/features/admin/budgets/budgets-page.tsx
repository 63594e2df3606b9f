import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { useState, type ReactNode } from 'react'
import { endBudget, searchBudgets } from '../../../api/calls/admin/company/budget'
import { mayDo, useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { IconLine } from '../../../kit/layout/icon-line'
import { Page } from '../../../kit/layout/page'
import { useListLook } from '../../../kit/lists/list-look'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Menu } from '../../../kit/overlays/menu'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { EndRecord } from '../catalogue/end-record'
import { NamedHistory } from '../named/named-history'
import { AdjustDialog } from './adjust-dialog'
import { BudgetCard } from './budget-card'
import { useBudgetColumns } from './budget-columns'
import { BudgetDialog } from './budget-dialog'
import { budgetSearch, type BudgetSearch } from './budget-search'
import { BudgetsBar } from './budgets-bar'
import { EntriesDrawer } from './entries-drawer'
import { SplitDialog } from './split-dialog'
import { splitsOf } from './split-parts'

export async function loader() {
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/budget/words', 'admin/orders/words', 'admin/approval/flows')
  await loadTexts('admin/company/catalogue', 'admin/named', 'admin/record')
  return null
}

type Show = 'edit' | 'adjust' | 'split' | 'entries' | 'history' | 'end'
type Opened = { show: 'add' } | { show: Show; row: Budget }

/** What people, departments and cost objects may spend, and what of it is left. */
export function Component() {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  const { search, change } = useListSearch(budgetSearch)
  const pages = usePages(searchBudgets, budgetSearch.set(search), (page) => page)
  const mayChange = mayDo(useEmployee(), 'manageCosts')
  const [open, setOpen] = useState<Opened>()
  const columns = useBudgetColumns()
  const look = useListLook('budgets')
  const add = mayChange && <AddButton onOpen={setOpen} />
  const menu = (row: Budget) => <RowMenu row={row} mayChange={mayChange} onOpen={setOpen} />
  const actions: Column<Budget> = {
    key: 'actions',
    head: <span className="visually-hidden">{common.actions}</span>,
    width: 56,
    align: 'end',
    cell: menu,
  }
  return (
    <Page title={text.title} action={add}>
      {!mayChange && <IconLine icon="lock">{common.readOnly}</IconLine>}
      <BudgetsBar search={search} onSearch={change} mayChange={mayChange} columns={columns} look={look} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={56} card={132} />}
        empty={<Nothing search={search} add={add} onReset={() => change(budgetSearch.none)} />}
      >
        {(rows) => (
          <Records
            caption={text.table}
            columns={[...columns, actions]}
            rows={rows}
            rowKey={({ planId }) => planId}
            look={look.look}
            card={(row) => <BudgetCard row={row} menu={menu(row)} />}
          />
        )}
      </PagedList>
      {open && (
        <OpenedBudget
          open={open}
          rows={pages.items ?? []}
          readAgain={async (planId) => (await pages.readAgain()).find((row) => row.planId === planId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

function AddButton({ onOpen }: { onOpen: (open: Opened) => void }) {
  const text = useText('admin/budget/words')
  return (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => onOpen({ show: 'add' })}>
      {text.add}
    </Button>
  )
}

interface RowMenuProps {
  row: Budget
  mayChange: boolean
  onOpen: (open: Opened) => void
}

function RowMenu({ row, mayChange, onOpen }: RowMenuProps) {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  const changes = mayChange && row.endedOn === undefined
  const item = <Icon extends 'edit' | 'swap' | 'list' | 'clock' | 'closeCircle'>(key: Show, icon: Icon, label: string) => ({
    key,
    icon,
    label,
    onSelect: () => onOpen({ show: key, row }),
  })
  return (
    <Menu
      label=""
      name={common.actionsOf({ name: row.name })}
      icon="more"
      align="end"
      items={[
        item('entries', 'list', text.entries),
        ...(changes ? [item('edit', 'edit', common.edit)] : []),
        ...(changes && row.amount >= 0 ? [item('adjust', 'swap', text.adjust)] : []),
        ...(changes && splitsOf(row).length > 0 ? [item('split', 'list', text.split)] : []),
        item('history', 'clock', common.history),
        ...(changes ? [item('end', 'closeCircle', common.end)] : []),
      ]}
    />
  )
}

interface OpenedProps {
  open: Opened
  rows: readonly Budget[]
  readAgain: (planId: string) => Promise<Budget | undefined>
  onClose: () => void
}

function OpenedBudget({ open, rows, readAgain, onClose }: OpenedProps) {
  const text = useText('admin/budget/words')
  const { end: confirm } = useText('admin/company/catalogue')
  const ending = useWrite(endBudget)
  if (open.show === 'add') return <BudgetDialog budget={undefined} readAgain={async () => undefined} onClose={onClose} />
  const { planId } = open.row
  // Somebody else may change it while the dialog is open.
  const row = rows.find((each) => each.planId === planId) ?? open.row
  const { show } = open
  if (show === 'edit') return <BudgetDialog budget={row} readAgain={() => readAgain(planId)} onClose={onClose} />
  if (show === 'adjust') return <AdjustDialog budget={row} onClose={onClose} />
  if (show === 'split') return <SplitDialog budget={row} onClose={onClose} />
  if (show === 'entries') return <EntriesDrawer budget={row} as="company" onClose={onClose} />
  if (show === 'history')
    return <NamedHistory kind="budget" id={planId} title={text.historyTitle(row)} fields={text.fields} onClose={onClose} />
  return (
    <EndRecord
      question={{ title: text.endTitle(row), message: text.endText, confirm }}
      done={text.ended}
      end={() => ending.mutateAsync({ planId, version: row.version })}
      onClose={onClose}
    />
  )
}

interface NothingProps {
  search: BudgetSearch
  add: ReactNode
  onReset: () => void
}

/** Why the list is empty, and where to go from here. */
function Nothing({ search, add, onReset }: NothingProps) {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  if (budgetSearch.isNarrowed(search))
    return (
      <EmptyState title={common.noneFoundTitle} action={<Button onClick={onReset}>{common.reset}</Button>}>
        {common.noneFoundText}
      </EmptyState>
    )
  return (
    <EmptyState icon="wallet" title={text.noneTitle} action={add}>
      {text.noneText}
    </EmptyState>
  )
}
