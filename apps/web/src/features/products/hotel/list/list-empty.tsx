import type { HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useDateSection } from '../queries'
import { useFilterWord, type CityPlaces } from './filter-words'
import { activeFilters, hotelFilters } from './list-filters'
import type { ListState } from './list-state'

/** Nothing fits: the conditions one by one to drop, or, where there is none, the agency to ask. */
export function NoHotels({ state, result, places }: { state: ListState; result: HotelSearchResult; places: CityPlaces }) {
  const text = useText('products/hotel/list')
  const listText = useText('booking/list')
  const wordOf = useFilterWord(places)
  const active = activeFilters(state.filters)
  if (active.length === 0) {
    return (
      <EmptyState
        icon="hotel"
        title={text.emptyCity}
        action={
          <>
            <DayBefore state={state} result={result} />
            <AskDemand result={result} />
          </>
        }
      >
        {text.emptyCityWhy}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="filter"
      title={text.emptyTitle}
      action={
        <>
          {active.slice(0, 4).map((filter) => (
            <Button
              key={`${filter.kind} ${filter.value}`}
              icon="close"
              size="compact"
              onClick={() => state.setFilters(filter.without)}
            >
              {text.clearOne({ name: wordOf(filter) })}
            </Button>
          ))}
          <Button kind="brand" onClick={() => state.setFilters(hotelFilters.none)}>
            {listText.reset}
          </Button>
        </>
      }
    >
      {text.emptyWhy}
    </EmptyState>
  )
}

/** Before six in the morning tonight's list may be empty where the night that goes on can still be had (凌晨入住, handbook 4.2). */
function DayBefore({ state, result }: { state: Pick<ListState, 'put'>; result: HotelSearchResult }) {
  const text = useText('products/hotel/list')
  const { earliestCheckIn: checkIn, checkInDate, checkOutDate: checkOut, isInternational } = result
  const today = useDateSection(isInternational).data?.today
  if (today === undefined || checkIn >= today || addDays(checkIn, 1) !== checkInDate) return null
  return (
    <Button kind="brand" onClick={() => state.put({ checkIn, checkOut })}>
      {text.fromDayBefore({ date: formatDate(checkIn) })}
    </Button>
  )
}

/** Asks the agency for a hotel that the list lacks, with the stay of the search. */
export function AskDemand({
  result,
}: {
  result: Pick<HotelSearchResult, 'cityId' | 'cityName' | 'checkInDate' | 'checkOutDate'>
}) {
  const text = useText('products/hotel/list')
  const { cityId, cityName, checkInDate: checkIn, checkOutDate: checkOut } = result
  return (
    <ButtonLink to={paths.hotelDemands({ ask: 1, cityId, cityName, checkIn, checkOut })} icon="headset">
      {text.askDemand}
    </ButtonLink>
  )
}
