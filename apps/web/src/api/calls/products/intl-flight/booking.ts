// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/intl-flight/booking.calls'
import type { WebCall } from '../../../web-call'

export const checkIntlFlightBooking: WebCall<typeof contract.checkIntlFlightBooking> = {
  method: 'POST',
  path: 'api/FlightIntl/BookCheck',
  write: false,
}
export const checkIntlPassengers: WebCall<typeof contract.checkIntlPassengers> = {
  method: 'POST',
  path: 'api/FlightIntl/CheckSamePassenger',
  write: false,
}
export const createIntlFlightOrder: WebCall<typeof contract.createIntlFlightOrder> = {
  method: 'POST',
  path: 'api/FlightIntl/CreateOrder/V2',
  write: true,
}
export const getIntlFlightBookInfo: WebCall<typeof contract.getIntlFlightBookInfo> = {
  method: 'GET',
  path: 'api/FlightIntl/GetBookInfo',
  write: false,
}
