// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/visa/visa.calls'
import type { WebCall } from '../../../web-call'

export const createVisaOrder: WebCall<typeof contract.createVisaOrder> = {
  method: 'POST',
  path: 'api/VisaOrder/CreateOrder',
  write: true,
}
export const getVisaBookInfo: WebCall<typeof contract.getVisaBookInfo> = {
  method: 'GET',
  path: 'api/VisaResource/GetVisaBookInfo',
  write: false,
}
export const getVisaOrderTemp: WebCall<typeof contract.getVisaOrderTemp> = {
  method: 'GET',
  path: 'api/VisaResource/GetVisaOrderTemp',
  write: false,
}
export const getVisaTemplate: WebCall<typeof contract.getVisaTemplate> = {
  method: 'GET',
  path: 'api/VisaResource/GetVisaTemplate',
  write: false,
}
export const getVisasAlong: WebCall<typeof contract.getVisasAlong> = {
  method: 'POST',
  path: 'api/VisaResource/GetVisasAlong',
  write: false,
}
export const visaProductDetail: WebCall<typeof contract.visaProductDetail> = {
  method: 'GET',
  path: 'api/VisaResource/VisaProductDetail',
  write: false,
}
export const visaSearch: WebCall<typeof contract.visaSearch> = {
  method: 'POST',
  path: 'api/VisaResource/VisaSearch',
  write: false,
}
