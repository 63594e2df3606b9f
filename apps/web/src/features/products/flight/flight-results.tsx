import type { FlightFare, FlightOffer, FlightSearchResult, FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { connects, departureInstant } from '@sojourn/domain/products/flight/journeys'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../../kit/text'
import type { ChosenFlight } from './chosen-flights'
import { applyFilters, noFilters } from './filter-rules'
import { FlightCard } from './flight-card'
import styles from './flight-results.module.css'
import { namesOf, type FlightNames } from './format'
import { UnusedTickets } from './change-open-tickets'
import { FilterColumn, FilterSheet, type ListFiltersProps } from './list-filters'
import { LowestStrip, NoFlights, NothingPasses } from './list-notices'
import type { ListState } from './list-state'
import { SortBar } from './sort-bar'
import { sortFlights } from './sort-rules'

export interface FlightResultsProps {
  draft: FlightTempOrder
  result: FlightSearchResult
  state: ListState
  /** The way out, when this is the list of ways back. */
  outbound: ChosenFlight | undefined
  /** The word on the button of a fare. */
  action: string
  onChoose: (flight: FlightOffer, fare: FlightFare) => void
}

/** Tickets take minutes to issue and check-in closes 45 minutes before departure (handbook 1.1). */
const soonMinutes = 180

/** What passes the filters, in the chosen order. */
function useShownFlights({ flights }: FlightSearchResult, { filters, sort }: ListState, names: FlightNames): FlightOffer[] {
  return useMemo(() => {
    const passing = applyFilters(flights, filters, (aircraft) => names.aircraft.get(aircraft)?.size)
    return sortFlights(passing, sort)
  }, [flights, filters, names, sort])
}

/** Filters, orders and cards of one answer. */
export function FlightResults({ draft, result, state, outbound, action, onChoose }: FlightResultsProps) {
  const text = useText('products/flight-list')
  const names = namesOf(result.dictionary)
  const { filters, setFilters } = state
  const [now] = useState(() => new Date().toISOString())
  const shown = useShownFlights(result, state, names)
  const [open, toggle, show] = useOpenCards(() => setFilters(noFilters), shown)
  const nameOf = useMemo(() => (result.travellers.length > 1 ? travellerNames(result) : undefined), [result])
  const filterProps = {
    flights: result.flights,
    shown: shown.length,
    filters,
    onChange: setFilters,
    names,
    policyApplies: result.policyApplies,
  }
  if (result.flights.length === 0) return <NoFlights draft={draft} />
  return (
    <div className={styles['columns']}>
      <div className={styles['filters']}>
        <FilterColumn {...filterProps} />
      </div>
      <div className={styles['list']}>
        {state.journey === 0 && <UnusedTickets tempOrderNo={state.tempOrderNo} />}
        <LowestStrip result={result} onShow={show} />
        <ListBar {...filterProps} state={state} />
        {shown.length === 0 && <NothingPasses count={result.flights.length} onReset={() => setFilters(noFilters)} />}
        <ul className={styles['cards']}>
          {shown.map((flight) => (
            <FlightCard
              key={flight.flightKey}
              flight={flight}
              tempOrderNo={state.tempOrderNo}
              journey={state.journey}
              names={names}
              policyApplies={result.policyApplies}
              open={open.includes(flight.flightKey)}
              onToggle={toggle}
              onChoose={onChoose}
              refusal={outbound && !connects(outbound.flight, flight) ? text.tooEarly : undefined}
              soon={minutesBetween(now, departureInstant(flight)) < soonMinutes}
              nameOf={nameOf}
              action={action}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

function ListBar({ state, ...filterProps }: ListFiltersProps & { state: ListState }) {
  const text = useText('products/flight-list')
  const { shown, flights } = filterProps
  return (
    <div className={styles['bar']}>
      <span className={styles['sheet']}>
        <FilterSheet {...filterProps} />
      </span>
      <SortBar sort={state.sort} onSort={state.setSort} />
      <span role="status" className={styles['count']}>
        {shown < flights.length ? text.shownCount({ shown, count: flights.length }) : text.flightCount({ count: shown })}
      </span>
    </div>
  )
}

function travellerNames(result: FlightSearchResult) {
  const names = new Map(result.travellers.map(({ employeeId, name }) => [employeeId, name]))
  return (employeeId: string) => names.get(employeeId)
}

/** Which cards are unfolded, and a way to unfold one that may be filtered away or far down. */
function useOpenCards(showAll: () => void, shown: readonly FlightOffer[]) {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = useCallback(
    (key: string) => setOpen((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])),
    [],
  )
  const show = (key: string) => {
    setOpen((keys) => (keys.includes(key) ? keys : [...keys, key]))
    if (!shown.some(({ flightKey }) => flightKey === key)) showAll()
    requestAnimationFrame(() => {
      const card = document.getElementById(key)
      card?.scrollIntoView({ block: 'start' })
      card?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    })
  }
  return [open, toggle, show] as const
}
