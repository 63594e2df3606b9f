import { billCategories, billDecisions } from '@sojourn/contract/finance/bill-words'
import type { BillDecision } from '@sojourn/contract/finance/bill-words'
import { products } from '@sojourn/contract/booking/codes'
import type { BillLine, WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { useCallback, useState } from 'react'
import { searchBillLines } from '../../../../api/calls/finance/bill'
import { Button } from '../../../../kit/actions/button'
import { useListSearch } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Card } from '../../../../kit/layout/page'
import { FilterSelect } from '../../../../kit/lists/filter-select'
import { useListLook, type ListLook } from '../../../../kit/lists/list-look'
import { listSearch, oneOf, words, type Searched } from '../../../../kit/lists/list-search'
import { LookMenu, lookColumns } from '../../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../../kit/lists/records'
import type { Selection } from '../../../../kit/lists/selection'
import { SearchField } from '../../../../kit/lists/search-field'
import { SelectionBar } from '../../../../kit/lists/selection-bar'
import { ChoiceFilter } from '../../../../kit/pickers/choice-filter'
import { useText } from '../../../../kit/text/text'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'
import { BillDownload } from '../bill-download'
import { LineDrawer } from './line-drawer'
import { hiddenAtFirst, LineRecords, useBillColumns } from './line-records'
import { useDecide, type LineChoice } from './use-decide'
import styles from '../bill.module.css'

const decisions = ['undecided', ...billDecisions] as const
const lineSearch = listSearch({
  decision: oneOf(decisions, ''),
  category: oneOf(billCategories, ''),
  product: oneOf(products.words, ''),
  costCentreId: words(40),
  entityId: words(40),
  orderNo: words(40),
  travelApplyNo: words(40),
})
type Search = Searched<typeof lineSearch>

/** The lines of a bill; where they can be decided, several at once or all that belong together. */
export function BillLines({ whole: { bill, sums }, decides }: { whole: WholeBill; decides: boolean }) {
  const text = useText('finance/bill/page')
  const { search, change } = useListSearch(lineSearch)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { decide, busy } = useDecide(bill)
  const look = useListLook('billLines', hiddenAtFirst)
  const columns = lookColumns(useBillColumns())
  const clear = () => setChosen([])
  const isNarrowed = Object.keys(lineSearch.set(search)).length > 0
  const take = (choice: LineChoice, decision: BillDecision) => decide(choice, decision, clear)
  return (
    <Card
      title={text.detail}
      action={
        <span className={styles['actions']}>
          <LookMenu {...look} columns={columns} />
          <BillDownload billNo={bill.billNo} />
          {decides && bill.undecided > 0 && (
            <Button size="compact" busy={busy} onClick={() => take({ rest: true }, 'thisPeriod')}>
              {text.restThis}
            </Button>
          )}
        </span>
      }
    >
      <LineFilters search={search} sums={sums} onChange={change} />
      {decides && isNarrowed && (
        <AllFound busy={busy} onDecide={(decision) => take({ filter: lineSearch.set(search) }, decision)} />
      )}
      <FoundLines
        bill={bill}
        look={look.look}
        search={search}
        onReset={() => change(lineSearch.none)}
        chosen={decides ? chosen : undefined}
        onChoose={setChosen}
      />
      {decides && (
        <SelectionBar count={chosen.length} words={{ chosen: text.selected, clearChoice: text.clearChoice }} onClear={clear}>
          <Button size="compact" busy={busy} onClick={() => take({ lineIds: [...chosen] }, 'nextPeriod')}>
            {text.decideNext}
          </Button>
          <Button size="compact" kind="brand" busy={busy} onClick={() => take({ lineIds: [...chosen] }, 'thisPeriod')}>
            {text.decideThis}
          </Button>
        </SelectionBar>
      )}
    </Card>
  )
}

/** What the filter leaves, shown or not. */
function AllFound({ busy, onDecide }: { busy: boolean; onDecide: (decision: BillDecision) => void }) {
  const text = useText('finance/bill/page')
  return (
    <div role="group" aria-label={text.allFound} className={styles['row']}>
      <span className={styles['small']}>{text.allFound}</span>
      <span className={styles['actions']}>
        <Button size="compact" busy={busy} onClick={() => onDecide('nextPeriod')}>
          {text.decideNext}
        </Button>
        <Button size="compact" busy={busy} onClick={() => onDecide('thisPeriod')}>
          {text.decideThis}
        </Button>
      </span>
    </div>
  )
}

