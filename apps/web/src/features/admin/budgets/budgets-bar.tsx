import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { budgetObjects, budgetPeriods } from '@sojourn/contract/booking/budget-words'
import { ButtonLink } from '../../../kit/actions/link'
import { ExportList } from '../../booking/list-file/export-list'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import type { LookState } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { budgetSearch, type BudgetSearch } from './budget-search'

interface BudgetsBarProps {
  search: BudgetSearch
  onSearch: (next: BudgetSearch, how?: { replace: boolean }) => void
  mayChange: boolean
  columns: readonly Column<Budget>[]
  look: LookState
}

/** By what budgets are narrowed, and their files. */
export function BudgetsBar({ search, onSearch, ...tools }: BudgetsBarProps) {
  const text = useText('admin/budget/words')
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onSearch({ ...search, keyword }, { replace: true }),
      }}
      filters={<Filters search={search} onSearch={onSearch} />}
      narrowed={useNarrowings(search, onSearch)}
      onReset={() => onSearch(budgetSearch.none)}
      tools={<Tools search={search} {...tools} />}
    />
  )
}

function useNarrowings(search: BudgetSearch, onSearch: BudgetsBarProps['onSearch']): Narrowing[] {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  const { object, period, warned, counted, ended } = search
  const set = (more: Partial<BudgetSearch>) => onSearch({ ...search, ...more })
  return [
    ...(object ? [{ key: 'object', name: text.objects[object], onRemove: () => set({ object: '' }) }] : []),
    ...(period ? [{ key: 'period', name: text.periods[period], onRemove: () => set({ period: '' }) }] : []),
    ...(warned ? [{ key: 'warned', name: text.warnedOnly, onRemove: () => set({ warned: false }) }] : []),
    ...(counted ? [{ key: 'counted', name: text.countedOnly, onRemove: () => set({ counted: false }) }] : []),
    ...(ended ? [{ key: 'ended', name: common.ended, onRemove: () => set({ ended: false }) }] : []),
  ]
}

function Tools({ search, mayChange, columns, look }: Omit<BudgetsBarProps, 'onSearch'>) {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  return (
    <>
      {mayChange && (
        <ButtonLink kind="quiet" icon="document" to={paths.importBudgets()}>
          {common.import}
        </ButtonLink>
      )}
      <ExportList list="budgets" search={budgetSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
}

function Filters({ search, onSearch }: Pick<BudgetsBarProps, 'search' | 'onSearch'>) {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  return (
    <>
      <FilterSelect
        label={text.objectKind}
        all={text.allObjects}
        values={budgetObjects}
        names={text.objects}
        value={search.object}
        none=""
        onChange={(object) => onSearch({ ...search, object })}
      />
      <FilterSelect
        label={text.fields.period}
        all={text.allPeriods}
        values={budgetPeriods}
        names={text.periods}
        value={search.period}
        none=""
        onChange={(period) => onSearch({ ...search, period })}
      />
      <FilterSelect
        label={text.warned}
        all={text.allLevels}
        values={['1']}
        names={{ 1: text.warnedOnly }}
        value={search.warned ? '1' : ''}
        none=""
        onChange={(chosen) => onSearch({ ...search, warned: chosen === '1' })}
      />
      <FilterSelect
        label={common.state}
        all={common.inUse}
        values={['1']}
        names={{ 1: common.ended }}
        value={search.ended ? '1' : ''}
        none=""
        onChange={(chosen) => onSearch({ ...search, ended: chosen === '1' })}
      />
    </>
  )
}
