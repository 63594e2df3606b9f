import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { budgetObjects, budgetPeriods } from '@sojourn/contract/booking/budget-words'
import { ButtonLink } from '../../../kit/actions/link'
import { ExportButton } from '../../../kit/lists/export-button'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Pages } from '../../booking/paging/use-pages'
import { useBudgetFile } from './budget-columns'
import { budgetSearch, type BudgetSearch } from './budget-search'

interface BudgetsBarProps {
  search: BudgetSearch
  onSearch: (next: BudgetSearch, how?: { replace: boolean }) => void
  mayChange: boolean
  pages: Pick<Pages<Budget>, 'readAll'>
}

/** By what budgets are narrowed, and their files. */
export function BudgetsBar({ search, onSearch, mayChange, pages }: BudgetsBarProps) {
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
      narrowed={[]}
      onReset={() => onSearch(budgetSearch.none)}
      tools={<Tools mayChange={mayChange} pages={pages} />}
    />
  )
}

function Tools({ mayChange, pages }: Pick<BudgetsBarProps, 'mayChange' | 'pages'>) {
  const text = useText('admin/budget/words')
  const common = useText('admin/company/catalogue')
  const file = useBudgetFile()
  return (
    <>
      {mayChange && (
        <ButtonLink kind="quiet" icon="document" to={paths.importBudgets()}>
          {common.import}
        </ButtonLink>
      )}
      <ExportButton fileName={text.title} columns={file} read={pages.readAll} />
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
