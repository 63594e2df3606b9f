import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { RideState, RideType } from '@sojourn/contract/products/car/car-words'
import { createCarOrder, getCarBookInfo, getCarPlaces, searchCars } from '@sojourn/contract/products/car/car.calls'
import type { CreateCarOrder } from '@sojourn/contract/products/car/car.shapes'
import { saveCarOrderTemp } from '@sojourn/contract/products/car/draft.calls'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { getCarOrderDetail, type CarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { decide, expectResult, payByCredit } from './flights'
import type { Caller, TestServer } from './server'

/** Beijing; its airport in the north-east, its station in the south, and the business district. */
export const beijing = 224

export async function placeCalled(server: Caller, who: string, keyWords: string, cityId = beijing) {
  const { places } = expectResult(await server.call(who, getCarPlaces, { cityId, keyWords }))
  const [found] = places
  if (!found) throw new Error(`no place is called ${keyWords}`)
  return { placeId: found.placeId, name: found.name }
}

export interface CarSearch {
  type?: RideType
  from?: string
  to?: string
  /** An instant; of a ride for now it is not asked. */
  at?: Date
  serviceNo?: string
}

export async function carParams(
  server: TestServer,
  who: string,
  { type = 'now', from = '首都国际机场', to = '国贸', at = server.context.clock.now(), serviceNo }: CarSearch = {},
): Promise<CarSearchParams> {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return {
    rideType: type,
    cityId: beijing,
    from: await placeCalled(server, who, from),
    ...(type !== 'dayHire' && { to: await placeCalled(server, who, to) }),
    departDate: date,
    departTime: time,
    ...(serviceNo && { serviceNo }),
  }
}

export async function saveCarDraft(
  server: TestServer,
  who: string,
  search: CarSearch = {},
  frame: { bookType: 0 | 1; bookMode?: 0 | 1 } = { bookType: 0 },
): Promise<string> {
  const searchParams = await carParams(server, who, search)
  const saved = await server.call(who, saveCarOrderTemp, { searchParams, travelType: 1, ...frame })
  return expectResult(saved).tempOrderNo
}

export type CarClass = CreateCarOrder['car']['carClass']

/** A request that the server accepts as it stands. */
export async function carRequest(
  server: Caller,
  who: string,
  tempOrderNo: string,
  carClass: CarClass = 'economy',
): Promise<CreateCarOrder> {
  const { searchId, cars } = expectResult(await server.call(who, searchCars, { tempOrderNo }))
  const car = cars.find((each) => each.carClass === carClass)!
  const info = expectResult(await server.call(who, getCarBookInfo, { tempOrderNo, carClass }))
  const needsReason = car.violations.some(({ handling }) => handling !== 'remind' && handling !== 'payExcess')
  return {
    tempOrderNo,
    car: { searchId, carClass, atMost: car.atMost },
    travellers: info.travellers.map((traveller) => ({
      employeeId: traveller.employeeId,
      credentialId: traveller.credentials.find(({ usable }) => usable)?.credentialId ?? '',
      costCentreId: traveller.costCentreId,
      insurances: [],
      ...(needsReason ? { reasonCode: 'other', reasonText: '客户临时改变地点' } : {}),
    })),
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: car.atMost + info.travellers.reduce((sum, { serviceFee }) => sum + serviceFee, 0),
  }
}

export const carDetail = async (server: Caller, who: string, orderId: string): Promise<CarOrderDetail> =>
  expectResult(await server.call(who, getCarOrderDetail, { orderId }))

export const rideStateOf = ({ ride }: CarOrderDetail): RideState | undefined => ride.state

/** Orders a car, has it approved where somebody must, and pays it on the company's credit: the ride is sent for. */
export async function orderCar(
  server: TestServer,
  who: string,
  { remark, carClass, ...search }: CarSearch & { remark?: string; carClass?: CarClass } = {},
): Promise<string> {
  const request = await carRequest(server, who, await saveCarDraft(server, who, search), carClass)
  return sendCar(server, who, { ...request, ...(remark && { remark }) })
}

/** Has an order approved where somebody must, and pays it on the company's credit. */
export async function sendCar(server: TestServer, who: string, request: CreateCarOrder): Promise<string> {
  const { orderNo } = expectResult(await server.call(who, createCarOrder, request))
  if (stateOfNumber((await carDetail(server, who, orderNo)).state) === 'approving')
    expectResult(await decide(server, 'manager', orderNo))
  const { state, total } = await carDetail(server, who, orderNo)
  if (stateOfNumber(state) === 'awaitingPayment') expectResult(await payByCredit(server, who, orderNo, total))
  await server.context.drainJobs()
  return orderNo
}
