// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/car/car.calls'
import type { WebCall } from '../../../web-call'

export const checkCarPassengers: WebCall<typeof contract.checkCarPassengers> = {
  method: 'POST',
  path: 'api/Car/CheckPassengers',
  write: false,
}
export const createCarOrder: WebCall<typeof contract.createCarOrder> = {
  method: 'POST',
  path: 'api/Car/CreateOrder',
  write: true,
}
export const getCarBookInfo: WebCall<typeof contract.getCarBookInfo> = {
  method: 'GET',
  path: 'api/Car/GetCarBookInfo',
  write: false,
}
export const getCarOrderTemp: WebCall<typeof contract.getCarOrderTemp> = {
  method: 'GET',
  path: 'api/Car/GetCarOrderTemp',
  write: false,
}
export const getCarPlaces: WebCall<typeof contract.getCarPlaces> = { method: 'GET', path: 'api/Car/GetCarPlaces', write: false }
export const getCarsAlong: WebCall<typeof contract.getCarsAlong> = { method: 'POST', path: 'api/Car/GetCarsAlong', write: false }
export const searchCars: WebCall<typeof contract.searchCars> = { method: 'POST', path: 'api/Car/CarSearch', write: false }
