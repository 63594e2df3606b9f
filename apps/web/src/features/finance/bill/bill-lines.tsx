import { billCategories, billDecisions } from '@sojourn/contract/finance/bill-words'
import type { BillDecision } from '@sojourn/contract/finance/bill-words'
import { products } from '@sojourn/contract/booking/codes'
import type { BillLine, WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { useCallback, useState } from 'react'
import { searchBillLines } from '../../../api/calls/finance/bill'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'
import { SkeletonRecords } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { LineDrawer } from './line-drawer'
import { LineRecords } from './line-records'
import { useDecide, type LineChoice } from './use-decide'
import styles from './bill.module.css'

const decisions = ['undecided', ...billDecisions] as const
const lineSearch = listSearch({
  decision: oneOf(decisions, ''),
  category: oneOf(billCategories, ''),
  product: oneOf(products.words, ''),
  costCentreId: words(40),
  entityId: words(40),
})
type Search = Searched<typeof lineSearch>

/** The lines of a bill; where they can be decided, several at once or all that belong together. */
export function BillLines({ whole, decides }: { whole: WholeBill; decides: boolean }) {
  const text = useText('finance/bill')
  const { bill, sums } = whole
  const { search, change } = useListSearch(lineSearch)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<BillLine>()
  const { decide, busy } = useDecide(bill)
  const pages = usePages(searchBillLines, { billNo: bill.billNo, ...lineSearch.set(search) }, (page) => page)
  const clear = () => setChosen([])
  const take = (choice: LineChoice, decision: BillDecision) => decide(choice, decision, clear)
  const selection: Selection<BillLine> = {
    keyOf: ({ lineId }) => lineId,
    chosen,
    onChoose: setChosen,
    offers: ({ adjusts }) => !adjusts,
    nameOf: ({ orderNo, told }) => [orderNo, told.traveller].join(' '),
    allName: text.all,
  }
  const actions = useCallback(
    (line: BillLine) => (
      <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => setOpened(line)}>
        {text.more}
      </Button>
    ),
    [text],
  )
  return (
    <Card
      title={text.detail}
      action={
        decides &&
        bill.undecided > 0 && (
          <Button size="compact" busy={busy} onClick={() => take({ rest: true }, 'thisPeriod')}>
            {text.restThis}
          </Button>
        )
      }
    >
      <LineFilters search={search} sums={sums} onChange={change} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={60} card={148} />}
        empty={
          <EmptyState
            compact
            icon="search"
            title={text.narrowed}
            action={<Button onClick={() => change(lineSearch.none)}>{text.reset}</Button>}
          />
        }
      >
        {(lines) => <LineRecords lines={lines} selection={decides ? selection : undefined} actions={actions} />}
      </PagedList>
      {decides && (
        <SelectionBar count={chosen.length} words={{ chosen: text.selected, clearChoice: text.reset }} onClear={clear}>
          <Button size="compact" busy={busy} onClick={() => take({ lineIds: [...chosen] }, 'nextPeriod')}>
            {text.decideNext}
          </Button>
          <Button size="compact" kind="brand" busy={busy} onClick={() => take({ lineIds: [...chosen] }, 'thisPeriod')}>
            {text.decideThis}
          </Button>
        </SelectionBar>
      )}
      {opened && <LineDrawer bill={bill} line={opened} decides={decides} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

function LineFilters({ search, sums, onChange }: { search: Search; sums: WholeBill['sums']; onChange: (next: Search) => void }) {
  const text = useText('finance/bill')
  const { products: productNames } = useText('admin/order-words')
  const of = (by: WholeBill['sums'][number]['by']) => sums.filter((one) => one.by === by && one.key !== '')
  const named = (by: WholeBill['sums'][number]['by']) => Object.fromEntries(of(by).map(({ key, name }) => [key, name]))
  return (
    <div role="search" className={styles['bar']}>
      <FilterSelect
        label={text.filters.decision}
        all={[text.filters.decision, text.any].join(' · ')}
        values={decisions}
        names={{ undecided: text.undecidedOne, ...text.decisions }}
        value={search.decision}
        none=""
        onChange={(decision) => onChange({ ...search, decision })}
      />
      <FilterSelect
        label={text.filters.category}
        all={[text.filters.category, text.any].join(' · ')}
        values={billCategories.filter((category) => of('category').some(({ key }) => key === category))}
        names={text.categories}
        value={search.category}
        none=""
        onChange={(category) => onChange({ ...search, category })}
      />
      <FilterSelect
        label={text.filters.product}
        all={[text.filters.product, text.any].join(' · ')}
        values={products.words.filter((product) => of('product').some(({ key }) => key === product))}
        names={productNames}
        value={search.product}
        none=""
        onChange={(product) => onChange({ ...search, product })}
      />
      <FilterSelect
        label={text.filters.costCentre}
        all={[text.filters.costCentre, text.any].join(' · ')}
        values={of('costCentre').map(({ key }) => key)}
        names={named('costCentre')}
        value={search.costCentreId}
        none=""
        onChange={(costCentreId) => onChange({ ...search, costCentreId })}
      />
      <FilterSelect
        label={text.filters.entity}
        all={[text.filters.entity, text.any].join(' · ')}
        values={of('entity').map(({ key }) => key)}
        names={named('entity')}
        value={search.entityId}
        none=""
        onChange={(entityId) => onChange({ ...search, entityId })}
      />
    </div>
  )
}
