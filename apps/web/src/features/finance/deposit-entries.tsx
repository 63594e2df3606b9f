import { depositKinds, type DepositEntry } from '@sojourn/contract/finance/deposit.calls'
import { getDepositEntries } from '../../api/calls/finance/deposit'
import { useListSearch } from '../../kit/browser/address-secret'
import { day, listSearch, oneOf, type Searched } from '../../kit/lists/list-search'
import { Button } from '../../kit/actions/button'
import { Link } from '../../kit/actions/link'
import { Words } from '../../kit/layout/words'
import { paths } from '../../paths'
import { EmptyState } from '../../kit/feedback/empty-state'
import { DateRangeField } from '../../kit/dates/date-range-field'
import { FilterSelect } from '../../kit/lists/filter-select'
import { formatInstant, formatPrice } from '../../kit/text/format'
import { Card } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Table, type Column } from '../../kit/lists/table'
import { useText } from '../../kit/text/text'
import { PagedList } from '../booking/paging/paged-list'
import { usePages } from '../booking/paging/use-pages'
import styles from './deposit.module.css'

const entrySearch = listSearch({ kind: oneOf(depositKinds, ''), from: day(''), to: day('') })
type Search = Searched<typeof entrySearch>

/** Every movement of the deposit, newest first; the filter stands in the address. */
export function DepositEntries() {
  const text = useText('finance/deposit')
  const { search, change } = useListSearch(entrySearch)
  return (
    <Card title={text.entries}>
      <Filters search={search} onChange={change} />
      <Results search={search} onReset={() => change(entrySearch.none)} />
    </Card>
  )
}

/** Each choice takes effect at once. */
function Filters({ search, onChange }: { search: Search; onChange: (next: Search) => void }) {
  const text = useText('finance/deposit')
  return (
    <div role="search" className={styles['filters']}>
      <FilterSelect
        label={text.kind}
        all={text.all}
        values={depositKinds}
        names={text.kinds}
        value={search.kind}
        none=""
        onChange={(kind) => onChange({ ...search, kind })}
      />
      <DateRangeField label={text.dates} hideLabel range={search} onChange={(dates) => onChange({ ...search, ...dates })} />
    </div>
  )
}

function Results({ search, onReset }: { search: Search; onReset: () => void }) {
  const text = useText('finance/deposit')
  const pages = usePages(getDepositEntries, entrySearch.set(search), (page) => page)
  const columns: Column<DepositEntry>[] = [
    { key: 'at', head: text.time, cell: ({ at }) => formatInstant(at) },
    { key: 'kind', head: text.kind, cell: (entry) => text.kinds[entry.kind] },
    { key: 'amount', head: text.amount, align: 'end', cell: ({ amount }) => <Amount amount={amount} /> },
    { key: 'after', head: text.balanceAfter, align: 'end', cell: ({ balanceAfter }) => formatPrice(balanceAfter) },
    { key: 'frozen', head: text.frozenAfter, align: 'end', cell: ({ frozenAfter }) => formatPrice(frozenAfter) },
    {
      key: 'about',
      head: text.about,
      cell: ({ orderNo, receipt, remark }) => (
        <Words meta={[receipt, remark].filter(Boolean).join(' · ')}>
          {orderNo && <Link to={paths.order({ orderId: orderNo })}>{orderNo}</Link>}
        </Words>
      ),
    },
    { key: 'by', head: text.operator, cell: ({ operator }) => operator },
  ]
  const empty = entrySearch.isNarrowed(search) ? (
    <EmptyState compact icon="search" title={text.noneFound} action={<Button onClick={onReset}>{text.reset}</Button>} />
  ) : (
    <EmptyState compact icon="card" title={text.emptyTitle}>
      {text.emptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} skeleton={<SkeletonList count={5} height={44} />} empty={empty}>
      {(items) => <Table caption={text.entries} columns={columns} rows={items} rowKey={({ entryId }) => entryId} />}
    </PagedList>
  )
}

const Amount = ({ amount }: { amount: number }) => (
  <span className={amount < 0 ? undefined : styles['in']}>
    {amount < 0 ? '−' : '+'}
    {formatPrice(Math.abs(amount))}
  </span>
)
