// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/order-view.calls'
import type { WebCall } from '../../../web-call'

export const getOrderViews: WebCall<typeof contract.getOrderViews> = {
  method: 'GET',
  path: 'api/Manage/GetOrderViews',
  write: false,
}
export const removeOrderView: WebCall<typeof contract.removeOrderView> = {
  method: 'POST',
  path: 'api/Manage/RemoveOrderView',
  write: true,
}
export const saveOrderView: WebCall<typeof contract.saveOrderView> = {
  method: 'POST',
  path: 'api/Manage/SaveOrderView',
  write: true,
}
