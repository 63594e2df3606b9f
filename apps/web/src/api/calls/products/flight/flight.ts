// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/flight/flight.calls'
import type { WebCall } from '../../../web-call'

export const checkFlightBooking: WebCall<typeof contract.checkFlightBooking> = {
  method: 'POST',
  path: 'api/Flight/BookCheck',
  write: false,
}
export const checkSamePassenger: WebCall<typeof contract.checkSamePassenger> = {
  method: 'POST',
  path: 'api/Flight/CheckSamePassenger',
  write: false,
}
export const chooseFlightTravellers: WebCall<typeof contract.chooseFlightTravellers> = {
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempTravellers',
  write: true,
}
export const createFlightOrder: WebCall<typeof contract.createFlightOrder> = {
  method: 'POST',
  path: 'api/Flight/CreateOrder/V3',
  write: true,
}
export const getFlightBookInfo: WebCall<typeof contract.getFlightBookInfo> = {
  method: 'GET',
  path: 'api/Flight/GetFlightBookInfo',
  write: false,
}
export const getFlightDayPrices: WebCall<typeof contract.getFlightDayPrices> = {
  method: 'GET',
  path: 'api/Flight/GetFlightDayPrices',
  write: false,
}
export const getFlightFares: WebCall<typeof contract.getFlightFares> = {
  method: 'GET',
  path: 'api/Flight/GetFlightFares',
  write: false,
}
export const getFlightOrderTemp: WebCall<typeof contract.getFlightOrderTemp> = {
  method: 'GET',
  path: 'api/Flight/GetFlightOrderTemp',
  write: false,
}
export const saveFlightOrderTemp: WebCall<typeof contract.saveFlightOrderTemp> = {
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempV2',
  write: true,
}
export const searchFlightConnections: WebCall<typeof contract.searchFlightConnections> = {
  method: 'POST',
  path: 'api/Flight/ConnectionSearch',
  write: false,
}
export const searchFlights: WebCall<typeof contract.searchFlights> = {
  method: 'POST',
  path: 'api/Flight/FlightSearch/v3',
  write: false,
}
