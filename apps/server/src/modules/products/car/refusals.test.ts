import { afterAll, beforeAll, test } from 'vitest'
import { createCarOrder, getCarPlaces, searchCars } from '@sojourn/contract/products/car/car.calls'
import { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import {
  cancelCarRide,
  changeCarDestination,
  confirmCarFare,
  disputeCarFare,
  getCarOrderDetail,
} from '@sojourn/contract/products/car/order.calls'
import { carParams, carRequest, orderCar, placeCalled, saveCarDraft } from '../../../testing/cars'
import { expectRefusals, refusal } from '../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('what cannot be searched or ordered is refused in the caller’s language, and changes nothing', async () => {
  const searchParams = await carParams(server, 'employee')
  const frame = { travelType: 1 as const, bookType: 0 as const }
  const elsewhere = { placeId: 'p:321-airport-shanghai-hongqiao-international-airport', name: '上海虹桥机场' }
  const request = await carRequest(server, 'employee', await saveCarDraft(server, 'employee'))
  const orderNo = await orderCar(server, 'employee')
  const to = await placeCalled(server, 'employee', '三里屯')
  const saving = (title: string, more: object, problem: Parameters<typeof refusal>[3], field: string) =>
    refusal(title, saveCarOrderTemp, { ...frame, searchParams: { ...searchParams, ...more } }, problem, field)
  await expectRefusals(server, [
    saving('no city', { cityId: 0 }, 'cityMissing', 'cityId'),
    saving('a city abroad', { cityId: 3187 }, 'cityUnknown', 'cityId'),
    saving('a place of another city', { from: elsewhere }, 'carPlaceUnknown', 'from'),
    saving('an unknown place', { to: { placeId: 'p:nowhere', name: '?' } }, 'carPlaceUnknown', 'to'),
    saving('the same place', { to: searchParams.from }, 'carPlacesSame', 'to'),
    saving('in a quarter of an hour', { rideType: 'reserved', departTime: '10:15' }, 'carTimeGone', 'departTime'),
    saving('no flight', { rideType: 'airportPickup', serviceNo: 'ABC', departTime: '12:00' }, 'carServiceInvalid', 'serviceNo'),
    refusal('places of no city', getCarPlaces, { cityId: 999_999 }, 'cityUnknown', 'cityId'),
    refusal('a search of nobody', searchCars, { tempOrderNo: 'T0' }, 'tempOrderUnknown', 'tempOrderNo'),
    refusal('a price below', createCarOrder, { ...request, car: { ...request.car, atMost: 1 } }, 'priceChanged', 'car'),
    refusal('another total', createCarOrder, { ...request, expectedTotal: 1 }, 'priceChanged', 'expectedTotal'),
    refusal('an order of nobody', getCarOrderDetail, { orderId: 'C0' }, 'orderUnknown', 'orderId'),
    refusal('the ride of a colleague', cancelCarRide, { orderNo, feeAtMost: 0 }, 'orderUnknown', 'orderNo', 'director'),
    refusal('nobody drives yet', changeCarDestination, { orderNo, to }, 'carRideMoved', 'orderNo'),
    refusal('a fare that is not there', confirmCarFare, { orderNo, amount: 1 }, 'carFareMoved', 'orderNo'),
    refusal(
      'nothing to object to',
      disputeCarFare,
      { orderNo, parts: ['toll'], reason: '没有走高速' },
      'carFareMoved',
      'orderNo',
    ),
  ])
})
