import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { IntlFlightSearchResult, IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { useCallback, useMemo } from 'react'
import { useText } from '../../../../kit/text/text'
import { NothingPasses } from '../../../booking/list/nothing-passes'
import { ResultCards, ResultsFrame } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useResults } from '../../../booking/list/use-results'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import type { ChosenSlice } from '../chosen-trip'
import { carrierName, intlNamesOf, type IntlNames } from '../itinerary/names'
import type { AskedSlice } from '../queries'
import { tripKindOf } from '../trip-kind'
import type { ListText } from './card-words'
import { intlFilters, usefulSwitches, type IntlFilterGroup } from './filter-rules'
import { ItineraryCard } from './itinerary-card'
import { LowestItinerary, NoneSuits, SpecialFares } from './list-notices'
import styles from './list-results.module.css'
import type { ListState } from './list-state'
import { listed, type ListedItinerary } from './listed'
import { NearbyAirports } from './nearby-airports'
import { PriceModes } from './price-modes'
import { SelfTransferOffers } from './self-transfer-offers'
import { intlSorts } from './sort-rules'
import { UnusedTickets } from './unused-tickets'

export interface ListResultsProps {
  draft: IntlFlightTempOrder
  result: IntlFlightSearchResult
  state: ListState
  asked: AskedSlice
  /** The direction before, where there is one. */
  before: ChosenSlice | undefined
  /** The word on the button of a fare. */
  action: string
  onChoose: (itinerary: ListedItinerary, fare: IntlFare) => void
}

/** Filters, orders and cards of one answer. */
export function ListResults(props: ListResultsProps) {
  const { draft, result, state, before } = props
  const text = useText('products/intl-flight/search/list')
  const names = intlNamesOf(result.dictionary)
  const itineraries = useMemo(() => listed(result, before), [result, before])
  const allianceOf = useCallback((carrier: string) => names.carriers.get(carrier)?.alliance, [names])
  const { shown, panel, cards } = useResults({
    rules: intlFilters,
    sorts: intlSorts,
    offers: itineraries,
    known: allianceOf,
    keyOf: ({ itineraryKey }) => itineraryKey,
    state,
    switches: usefulSwitches(itineraries, result.policyApplies),
    words: useFilterWords(names),
  })
  const count = itineraries.length
  return (
    <ResultsFrame
      filters={panel}
      notices={
        <>
          {result.slice === 0 && <UnusedTickets tempOrderNo={draft.tempOrderNo} />}
          <SpecialFares result={result} />
          <LowestItinerary result={result} itineraries={itineraries} names={names} onShow={cards.show} />
          <NearbyAirports draft={draft} slice={result.slice} count={count} />
          <SelfTransferOffers draft={draft} slice={result.slice} count={count} />
        </>
      }
      sorts={<SortBar sorts={intlSorts.sorts} words={text.sorts} sort={state.sort} onSort={(sort) => state.put({ sort })} />}
      count={shown.length < count ? text.shownCount({ shown: shown.length, count }) : text.count({ count })}
    >
      {before && <PriceModes mode={state.price} onMode={(price) => state.put({ price })} />}
      {shown.length === 0 && <NothingPasses words={text} count={count} onReset={panel.onReset} />}
      <Cards {...props} shown={shown} names={names} open={cards.open} onToggle={cards.toggle} />
      <NoneSuits tempOrderNo={draft.tempOrderNo} />
      <p className={styles['note']}>{text.carbonNote({ year: result.carbon.factorYear, average: result.carbon.averageKg })}</p>
    </ResultsFrame>
  )
}

interface CardsProps extends ListResultsProps {
  shown: readonly ListedItinerary[]
  names: IntlNames
  open: readonly string[]
  onToggle: (key: string) => void
}

function Cards({ draft, result, state, asked, before, action, onChoose, shown, names, open, onToggle }: CardsProps) {
  const text = useText('products/intl-flight/search/list')
  const nameOf = useMemo(() => travellerNames(result.travellers), [result])
  const arriveAt = before?.segments.at(-1)?.arriveAt
  return (
    <ResultCards>
      {shown.map((itinerary) => (
        <ItineraryCard
          key={itinerary.itineraryKey}
          asked={asked}
          searchId={result.searchId}
          itinerary={itinerary}
          names={names}
          policyApplies={result.policyApplies}
          party={result.passengers.length}
          averageKg={result.carbon.averageKg}
          open={open.includes(itinerary.itineraryKey)}
          onToggle={onToggle}
          onChoose={onChoose}
          refusal={arriveAt && minutesBetween(arriveAt, itinerary.flights[0]!.departAt) < 0 ? text.tooEarly : undefined}
          nameOf={nameOf}
          action={action}
          mode={state.price}
          before={before?.fare}
          tripKind={tripKindOf(draft)}
        />
      ))}
    </ResultCards>
  )
}

/** What the filters of itineraries are called. */
function useFilterWords(names: IntlNames) {
  const text = useText('products/intl-flight/search/list')
  const { cabins } = useText('products/intl-flight/search/itinerary')
  const { within } = useText('booking/list')
  return {
    switches: { within, baggage: text.baggage, refundable: text.refundable, protected: text.protected, own: text.own },
    groups: text.groups,
    value: valueWord(names, text, cabins),
    countOf: text.countOf,
    show: text.showItineraries,
  }
}

const valueWord = (names: IntlNames, text: ListText, cabins: Record<string, string>) => {
  const airport = (value: string) => {
    const found = names.airports.get(value)
    return found && `${found.shortName} ${value}`
  }
  const of = (words: Record<string, string>) => (value: string) => words[value]
  const words: Record<IntlFilterGroup, (value: string) => string | undefined> = {
    changes: of(text.changes),
    departBand: of(text.bands),
    arriveBand: of(text.bands),
    carrier: (value) => carrierName(names, value),
    alliance: of(text.alliances),
    duration: of(text.durations),
    via: airport,
    departAirport: airport,
    arriveAirport: airport,
    cabin: of(cabins),
  }
  return (group: IntlFilterGroup, value: string) => words[group](value)
}
