// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/hotel-place.calls'
import type { WebCall } from '../../web-call'

export const findKeyWords: WebCall<typeof contract.findKeyWords> = {
  method: 'POST',
  path: 'api/Hotel/FindKeyWords',
  write: false,
}
export const getCityMap: WebCall<typeof contract.getCityMap> = { method: 'GET', path: 'api/Hotel/GetCityMap', write: false }
export const getHotelCityList: WebCall<typeof contract.getHotelCityList> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelCityList',
  write: false,
}
export const getHotelRecommend: WebCall<typeof contract.getHotelRecommend> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelRecommend',
  write: false,
}
export const getHotelSearchBasicMsg: WebCall<typeof contract.getHotelSearchBasicMsg> = {
  method: 'POST',
  path: 'api/Hotel/GetHotelSearchBasicMsg',
  write: false,
}
export const getLabelList: WebCall<typeof contract.getLabelList> = {
  method: 'POST',
  path: 'api/Hotel/GetLabelList',
  write: false,
}
export const getStayInCity: WebCall<typeof contract.getStayInCity> = {
  method: 'POST',
  path: 'api/Hotel/GetStayInCity',
  write: false,
}
