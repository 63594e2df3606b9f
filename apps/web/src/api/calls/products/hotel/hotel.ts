// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/hotel/hotel.calls'
import type { WebCall } from '../../../web-call'

export const checkGuaranteeCard: WebCall<typeof contract.checkGuaranteeCard> = {
  method: 'POST',
  path: 'api/Hotel/CheckGuaranteeCard',
  write: false,
}
export const checkHotelBooking: WebCall<typeof contract.checkHotelBooking> = {
  method: 'POST',
  path: 'api/Hotel/BookCheck',
  write: false,
}
export const checkOffContractRate: WebCall<typeof contract.checkOffContractRate> = {
  method: 'POST',
  path: 'api/Hotel/CheckOutsideRate',
  write: false,
}
export const createExternalHotelOrder: WebCall<typeof contract.createExternalHotelOrder> = {
  method: 'POST',
  path: 'api/Hotel/CreateExternalOrder',
  write: true,
}
export const createHotelOrder: WebCall<typeof contract.createHotelOrder> = {
  method: 'POST',
  path: 'api/Hotel/CreateOrder',
  write: true,
}
export const getHotelAreas: WebCall<typeof contract.getHotelAreas> = {
  method: 'GET',
  path: 'api/Hotel/GetCityAreas',
  write: false,
}
export const getHotelBookInfo: WebCall<typeof contract.getHotelBookInfo> = {
  method: 'GET',
  path: 'api/Hotel/GetHotelBookInfo',
  write: false,
}
export const getHotelDetail: WebCall<typeof contract.getHotelDetail> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelDetail',
  write: false,
}
export const getHotelOrderTemp: WebCall<typeof contract.getHotelOrderTemp> = {
  method: 'GET',
  path: 'api/Hotel/GetHotelOrderTemp',
  write: false,
}
export const searchHotels: WebCall<typeof contract.searchHotels> = { method: 'POST', path: 'api/Hotel/HotelSearch', write: false }
