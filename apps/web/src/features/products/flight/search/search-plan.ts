import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import { withFilters } from '../list/filter-rules'
import { searchParamsOf, type FlightFormState } from './search-state'
import type { SearchPlan } from '../../../booking/search/search-frame'

interface Beside {
  gpAgreement: boolean
  /** Of the list that the search was edited from, as its address has them. */
  filters: string
}

/** The search that the form asks for; which places exist is the server's to know. */
export function flightPlan(
  state: FlightFormState,
  { gpAgreement, filters }: Beside,
  rules: CalendarRules,
): SearchPlan<FlightSearchParams> {
  const searchParams = withFilters(searchParamsOf(state, gpAgreement), filters)
  const wrong = checkFlightSearch(searchParams, {
    today: rules.today,
    horizonEnd: rules.last,
    knowsPlace: () => true,
    cityOf: (code) => code,
    hasAirport: () => true,
  })
  return { wrong, searchParams, returnDate: state.returnDate }
}
