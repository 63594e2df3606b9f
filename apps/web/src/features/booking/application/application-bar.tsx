import type { ApplicationSummary } from '@sojourn/contract/booking/application/application.shapes'
import type { ReactNode } from 'react'
import { daysInWords } from '../../../kit/dates/days-in-words'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import { useText } from '../../../kit/text/text'
import { applicationFilters, statesOf, type ApplicationSearch } from './application-search'

interface ApplicationBarProps {
  search: ApplicationSearch
  /** Those that the list shows now. */
  applications: readonly ApplicationSummary[]
  onChange: (next: ApplicationSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

const types = [1, 2] as const

/** One field for numbers, reasons, people and states, and what is chosen from lists; all of it takes effect at once and stands in the address. */
export function ApplicationBar({ search, applications, onChange, tools }: ApplicationBarProps) {
  const text = useText('booking/application/list')
  const set = (more: Partial<ApplicationSearch>) => () => onChange({ ...search, keyword: '', ...more })
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      {
        key: 'state',
        kind: text.columns.state,
        options: statesOf[search.tab].map((state) => ({ name: text.states[state], take: set({ state }) })),
      },
      { key: 'traveller', kind: text.columns.travellers, options: applications.flatMap(travellersOf) },
      { key: 'title', kind: text.columns.application, options: applications.map(({ title }) => ({ name: title })) },
      { key: 'number', kind: text.number, options: applications.map((one) => ({ name: one.displayTravelApplyNo })) },
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
      filters={<Choices search={search} onChange={onChange} />}
      narrowed={useNarrowings(search, onChange)}
      onReset={() => onChange({ ...search, ...applicationFilters.none })}
      tools={tools}
    />
  )
}

const travellersOf = ({ travelApplyPersonList }: ApplicationSummary) => travelApplyPersonList.map(({ name }) => ({ name }))

type ChoicesProps = Pick<ApplicationBarProps, 'search' | 'onChange'>

function useTypes(): Record<1 | 2, string> {
  const { types: words } = useText('booking/application/words')
  return { 1: words.ordinary, 2: words.welfare }
}

function Choices({ search, onChange }: ChoicesProps) {
  const text = useText('booking/application/list')
  const states = statesOf[search.tab]
  return (
    <>
      {states.length > 0 && (
        <FilterSelect
          label={text.columns.state}
          all={text.anyState}
          values={states}
          names={text.states}
          value={search.state}
          none=""
          onChange={(state) => onChange({ ...search, state })}
        />
      )}
      <FilterSelect
        label={text.type}
        all={text.anyType}
        values={types}
        names={useTypes()}
        value={search.type}
        none={0}
        onChange={(type) => onChange({ ...search, type })}
      />
      <DateRangeField label={text.dates} hideLabel range={search} onChange={(dates) => onChange({ ...search, ...dates })} />
    </>
  )
}

/** Whatever is set, each with its name and the way back. */
function useNarrowings(search: ApplicationSearch, change: ApplicationBarProps['onChange']): Narrowing[] {
  const text = useText('booking/application/list')
  const widgets = useText('kit/widgets')
  const names = useTypes()
  const { state, type, from, to } = search
  const without = (more: Partial<ApplicationSearch>) => () => change({ ...search, ...more })
  return [
    ...(state ? [{ key: 'state', name: text.states[state], onRemove: without({ state: '' }) }] : []),
    ...(type ? [{ key: 'type', name: names[type], onRemove: without({ type: 0 }) }] : []),
    ...(from || to
      ? [{ key: 'days', name: `${text.dates} ${daysInWords(widgets, search)}`, onRemove: without({ from: '', to: '' }) }]
      : []),
  ]
}
