// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/train/train.calls'
import type { WebCall } from '../../../web-call'

export const checkTrainBooking: WebCall<typeof contract.checkTrainBooking> = {
  method: 'POST',
  path: 'api/TrainTicket/BookCheck',
  write: false,
}
export const checkTrainPassengers: WebCall<typeof contract.checkTrainPassengers> = {
  method: 'POST',
  path: 'api/TrainTicket/CheckPassengers',
  write: false,
}
export const createTrainOrder: WebCall<typeof contract.createTrainOrder> = {
  method: 'POST',
  path: 'api/TrainTicket/CreateOrder',
  write: true,
}
export const getTrainBookInfo: WebCall<typeof contract.getTrainBookInfo> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainBookInfo',
  write: false,
}
export const getTrainDayPrices: WebCall<typeof contract.getTrainDayPrices> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainDayPrices',
  write: false,
}
export const getTrainOrderTemp: WebCall<typeof contract.getTrainOrderTemp> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketOrderTemp',
  write: false,
}
export const getTrainStops: WebCall<typeof contract.getTrainStops> = {
  method: 'GET',
  path: 'api/TrainTicket/GetTrainStops',
  write: false,
}
export const searchTrainTransfers: WebCall<typeof contract.searchTrainTransfers> = {
  method: 'POST',
  path: 'api/TrainTicket/TransferSearch',
  write: false,
}
export const searchTrains: WebCall<typeof contract.searchTrains> = {
  method: 'POST',
  path: 'api/TrainTicket/TrainSearch',
  write: false,
}