interface FoundLinesProps {
  bill: WholeBill['bill']
  look: ListLook
  search: Search
  onReset: () => void
  /** Undefined where nothing can be decided. */
  chosen: readonly string[] | undefined
  onChoose: Selection<BillLine>['onChoose']
}

function FoundLines({ bill, look, search, onReset, chosen, onChoose }: FoundLinesProps) {
  const text = useText('finance/bill/page')
  const [opened, setOpened] = useState<BillLine>()
  const pages = usePages(searchBillLines, { billNo: bill.billNo, ...lineSearch.set(search) }, (page) => page)
  const actions = useCallback(
    (line: BillLine) => (
      <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => setOpened(line)}>
        {text.more}
      </Button>
    ),
    [text],
  )
  const selection: Selection<BillLine> | undefined = chosen && {
    keyOf: ({ lineId }) => lineId,
    chosen,
    onChoose,
    offers: () => true,
    nameOf: ({ orderNo, told }) => [orderNo, told.traveller].join(' '),
    allName: text.all,
  }
  return (
    <>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={60} card={148} />}
        empty={
          <EmptyState compact icon="search" title={text.narrowed} action={<Button onClick={onReset}>{text.reset}</Button>} />
        }
      >
        {(lines) => <LineRecords lines={lines} selection={selection} actions={actions} look={look} />}
      </PagedList>
      {opened && <LineDrawer bill={bill} line={opened} decides={chosen !== undefined} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface FiltersProps {
  search: Search
  sums: WholeBill['sums']
  onChange: (next: Search) => void
}

interface FilterOf<Value extends string> {
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | ''
  set: (value: Value | '') => Partial<Search>
}

/** Only what the bill has is offered. */
function LineFilters({ search, sums, onChange }: FiltersProps) {
  const text = useText('finance/bill/page')
  const { products: productNames } = useText('admin/orders/words')
  const of = (by: 'category' | 'product') => sums.filter((one) => one.by === by && one.key !== '')
  const has = (by: 'category' | 'product', key: string) => of(by).some((one) => one.key === key)
  const filter = <Value extends string>(label: string, { values, names, value, set }: FilterOf<Value>) => (
    <FilterSelect
      label={label}
      all={[label, text.any].join(' · ')}
      values={values}
      names={names}
      value={value}
      none=""
      onChange={(chosen) => onChange({ ...search, ...set(chosen) })}
    />
  )
  const { filters } = text
  const categories = billCategories.filter((one) => has('category', one))
  const offered = products.words.filter((one) => has('product', one))
  const decided = { undecided: text.undecidedOne, ...text.decisions }
  const { decision: by, category: charge, product: sort } = search
  return (
    <div role="search" className={styles['bar']}>
      {filter(filters.decision, { values: decisions, names: decided, value: by, set: (decision) => ({ decision }) })}
      {filter(filters.category, { values: categories, names: text.categories, value: charge, set: (category) => ({ category }) })}
      {filter(filters.product, { values: offered, names: productNames, value: sort, set: (product) => ({ product }) })}
      <OwnFilters search={search} sums={sums} onChange={onChange} />
      <TypedFilters search={search} onChange={onChange} />
    </div>
  )
}

/** The company's own cost centres and titles. */
function OwnFilters({ search, sums, onChange }: FiltersProps) {
  const text = useText('finance/bill/page')
  const fields = { costCentre: 'costCentreId', entity: 'entityId' } as const
  return (['costCentre', 'entity'] as const).map((by) => {
    const own = sums.filter((one) => one.by === by && one.key !== '')
    const label = text.filters[by]
    return (
      <ChoiceFilter
        key={by}
        label={label}
        all={[label, text.any].join(' · ')}
        values={own.map(({ key }) => key)}
        names={Object.fromEntries(own.map(({ key, name }) => [key, name]))}
        value={search[fields[by]]}
        none=""
        onChange={(id) => onChange({ ...search, [fields[by]]: id })}
      />
    )
  })
}

/** An order or an application is named by its number. */
function TypedFilters({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) {
  const { lines: names } = useText('admin/orders/words')
  return (['orderNo', 'travelApplyNo'] as const).map((field) => (
    <SearchField
      key={field}
      label={names[field]}
      hint={names[field]}
      value={search[field]}
      onChange={(value) => onChange({ ...search, [field]: value })}
    />
  ))
}
