import { getUnconfirmedDemandCount } from '@sojourn/contract/products/intl-flight/demand.calls'
import {
  getIntlCityDayPrices,
  getIntlFlightDayPrices,
  getIntlFlightFares,
  getIntlFlightOrderTemp,
  getIntlFlightRules,
  getIntlNearbyAirports,
  getIntlStayPrices,
  searchIntlFlights,
} from '@sojourn/contract/products/intl-flight/search.calls'
import { getIntlFlightDraft } from '../../../modules/products/intl-flight/draft/draft'
import { unconfirmedDemands } from '../../../modules/products/intl-flight/demand-count'
import { intlCityDayPrices, intlDayPrices, intlStayPrices } from '../../../modules/products/intl-flight/search/day-prices'
import { intlNearby } from '../../../modules/products/intl-flight/search/nearby'
import { intlRules } from '../../../modules/products/intl-flight/search/rules'
import { intlFares, searchIntl } from '../../../modules/products/intl-flight/search/search'
import { bind, type Api } from '../../bind'

export function bindFlightDemands(api: Api): void {
  bind(api, getUnconfirmedDemandCount, unconfirmedDemands)
}

export function bindIntlSearch(api: Api): void {
  bind(api, getIntlFlightOrderTemp, getIntlFlightDraft)
  bind(api, searchIntlFlights, searchIntl)
  bind(api, getIntlFlightFares, intlFares)
  bind(api, getIntlFlightRules, intlRules)
  bind(api, getIntlFlightDayPrices, intlDayPrices)
  bind(api, getIntlCityDayPrices, intlCityDayPrices)
  bind(api, getIntlStayPrices, intlStayPrices)
  bind(api, getIntlNearbyAirports, intlNearby)
}
