// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/orders/order.calls'
import type { WebCall } from '../../../web-call'

export const correctCostCentre: WebCall<typeof contract.correctCostCentre> = {
  method: 'POST',
  path: 'api/Manage/CorrectCostCentre',
  write: true,
}
export const correctCostCentres: WebCall<typeof contract.correctCostCentres> = {
  method: 'POST',
  path: 'api/Manage/CorrectCostCentres',
  write: true,
}
export const getCompanyTrip: WebCall<typeof contract.getCompanyTrip> = {
  method: 'POST',
  path: 'api/Manage/GetTrip',
  write: false,
}
export const getOrderChoices: WebCall<typeof contract.getOrderChoices> = {
  method: 'GET',
  path: 'api/Manage/GetOrderChoices',
  write: false,
}
export const searchOrderLines: WebCall<typeof contract.searchOrderLines> = {
  method: 'POST',
  path: 'api/Manage/SearchOrderLines',
  write: false,
}
export const searchOrders: WebCall<typeof contract.searchOrders> = {
  method: 'POST',
  path: 'api/Manage/SearchOrders',
  write: false,
}
export const searchTrips: WebCall<typeof contract.searchTrips> = { method: 'POST', path: 'api/Manage/SearchTrips', write: false }
export const searchUnusedTickets: WebCall<typeof contract.searchUnusedTickets> = {
  method: 'POST',
  path: 'api/Manage/SearchUnusedTickets',
  write: false,
}
