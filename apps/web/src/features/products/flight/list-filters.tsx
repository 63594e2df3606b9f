import type { FlightOffer } from '@sojourn/contract/products/flight.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/checkbox'
import { Drawer } from '../../../kit/dialog'
import { useText } from '../../../kit/text'
import {
  activeFilterCount,
  filterGroups,
  filterOptions,
  filterSwitches,
  noFilters,
  switchCount,
  toggleValue,
  type FilterGroup,
  type FilterOption,
  type FlightFilters,
} from './filter-rules'
import { carrierName, type FlightNames, type FlightText } from './format'
import styles from './list-filters.module.css'

export interface ListFiltersProps {
  flights: readonly FlightOffer[]
  shown: number
  filters: FlightFilters
  onChange: (filters: FlightFilters) => void
  names: FlightNames
  policyApplies: boolean
}

/** The filters beside the list. */
export function FilterColumn(props: ListFiltersProps) {
  const text = useText('products/flight-list')
  const active = activeFilterCount(props.filters)
  return (
    <section aria-label={text.filters} className={styles['column']}>
      <div className={styles['head']}>
        <h2>{text.filters}</h2>
        {active > 0 && (
          <Button kind="quiet" size="compact" onClick={() => props.onChange(noFilters)}>
            {text.reset}
          </Button>
        )}
      </div>
      <FilterGroups {...props} />
    </section>
  )
}

/** The same in a sheet, for narrow screens. */
export function FilterSheet(props: ListFiltersProps) {
  const text = useText('products/flight-list')
  const [open, setOpen] = useState(false)
  const active = activeFilterCount(props.filters)
  return (
    <>
      <Button icon="filter" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? text.filtersActive({ count: active }) : text.filters}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={text.filters}
        actions={
          <>
            <Button onClick={() => props.onChange(noFilters)}>{text.reset}</Button>
            <Button kind="brand" onClick={() => setOpen(false)}>
              {text.showFlights({ count: props.shown })}
            </Button>
          </>
        }
      >
        <FilterGroups {...props} />
      </Drawer>
    </>
  )
}

function FilterGroups({ flights, filters, onChange, names, policyApplies }: ListFiltersProps) {
  const text = useText('products/flight-list')
  const flightText = useText('products/flight')
  const sizeOf = (aircraft: string) => names.aircraft.get(aircraft)?.size
  const words = { within: text.within, direct: text.direct, own: text.ownFlight }
  const titles: Record<FilterGroup, string> = {
    band: text.timeBand,
    carrier: text.carrier,
    departAirport: text.departAirport,
    arriveAirport: text.arriveAirport,
    cabin: text.cabin,
    size: text.size,
  }
  const wordOf = valueWord(names, flightText, text.bands)
  return (
    <div className={styles['groups']}>
      <Group title={text.quick}>
        {filterSwitches
          .filter((name) => name !== 'within' || policyApplies)
          .map((name) => (
            <Option
              key={name}
              word={words[name]}
              option={{ value: name, count: switchCount(flights, filters, name, sizeOf), chosen: filters[name] }}
              onToggle={() => onChange({ ...filters, [name]: !filters[name] })}
            />
          ))}
      </Group>
      {filterGroups.map((group) => {
        const options = filterOptions(flights, filters, group, sizeOf)
        if (options.length < 2 && !options.some(({ chosen }) => chosen)) return null
        return (
          <Group key={group} title={titles[group]}>
            {options.map((option) => (
              <Option
                key={option.value}
                word={wordOf(group, option.value)}
                option={option}
                onToggle={() => onChange(toggleValue(filters, group, option.value))}
              />
            ))}
          </Group>
        )
      })}
    </div>
  )
}

const valueWord = (names: FlightNames, text: FlightText, bands: Record<string, string>) => {
  const words: Record<FilterGroup, (value: string) => string | undefined> = {
    band: (value) => bands[value],
    carrier: (value) => carrierName(names, value),
    departAirport: (value) => names.airports.get(value)?.shortName,
    arriveAirport: (value) => names.airports.get(value)?.shortName,
    cabin: (value) => text.cabins[value as keyof FlightText['cabins']],
    size: (value) => text.sizes[value as keyof FlightText['sizes']],
  }
  return (group: FilterGroup, value: string) => words[group](value) ?? value
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** One value with how many flights it would show; greyed when none, unless it is chosen and must be undone. */
function Option({ word, option, onToggle }: { word: string; option: FilterOption; onToggle: () => void }) {
  const text = useText('products/flight-list')
  return (
    <div className={styles['option']}>
      <Checkbox label={word} checked={option.chosen} disabled={option.count === 0 && !option.chosen} onChange={onToggle} />
      <span className={option.count === 0 ? styles['none'] : styles['count']}>
        <span aria-hidden>{option.count}</span>
        <span className="visually-hidden">{text.countOf({ count: option.count })}</span>
      </span>
    </div>
  )
}
