import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { ReactNode } from 'react'
import { daysInWords } from '../../../kit/dates/days-in-words'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import { dateKinds, noFilters, productCodes, statesOf, type OrderSearch } from './order-search'
import { orderSuggestions } from './order-suggestions'

interface OrderBarProps {
  search: OrderSearch
  /** Those that the list shows now. */
  orders: readonly OrderSummary[]
  onChange: (next: OrderSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

/** One field for numbers, names, places and states, and what is chosen from lists; all of it takes effect at once and stands in the address. */
export function OrderBar({ search, orders, onChange, tools }: OrderBarProps) {
  const text = useText('booking/order/list')
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
        suggest: (typed) => orderSuggestions(typed, { text, search, orders, change: onChange }),
      }}
      filters={<Choices search={search} onChange={onChange} />}
      narrowed={useNarrowings(search, onChange)}
      onReset={() => onChange({ ...search, ...noFilters })}
      tools={tools}
    />
  )
}

type ChoicesProps = Pick<OrderBarProps, 'search' | 'onChange'>

function Choices({ search, onChange }: ChoicesProps) {
  const text = useText('booking/order/list')
  return (
    <>
      <FilterSelect
        label={text.state}
        all={text.anyState}
        values={statesOf(search.tab)}
        names={text.groups}
        value={search.state}
        none=""
        onChange={(state) => onChange({ ...search, state })}
      />
      <FilterSelect
        label={text.product}
        all={text.anyProduct}
        values={productCodes}
        names={text.products}
        value={search.product}
        none={0}
        onChange={(product) => onChange({ ...search, product })}
      />
      <FilterSelect
        label={text.dateKind}
        values={dateKinds}
        names={text.dateKinds}
        value={search.dateKind}
        none="travel"
        onChange={(dateKind) => onChange({ ...search, dateKind })}
      />
      <DateRangeField
        label={text.dateKinds[search.dateKind]}
        hideLabel
        range={search}
        onChange={(dates) => onChange({ ...search, ...dates })}
      />
    </>
  )
}

/** Whatever is set, each with its name and the way back. */
function useNarrowings(search: OrderSearch, change: (next: OrderSearch) => void): Narrowing[] {
  const text = useText('booking/order/list')
  const widgets = useText('kit/widgets')
  const { state, product, kind, traveller, from, to, dateKind } = search
  const without = (more: Partial<OrderSearch>) => () => change({ ...search, ...more })
  return [
    ...(state ? [{ key: 'state', name: text.groups[state], onRemove: without({ state: '' }) }] : []),
    ...(product ? [{ key: 'product', name: text.products[product], onRemove: without({ product: 0 }) }] : []),
    ...(kind ? [{ key: 'kind', name: text.kinds[kind], onRemove: without({ kind: '' }) }] : []),
    ...(traveller
      ? [{ key: 'traveller', name: text.travelledBy({ name: traveller }), onRemove: without({ traveller: '' }) }]
      : []),
    ...(from || to
      ? [
          {
            key: 'days',
            name: `${text.dateKinds[dateKind]} ${daysInWords(widgets, search)}`,
            onRemove: without({ from: '', to: '' }),
          },
        ]
      : []),
  ]
}
