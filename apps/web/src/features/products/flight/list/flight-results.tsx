import type { FlightFare, FlightOffer, FlightSearchResult, FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { fewDirectFlights } from '@sojourn/domain/products/flight/connections'
import { connects, departureInstant } from '@sojourn/domain/products/flight/journeys'
import { useMemo, useState } from 'react'
import { serverInstant } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { NothingPasses } from '../../../booking/list/nothing-passes'
import { ResultCards, ResultsFrame } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useOpenCards } from '../../../booking/list/use-open-cards'
import type { ChosenFlight } from '../book/chosen-flights'
import { Connections } from './connections'
import { isReturnTrip } from '../draft-kind'
import { applyFilters, flightFilters } from './filter-rules'
import { FlightCard } from './flight-card'
import { namesOf, type FlightNames } from '../format'
import { UnusedTickets } from '../change/change-open-tickets'
import { useListFilters } from './list-filters'
import { LowestFare, NoFlights } from './list-notices'
import type { ListState } from './list-state'
import { flightSorts, sortFlights } from './sort-rules'

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
export function FlightResults(props: FlightResultsProps) {
  const { draft, result, state } = props
  const text = useText('products/flight-list')
  const names = namesOf(result.dictionary)
  const shown = useShownFlights(result, state, names)
  const keys = shown.map(({ flightKey }) => flightKey)
  const { open, toggle, show } = useOpenCards(() => state.setFilters(flightFilters.none), keys)
  const nameOf = useMemo(() => (result.travellers.length > 1 ? travellerNames(result) : undefined), [result])
  const { flights, policyApplies } = result
  const filters = useListFilters({
    flights,
    shown: shown.length,
    filters: state.filters,
    onChange: state.setFilters,
    names,
    policyApplies,
  })
  const count = flights.length
  const connections = mayConnect(draft, result) && (
    <Connections draft={draft} date={result.departDate} nameOf={nameOf} none={count === 0 ? <NoFlights draft={draft} /> : null} />
  )
  if (count === 0) return connections || <NoFlights draft={draft} />
  return (
    <ResultsFrame
      filters={filters}
      notices={<Notices state={state} result={result} onShow={show} />}
      sorts={<SortBar sorts={flightSorts} words={text.sorts} sort={state.sort} onSort={state.setSort} />}
      count={shown.length < count ? text.shownCount({ shown: shown.length, count }) : text.flightCount({ count })}
    >
      {shown.length === 0 && <NothingPasses words={text} count={count} onReset={filters.onReset} />}
      <Cards {...props} shown={shown} names={names} open={open} onToggle={toggle} nameOf={nameOf} />
      {connections}
    </ResultsFrame>
  )
}

interface CardsProps extends FlightResultsProps {
  shown: readonly FlightOffer[]
  names: FlightNames
  open: readonly string[]
  onToggle: (key: string) => void
  nameOf: ((employeeId: string) => string | undefined) | undefined
}
function Cards({ result, state, outbound, action, onChoose, shown, names, open, onToggle, nameOf }: CardsProps) {
  const text = useText('products/flight-list')
  const [now] = useState(serverInstant)
  return (
    <ResultCards>
      {shown.map((flight) => (
        <FlightCard
          key={flight.flightKey}
          flight={flight}
          tempOrderNo={state.tempOrderNo}
          journey={state.journey}
          names={names}
          policyApplies={result.policyApplies}
          passengers={result.passengers}
          open={open.includes(flight.flightKey)}
          onToggle={onToggle}
          onChoose={onChoose}
          refusal={outbound && !connects(outbound.flight, flight) ? text.tooEarly : undefined}
          soon={minutesBetween(now, departureInstant(flight)) < soonMinutes}
          nameOf={nameOf}
          action={action}
        />
      ))}
    </ResultCards>
  )
}

/** The same question that the server asks: one way, and few or no direct flights. */
const mayConnect = (draft: FlightTempOrder, { flights }: FlightSearchResult): boolean =>
  !isReturnTrip(draft) && !draft.searchParams.isDirect && flights.length <= fewDirectFlights

function Notices({ state, result, onShow }: Pick<FlightResultsProps, 'state' | 'result'> & { onShow: (key: string) => void }) {
  return (
    <>
      {state.journey === 0 && <UnusedTickets tempOrderNo={state.tempOrderNo} />}
      <LowestFare result={result} onShow={onShow} />
    </>
  )
}

function travellerNames(result: FlightSearchResult) {
  const names = new Map(result.travellers.map(({ employeeId, name }) => [employeeId, name]))
  return (employeeId: string) => names.get(employeeId)
}
