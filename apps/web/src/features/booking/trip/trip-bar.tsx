import type { TripSummary } from '@sojourn/contract/booking/trip.shapes'
import type { ReactNode } from 'react'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { daysInWords } from '../../../kit/dates/days-in-words'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import { useText } from '../../../kit/text/text'
import { noTripFilters, tripTravelTypes, type TripSearch } from './trip-search'

interface TripBarProps {
  search: TripSearch
  /** Those that the list shows now. */
  trips: readonly TripSummary[]
  onChange: (next: TripSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

/** Trips by name, order or traveller, by their days, and by what they are for. */
export function TripBar({ search, trips, onChange, tools }: TripBarProps) {
  const text = useText('booking/trip/list')
  const set = (more: Partial<TripSearch>) => onChange({ ...search, ...more })
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      {
        key: 'type',
        kind: text.travelType,
        options: tripTravelTypes.map((type) => ({
          name: text.travelTypes[type],
          take: () => onChange({ ...search, keyword: '', travelType: type }),
        })),
      },
      { key: 'trip', kind: text.trip, options: trips.map(({ name }) => ({ name })) },
      {
        key: 'traveller',
        kind: text.traveller,
        options: trips.flatMap(({ travellers }) => travellers.map((name) => ({ name }))),
      },
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
      filters={
        <>
          <FilterSelect
            label={text.travelType}
            all={text.anyTravelType}
            values={tripTravelTypes}
            names={text.travelTypes}
            value={search.travelType}
            none={0}
            onChange={(travelType) => set({ travelType })}
          />
          <DateRangeField label={text.days} hideLabel range={search} onChange={set} />
        </>
      }
      narrowed={useNarrowings(search, set)}
      onReset={() => set(noTripFilters)}
      tools={tools}
    />
  )
}

function useNarrowings(search: TripSearch, set: (more: Partial<TripSearch>) => void): Narrowing[] {
  const text = useText('booking/trip/list')
  const widgets = useText('kit/widgets')
  const { travelType, from, to } = search
  const type = travelType ? [{ key: 'type', name: text.travelTypes[travelType], onRemove: () => set({ travelType: 0 }) }] : []
  const days =
    from || to
      ? [{ key: 'days', name: `${text.days} ${daysInWords(widgets, search)}`, onRemove: () => set({ from: '', to: '' }) }]
      : []
  return [...type, ...days]
}
