import { accountStates } from '@sojourn/contract/admin/people/account.shapes'
import type { ReactNode } from 'react'
import { searchAccounts } from '../../../api/calls/admin/people/account'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { queryClient, readOptions } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { ExportList } from '../../booking/list-file/export-list'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { useDepartmentFilter } from '../fields/department-filter'
import { useAccountColumns } from './account-columns'
import { AccountDrawer } from './account-drawer'
import { Accounts } from './accounts'
import { accountRequest, accountSearch, isNarrowed, withoutFilters, type AccountSearch } from './account-search'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  await loadTexts('kit/widgets', 'admin/account/accounts', 'access/sessions')
  return null
}

/** How the company's people get in, as far as the reader may see them. */
export function Component() {
  const text = useText('admin/account/accounts')
  const { search, change, key } = useListSearch(accountSearch)
  const look = useListLook('accounts', [])
  const open = (employeeId: string) => change({ ...search, employeeId }, { replace: true })
  const columns = useAccountColumns(open)
  const pages = usePages(searchAccounts, accountRequest(search), (page) => page)
  const tools = (
    <>
      <ExportList list="accounts" search={accountRequest(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title}>
      <AccountsBar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={56} card={132} />}
        empty={<NoAccounts search={search} onChange={change} />}
      >
        {(accounts) => <Accounts key={key} accounts={accounts} columns={columns} look={look.look} onOpen={open} />}
      </PagedList>
      {search.employeeId !== '' && <AccountDrawer employeeId={search.employeeId} onClose={() => open('')} />}
    </Page>
  )
}

interface BarProps {
  search: AccountSearch
  onChange: (next: AccountSearch, how?: { replace: boolean }) => void
}

/** One field for names, numbers and contacts, and what is chosen from lists. */
function AccountsBar({ search, onChange, tools }: BarProps & { tools: ReactNode }) {
  const text = useText('admin/account/accounts')
  const set = (more: Partial<AccountSearch>) => onChange({ ...search, ...more })
  const { state } = search
  const departments = useDepartmentFilter({
    label: text.department,
    all: text.anyDepartment,
    nameOf: text.departmentWith,
    value: search.departmentId,
    onChange: (departmentId) => set({ departmentId }),
  })
  const narrowed: Narrowing[] = [
    ...departments.narrowed,
    ...(state ? [{ key: 'state', name: text.states[state], onRemove: () => set({ state: '' }) }] : []),
  ]
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <>
          {departments.filter}
          <FilterSelect
            label={text.state}
            all={text.present}
            values={accountStates}
            names={text.states}
            value={state}
            none=""
            onChange={(chosen) => set({ state: chosen })}
          />
        </>
      }
      narrowed={narrowed}
      onReset={() => onChange(withoutFilters(search))}
      tools={tools}
    />
  )
}

/** Why the list is empty, and where to go from here. */
function NoAccounts({ search, onChange }: BarProps) {
  const text = useText('admin/account/accounts')
  if (!isNarrowed(search)) return <EmptyState icon="users" title={text.noneTitle} />
  return (
    <EmptyState title={text.noneTitle} action={<Button onClick={() => onChange(withoutFilters(search))}>{text.reset}</Button>}>
      {text.noneText}
    </EmptyState>
  )
}
