import { products, settleTypes, orderKinds } from '@sojourn/contract/booking/codes'
import {
  channels,
  feeCategories,
  orderDays,
  orderPhases,
  orderSorts,
  verdictFilters,
  voucherStatuses,
} from '@sojourn/contract/admin/orders/order-words'
import type { ReactNode } from 'react'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { useWide } from '../../../kit/hooks/use-width'
import { ChoiceFilter } from '../../../kit/pickers/choice-filter'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import { Popover } from '../../../kit/overlays/popover'
import { useText } from '../../../kit/text/text'
import { ChoiceField, type Choice } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import { moreSet, withoutFilters, type OrderSearch } from './order-search'
import styles from './orders.module.css'
import { useNarrowings } from './use-narrowings'
import { useOrderChoices, type OrderChoices } from './use-order-choices'

export interface OrderBarProps {
  search: OrderSearch
  onChange: (next: OrderSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}
interface PartProps {
  search: OrderSearch
  choices: OrderChoices
  set: (more: Partial<OrderSearch>) => void
}

/** One field for numbers and people; what is chosen most stands beside it, the rest behind a button. */
export function OrderBar({ search, onChange, tools }: OrderBarProps) {
  const text = useText('admin/orders/orders')
  const words = useText('admin/orders/words')
  const choices = useOrderChoices()
  const set = (more: Partial<OrderSearch>) => onChange({ ...search, ...more })
  const group = (key: 'departmentId' | 'costCentreId' | 'projectCode', kind: string, offered: readonly Choice[]) => ({
    key,
    kind,
    options: offered.map(({ id, name }) => ({
      name: name.trim(),
      take: () => onChange({ ...search, keyword: '', [key]: id }),
    })),
  })
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      group('departmentId', words.filters.department, choices.departments),
      group('costCentreId', words.filters.costCentre, choices.costCentres),
      group('projectCode', words.filters.project, choices.projects),
    ])
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
        suggest,
      }}
      filters={<Filters search={search} choices={choices} set={set} />}
      narrowed={useNarrowings(search, choices, set)}
      onReset={() => onChange(withoutFilters(search))}
      tools={tools}
    />
  )
}

function Filters({ search, choices, set }: PartProps) {
  const text = useText('admin/orders/orders')
  const words = useText('admin/orders/words')
  return (
    <>
      <ChoiceFilter
        label={words.filters.department}
        all={text.any({ name: words.filters.department })}
        values={choices.departments.map(({ id }) => id)}
        names={Object.fromEntries(choices.departments.map(({ id, name }) => [id, name]))}
        value={search.departmentId}
        none=""
        onChange={(departmentId) => set({ departmentId })}
      />
      <FilterSelect
        label={words.filters.product}
        all={text.any({ name: words.filters.product })}
        values={products.words}
        names={words.products}
        value={search.product}
        none=""
        onChange={(product) => set({ product })}
      />
      <FilterSelect
        label={text.dateKind}
        values={orderDays}
        names={words.days}
        value={search.dateKind}
        none="ordered"
        onChange={(dateKind) => set({ dateKind })}
      />
      <DateRangeField label={words.days[search.dateKind]} hideLabel range={search} onChange={set} />
      <MoreFilters search={search} choices={choices} set={set} />
      <SortSelect search={search} set={set} />
    </>
  )
}

/** Where there are no heads of a table to sort by. */
function SortSelect({ search, set }: Omit<PartProps, 'choices'>) {
  const text = useText('admin/orders/orders')
  if (useWide()) return null
  return (
    <FilterSelect
      label={text.sort}
      all={text.usualSort}
      values={orderSorts}
      names={text.sorts}
      value={search.sort}
      none=""
      onChange={(sort) => set({ sort, ascending: false })}
    />
  )
}

function MoreFilters({ search, choices, set }: PartProps) {
  const text = useText('admin/orders/orders')
  const words = useText('admin/orders/words')
  const count = moreSet(search)
  const offered = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>): Choice[] =>
    values.map((id) => ({ id, name: names[id] }))
  const choice = (key: Exclude<keyof OrderSearch, 'ascending'>, label: string, options: readonly Choice[]) => (
    <ChoiceField
      label={label}
      none={text.any({ name: label })}
      choices={options}
      value={search[key]}
      // What is chosen is one of the options, which are what the field takes.
      onChange={(id) => set({ [key]: id })}
    />
  )
  return (
    <Popover label={count > 0 ? text.moreSet({ count }) : text.more} title={text.more} icon="filter" kind="plain" size="normal">
      <div className={styles['more']}>
        {choice('phase', words.filters.phase, offered(orderPhases, words.phases))}
        {choice('kind', words.filters.kind, offered(orderKinds, words.kinds))}
        {choice('verdict', words.filters.verdict, offered(verdictFilters, words.verdicts))}
        {choice('reasonCode', words.filters.reason, choices.reasons)}
        {choice('settleType', words.filters.settleType, offered(settleTypes.words, words.settleTypes))}
        {choice('channel', words.filters.channel, offered(channels, words.channels))}
        {choices.legalEntities.length > 1 && choice('legalEntityId', words.filters.legalEntity, choices.legalEntities)}
        {choice('costCentreId', words.filters.costCentre, choices.costCentres)}
        {choices.projects.length > 0 && choice('projectCode', words.filters.project, choices.projects)}
        {choice('gradeId', words.filters.grade, choices.grades)}
        {choice('fee', words.filters.fee, offered(feeCategories, words.fees))}
        {choice('voucher', words.filters.voucher, offered(voucherStatuses, words.voucherStatuses))}
        <LineField
          label={words.filters.city}
          hint={text.cityHint}
          maxLength={40}
          value={search.city}
          onChange={(city) => set({ city })}
        />
      </div>
    </Popover>
  )
}
