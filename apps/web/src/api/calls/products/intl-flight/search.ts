// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/search.calls'
import type { WebCall } from '../../../web-call'

export const getIntlFlightDayPrices: WebCall<typeof contract.getIntlFlightDayPrices> = {
  method: 'POST',
  path: 'api/FlightIntl/GetDayPrices',
  write: false,
}
export const getIntlFlightFares: WebCall<typeof contract.getIntlFlightFares> = {
  method: 'POST',
  path: 'api/FlightIntl/GetItineraryFares',
  write: false,
}
export const getIntlFlightOrderTemp: WebCall<typeof contract.getIntlFlightOrderTemp> = {
  method: 'GET',
  path: 'api/FlightIntl/GetFlightOrderTempIntl',
  write: false,
}
export const getIntlFlightRules: WebCall<typeof contract.getIntlFlightRules> = {
  method: 'POST',
  path: 'api/FlightIntl/GetFareRules',
  write: false,
}
export const getIntlNearbyAirports: WebCall<typeof contract.getIntlNearbyAirports> = {
  method: 'GET',
  path: 'api/FlightIntl/GetNearbyAirports',
  write: false,
}
export const getIntlPriceGrid: WebCall<typeof contract.getIntlPriceGrid> = {
  method: 'POST',
  path: 'api/FlightIntl/GetPriceGrid',
  write: false,
}
export const getIntlSelfTransfers: WebCall<typeof contract.getIntlSelfTransfers> = {
  method: 'GET',
  path: 'api/FlightIntl/GetSelfTransfers',
  write: false,
}
export const getIntlStayPrices: WebCall<typeof contract.getIntlStayPrices> = {
  method: 'GET',
  path: 'api/FlightIntl/GetStayPrices',
  write: false,
}
export const searchIntlFlights: WebCall<typeof contract.searchIntlFlights> = {
  method: 'POST',
  path: 'api/FlightIntl/Search/V3',
  write: false,
}
