import type { FlightSearchParams } from '@sojourn/contract/products/flight.shapes'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import type { CalendarRules } from '../../kit/calendar-model'
import { searchParamsOf, type FlightFormState } from './flight-form-state'
import type { SearchPlan } from './search-frame'

/** The search that the form asks for; which places exist is the server's to know. */
export function flightPlan(state: FlightFormState, gpAgreement: boolean, rules: CalendarRules): SearchPlan<FlightSearchParams> {
  const searchParams = searchParamsOf(state, gpAgreement)
  const wrong = checkFlightSearch(searchParams, {
    today: rules.today,
    horizonEnd: rules.last,
    knowsPlace: () => true,
    cityOf: (code) => code,
    hasAirport: () => true,
  })
  return { wrong, searchParams, returnDate: state.returnDate }
}
