import { segmentTypes } from '@sojourn/contract/booking/codes'
import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { checkIntlFlightSearch } from '@sojourn/domain/products/intl-flight/draft/draft'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import type { SearchPlan } from '../../../booking/search/search-frame'
import { withFilters } from '../list/filter-rules'
import type { IntlFlightFormState } from './search-state'

/** The search that the form asks for, with the filters of the list that it was edited from; which places exist is the server's to know. */
export function intlFlightPlan(
  state: IntlFlightFormState,
  rules: CalendarRules,
  filters: string,
): SearchPlan<IntlFlightSearchParams> {
  const searchParams = withFilters(paramsOf(state), filters)
  const wrong = checkIntlFlightSearch(searchParams, {
    todayAt: () => rules.today,
    horizonEnd: rules.last,
    cityOf: (code) => code,
    knowsPlace: () => true,
    hasAirport: () => true,
    isDomestic: (code) => state.mainland.includes(code),
  })
  return { wrong, searchParams, returnDate: searchParams.returnDate }
}

function paramsOf(state: IntlFlightFormState): IntlFlightSearchParams {
  const { kind, depart, arrive, legs } = state
  const [first] = legs
  const last = legs.at(-1)
  const ends =
    kind === 'multi'
      ? {
          departAirportCode: first?.departCode ?? '',
          departCityName: first?.departCityName ?? '',
          arriveAirportCode: last?.arriveCode ?? '',
          arriveCityName: last?.arriveCityName ?? '',
          departDate: first?.departDate ?? '',
          segmentQueryList: legs,
        }
      : {
          departAirportCode: depart?.code ?? '',
          departCityName: depart?.name ?? '',
          arriveAirportCode: arrive?.code ?? '',
          arriveCityName: arrive?.name ?? '',
          departDate: state.departDate,
          departType: depart?.kind ?? 0,
          arriveType: arrive?.kind ?? 0,
        }
  return {
    segmentType: segmentTypes.code(kind),
    ...ends,
    ...(kind === 'return' && { returnDate: state.returnDate }),
    isDirect: state.isDirect,
    seatType: state.seatType,
    ...(state.passenger !== 'adult' && { passenger: state.passenger }),
  }
}
