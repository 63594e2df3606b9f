import { cancelOrder, getPendingOrderStatistical, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { findTravellers } from '@sojourn/contract/booking/traveller.calls'
import { cancelOrder as cancel } from '../../../modules/booking/lifecycle/cancel'
import { myOrders, pendingCounts } from '../../../modules/booking/order-list/list'
import { findTravellers as find } from '../../../modules/booking/traveller/find'
import { bind, type Api } from '../../bind'

export function bindOrders(api: Api): void {
  bind(api, getPendingOrderStatistical, pendingCounts)
  bind(api, getTripOrderList, myOrders)
  bind(api, cancelOrder, cancel)
  bind(api, findTravellers, find)
}
