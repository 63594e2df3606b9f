import type {
  FlightFare,
  FlightOffer,
  FlightSearchResult,
  FlightTempOrder,
} from '@sojourn/contract/products/flight/flight.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { fewDirectFlights } from '@sojourn/domain/products/flight/connections'
import { connects, departureInstant } from '@sojourn/domain/products/flight/journeys'
import { useCallback, useMemo, useState } from 'react'
import { serverInstant } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { NothingPasses } from '../../../booking/list/nothing-passes'
import { ResultCards, ResultsFrame } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useResults } from '../../../booking/list/use-results'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import type { ChosenFlight } from '../book/chosen-flights'
import { Connections } from './connections'
import { isReturnTrip } from '../draft-kind'
import { type FilterGroup, flightFilters } from './filter-rules'
import { FlightCard } from './flight-card'
import { carrierName, type FlightNames, type FlightText, namesOf } from '../format'
import { UnusedTickets, useOfferedTickets } from '../change/change-open-tickets'
import { LowestFare, NoFlights } from './list-notices'
import type { ListState } from './list-state'
import { flightSorts } from './sort-rules'

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

/** Filters, orders and cards of one answer. */
export function FlightResults(props: FlightResultsProps) {
  const { draft, result, state } = props
  const text = useText('products/flight/list')
  const names = namesOf(result.dictionary)
  const sizeOf = useCallback((aircraft: string) => names.aircraft.get(aircraft)?.size, [names])
  const nameOf = useMemo(() => travellerNames(result.travellers), [result])
  const { shown, panel, cards } = useResults({
    rules: flightFilters,
    sorts: flightSorts,
    offers: result.flights,
    known: sizeOf,
    keyOf: ({ flightKey }) => flightKey,
    state,
    switches: flightFilters.switches.filter((name) => name !== 'within' || result.policyApplies),
    words: useFilterWords(names),
  })
  const count = result.flights.length
  const connections = mayConnect(draft, result) && (
    <Connections draft={draft} date={result.departDate} nameOf={nameOf} none={count === 0 ? <NoFlights draft={draft} /> : null} />
  )
  if (count === 0) return connections || <NoFlights draft={draft} />
  return (
    <ResultsFrame
      filters={panel}
      notices={<Notices state={state} result={result} onShow={cards.show} />}
      sorts={<SortBar sorts={flightSorts.sorts} words={text.sorts} sort={state.sort} onSort={(sort) => state.put({ sort })} />}
      count={shown.length < count ? text.shownCount({ shown: shown.length, count }) : text.flightCount({ count })}
    >
      {shown.length === 0 && <NothingPasses words={text} count={count} onReset={panel.onReset} />}
      <Cards {...props} shown={shown} names={names} open={cards.open} onToggle={cards.toggle} nameOf={nameOf} />
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
  const text = useText('products/flight/list')
  const [now] = useState(serverInstant)
  const offered = useOfferedTickets(state.tempOrderNo)
  const openTicketOf = (carrier: string) =>
    state.journey === 0 ? offered.find((ticket) => ticket.serves && ticket.carrier === carrier) : undefined
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
          openTicket={openTicketOf(flight.carrier)}
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
      {state.journey === 0 && (
        <UnusedTickets tempOrderNo={state.tempOrderNo} date={result.departDate} names={namesOf(result.dictionary)} />
      )}
      <LowestFare result={result} onShow={onShow} />
    </>
  )
}

/** What the filters of flights are called. */
function useFilterWords(names: FlightNames) {
  const text = useText('products/flight/list')
  const { within } = useText('booking/list')
  const flightText = useText('products/flight/words')
  return {
    switches: { within, direct: text.direct, own: text.ownFlight },
    groups: { ...text, band: text.timeBand, arriveBand: text.arriveBand },
    value: valueWord(names, flightText, text.bands),
    countOf: text.countOf,
    show: text.showFlights,
  }
}

const valueWord = (names: FlightNames, text: FlightText, bands: Record<string, string>) => {
  const words: Record<FilterGroup, (value: string) => string | undefined> = {
    band: (value) => bands[value],
    arriveBand: (value) => bands[value],
    carrier: (value) => carrierName(names, value),
    departAirport: (value) => names.airports.get(value)?.shortName,
    arriveAirport: (value) => names.airports.get(value)?.shortName,
    cabin: (value) => text.cabins[value as keyof FlightText['cabins']],
    size: (value) => text.sizes[value as keyof FlightText['sizes']],
  }
  return (group: FilterGroup, value: string) => words[group](value)
}
