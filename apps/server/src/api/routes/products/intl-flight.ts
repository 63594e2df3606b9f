import {
  checkIntlFlightBooking,
  checkIntlPassengers,
  createIntlFlightOrder,
  getIntlFlightBookInfo,
} from '@sojourn/contract/products/intl-flight/booking.calls'
import { getIntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.calls'
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
import { noting } from '../../../modules/booking/time-machine/time-machine-view'
import { createIntlOrder } from '../../../modules/products/intl-flight/book/book'
import { intlBookInfo } from '../../../modules/products/intl-flight/book/book-info'
import { checkIntlBooking } from '../../../modules/products/intl-flight/book/check'
import { checkIntlParty } from '../../../modules/products/intl-flight/book/same-passenger'
import { intlOrderDetail } from '../../../modules/products/intl-flight/order-detail/order-detail'
import { getIntlFlightDraft } from '../../../modules/products/intl-flight/draft/draft'
import { intlCityDayPrices, intlDayPrices, intlStayPrices } from '../../../modules/products/intl-flight/search/day-prices'
import { intlNearby } from '../../../modules/products/intl-flight/search/nearby'
import { intlRules } from '../../../modules/products/intl-flight/search/rules'
import { intlFares, searchIntl } from '../../../modules/products/intl-flight/search/search'
import { bind, type Api } from '../../bind'

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

export function bindIntlBooking(api: Api): void {
  bind(api, checkIntlFlightBooking, checkIntlBooking)
  bind(api, getIntlFlightBookInfo, intlBookInfo)
  bind(api, checkIntlPassengers, checkIntlParty)
  bind(api, createIntlFlightOrder, createIntlOrder)
  bind(
    api,
    getIntlFlightOrderDetail,
    noting(intlOrderDetail, ({ orderNo, version }) => ({ subjectNo: orderNo, version })),
  )
}
