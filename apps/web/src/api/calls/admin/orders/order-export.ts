// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/order-export.calls'
import type { WebCall } from '../../../web-call'

export const cancelOrderExport: WebCall<typeof contract.cancelOrderExport> = {
  method: 'POST',
  path: 'api/Manage/CancelOrderExport',
  write: true,
}
export const exportList: WebCall<typeof contract.exportList> = { method: 'POST', path: 'api/Manage/ExportList', write: true }
export const exportOrderLines: WebCall<typeof contract.exportOrderLines> = {
  method: 'POST',
  path: 'api/Manage/ExportOrderLines',
  write: true,
}
export const exportUnusedTickets: WebCall<typeof contract.exportUnusedTickets> = {
  method: 'POST',
  path: 'api/Manage/ExportUnusedTickets',
  write: true,
}
export const getOrderExports: WebCall<typeof contract.getOrderExports> = {
  method: 'GET',
  path: 'api/Manage/GetOrderExports',
  write: false,
}
