import { exportOrderLines, exportUnusedTickets } from '@sojourn/contract/admin/orders/order-export.calls'
import { getOrderViews, removeOrderView, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import {
  correctCostCentre,
  correctCostCentres,
  getCompanyTrip,
  getOrderChoices,
  searchOrderLines,
  searchOrders,
  searchTrips,
  searchUnusedTickets,
} from '@sojourn/contract/admin/orders/order.calls'
import type { ConsoleCall } from './console-call.testing'

/** The company's orders, trips and tickets. */
export const orderCalls: readonly ConsoleCall[] = [
  [searchOrders, {}],
  [searchOrderLines, {}],
  [getOrderChoices, {}],
  [searchTrips, {}],
  [getCompanyTrip, { travelOrderNo: 'none' }],
  [searchUnusedTickets, {}],
  [correctCostCentres, { parts: [{ orderNo: 'none', position: 0, before: '' }], costCentreId: 'none', reason: '' }],
  [correctCostCentre, { orderNo: 'none', position: 0, before: '', costCentreId: 'none', reason: '' }],
  [getOrderViews, {}],
  [saveOrderView, { list: 'orders', name: '', search: {}, columns: [] }],
  [removeOrderView, { viewId: 'none' }],
  [exportOrderLines, {}],
  [exportUnusedTickets, {}],
]
