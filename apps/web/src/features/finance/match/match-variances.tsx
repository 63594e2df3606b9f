import { matchKinds, matchStates, settlementSuppliers, type MatchState } from '@sojourn/contract/finance/match-words'
import type { BillMatch, MatchVariance } from '@sojourn/contract/finance/match.shapes'
import { searchMatchVariances } from '../../../api/calls/finance/match'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { listSearch, oneOf, type Searched } from '../../../kit/lists/list-search'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { MoveForm } from './move-form'
import styles from './match.module.css'

const varianceSearch = listSearch({
  supplier: oneOf(settlementSuppliers, ''),
  kind: oneOf(matchKinds, ''),
  state: oneOf(matchStates, ''),
})

type Search = Searched<typeof varianceSearch>

/** What differs between order, settlement file and bill, and what was done about it. */
export function MatchVariances({ enterpriseId, match: { bill, counts } }: { enterpriseId: number; match: BillMatch }) {
  const text = useText('finance/match')
  const { search, change } = useListSearch(varianceSearch)
  const { billNo } = bill
  const pages = usePages(searchMatchVariances, { enterpriseId, billNo, ...varianceSearch.set(search) }, (page) => page)
  const empty =
    counts.length === 0 ? (
      <EmptyState compact icon="check" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    ) : (
      <EmptyState
        compact
        icon="search"
        title={text.narrowed}
        action={<Button onClick={() => change(varianceSearch.none)}>{text.reset}</Button>}
      />
    )
  return (
    <Card title={text.variances}>
      {counts.length > 0 && <Filters counts={counts} search={search} onChange={change} />}
      <PagedList pages={pages} skeleton={<SkeletonList count={3} height={96} />} empty={empty}>
        {(list) => list.map((one) => <Variance key={one.varianceId} enterpriseId={enterpriseId} variance={one} />)}
      </PagedList>
    </Card>
  )
}

interface FiltersProps {
  counts: BillMatch['counts']
  search: Search
  onChange: (next: Search) => void
}

interface FilterOf<Value extends string> {
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | ''
  set: (value: Value | '') => Partial<Search>
}

/** Only what was found is offered. */
function Filters({ counts, search, onChange }: FiltersProps) {
  const text = useText('finance/match')
  const { filters } = text
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
  const suppliers = settlementSuppliers.filter((supplier) => counts.some((one) => one.supplier === supplier))
  const kinds = matchKinds.filter((kind) => counts.some((one) => one.kind === kind))
  const states = matchStates.filter((state) => counts.some((one) => one.state === state))
  return (
    <div role="search" className={styles['bar']}>
      {filter(filters.supplier, {
        values: suppliers,
        names: text.suppliers,
        value: search.supplier,
        set: (supplier) => ({ supplier }),
      })}
      {filter(filters.kind, { values: kinds, names: text.kinds, value: search.kind, set: (kind) => ({ kind }) })}
      {filter(filters.state, { values: states, names: text.states, value: search.state, set: (state) => ({ state }) })}
    </div>
  )
}

const tones: Record<MatchState, Tone> = { found: 'warn', asked: 'brand', accepted: 'good', rejected: 'neutral', settled: 'good' }

function Variance({ enterpriseId, variance }: { enterpriseId: number; variance: MatchVariance }) {
  const text = useText('finance/match')
  const { supplier, kind, side, orderNo, ticketNo, line, ours, theirs, difference, state, moves } = variance
  const name = kind === 'missingInOrder' && side === 'bill' ? text.missingInBill : text.kinds[kind]
  const where = [text.suppliers[supplier], orderNo, ticketNo, line === undefined ? '' : text.line({ line })]
  return (
    <article className={styles['entry']} aria-label={[name, orderNo].join(' ')}>
      <span className={styles['row']}>
        <strong>{name}</strong>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </span>
      <span className={styles['small']}>{where.filter(Boolean).join(' · ')}</span>
      <FactGrid>
        <Fact name={text.ours}>{useSaid(ours)}</Fact>
        <Fact name={text.theirs[side]}>
          {[useSaid(theirs), difference === 0 ? '' : text.difference({ amount: formatPrice(difference) })]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      </FactGrid>
      {moves.map((move) => (
        <span key={move.at} className={styles['small']}>
          {text.move({ state: text.states[move.state], name: move.by, at: formatInstant(move.at), note: move.note })}
        </span>
      ))}
      {(state === 'found' || state === 'asked') && <MoveForm enterpriseId={enterpriseId} variance={variance} />}
    </article>
  )
}

function useSaid({ amount, day, currency }: MatchVariance['ours']): string {
  const { nothing } = useText('finance/match')
  if (amount !== undefined) return formatPrice(amount)
  return day ? formatFullDate(day) : (currency ?? nothing)
}
