import {
  cancelOrder,
  cancelTrip,
  getPendingOrderStatistical,
  getTripOrderList,
  queryTravelOrder,
  quoteTripCancel,
  resubmitOrder,
  startResubmission,
  withdrawOrder,
} from '@sojourn/contract/booking/order.calls'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { getRecentSearches } from '@sojourn/contract/booking/recent-search.calls'
import { cancelOrder as cancel, withdrawOrder as withdraw } from '../../../modules/booking/lifecycle/cancel'
import { compareProducts } from '../../../modules/booking/search/compare'
import { mySearches } from '../../../modules/booking/search/my-searches'
import { cancelTrip as giveTripUp, tripQuote } from '../../../modules/booking/trip/cancel-trip'
import { startResubmission as beginAgain } from '../../../modules/booking/decision/start-resubmission'
import { resubmitOrder as resubmit } from '../../../modules/booking/decision/resubmit'
import { myJourneys } from '../../../modules/booking/trip/my-journeys'
import { myOrders, pendingCounts } from '../../../modules/booking/order/list'
import { bind, type Api } from '../../bind'

export function bindOrders(api: Api): void {
  bind(api, getPendingOrderStatistical, pendingCounts)
  bind(api, getTripOrderList, myOrders)
  bind(api, queryTravelOrder, myJourneys)
  bind(api, compareJourney, compareProducts)
  bind(api, getRecentSearches, mySearches)
  bind(api, cancelOrder, cancel)
  bind(api, withdrawOrder, withdraw)
  bind(api, resubmitOrder, resubmit)
  bind(api, startResubmission, beginAgain)
  bind(api, quoteTripCancel, tripQuote)
  bind(api, cancelTrip, giveTripUp)
}
