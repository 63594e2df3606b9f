// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/reference/city.calls'
import type { WebCall } from '../../web-call'

export const getAirportCityList: WebCall<typeof contract.getAirportCityList> = {
  method: 'GET',
  path: 'api/Flight/GetAirportCityList/v2',
  write: false,
}
export const getBookDateSection: WebCall<typeof contract.getBookDateSection> = {
  method: 'GET',
  path: 'api/Common/GetBookDateSection',
  write: false,
}
export const getPoiContent: WebCall<typeof contract.getPoiContent> = {
  method: 'GET',
  path: 'api/Flight/GetPoiContent',
  write: false,
}
export const postPoiContent: WebCall<typeof contract.postPoiContent> = {
  method: 'POST',
  path: 'api/Flight/GetPoiContent',
  write: false,
}
