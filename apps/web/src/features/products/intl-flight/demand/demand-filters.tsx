import { DateField } from '../../../../kit/dates/date-field'
import { Field } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { ListBar, type Narrowing } from '../../../../kit/lists/list-bar'
import { useTypedSearch } from '../../../../kit/lists/use-typed-search'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import type { Place } from '../../../../kit/pickers/place'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { searchWorld, useAirports } from '../../../reference/use-airports'
import { demandSearch, type DemandSearch } from './demand-states'
import styles from './demand.module.css'

interface FiltersProps {
  search: DemandSearch
  change: (more: Partial<DemandSearch>) => void
}

/** Whose, of which number, where and when. */
export function DemandFilters({ search, change }: FiltersProps) {
  const text = useText('products/intl-flight/demand/words')
  const words = { demandNo: search.demandNo, depart: search.depart, arrive: search.arrive, from: search.from, to: search.to }
  const narrowed = Object.entries(words).flatMap(([key, value]): Narrowing[] => {
    const shown = key === 'from' || key === 'to' ? value && formatDate(value) : value
    const name = `${text.filters[key as keyof typeof words]} ${shown}`
    return value ? [{ key, name, onRemove: () => change({ [key]: '' }) }] : []
  })
  return (
    <ListBar
      search={{
        label: text.search,
        hint: text.searchHint,
        value: search.traveller,
        onChange: (traveller) => change({ traveller }),
      }}
      narrowed={narrowed}
      onReset={() => change({ ...demandSearch.none, group: search.group })}
      filters={
        <div className={styles['filters']}>
          <NumberField value={search.demandNo} onChange={(demandNo) => change({ demandNo })} />
          <PlaceField label={text.filters.depart} code={search.depart} onChange={(depart) => change({ depart })} />
          <PlaceField label={text.filters.arrive} code={search.arrive} onChange={(arrive) => change({ arrive })} />
          <DateField label={text.filters.from} value={search.from} onChange={(from) => change({ from })} />
          <DateField label={text.filters.to} value={search.to} onChange={(to) => change({ to })} />
        </div>
      }
    />
  )
}

function NumberField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText('products/intl-flight/demand/words')
  const typed = useTypedSearch(value, onChange)
  return (
    <Field label={text.filters.demandNo}>
      {(control) => <Input {...control} maxLength={40} value={typed.text} onChange={(event) => typed.type(event.target.value)} />}
    </Field>
  )
}

interface PlaceFieldProps {
  label: string
  code: string
  onChange: (code: string) => void
}

function PlaceField({ label, code, onChange }: PlaceFieldProps) {
  const text = useText('products/intl-flight/demand/words')
  const search = useText('products/intl-flight/search')
  const places = useAirports('world', search.mainland)
  const known = places.groups?.flatMap(({ places: all }) => all).find((place) => place.code === code)
  const value: Place | undefined = code ? (known ?? { code, name: code, kind: 0 }) : undefined
  return (
    <CityPicker
      compact
      label={label}
      placeholder={text.placeHint}
      value={value}
      groups={places.groups}
      history={places.history}
      onApproach={places.approach}
      search={searchWorld}
      onChange={(place) => onChange(place.code)}
    />
  )
}
