import type { CarBookInfo, CarOffer, CarTempOrder, SearchedRide } from '@sojourn/contract/products/car/car.shapes'
import { bookInfo } from './booking'
import type { Sketch } from './server'

/** From the airport to the river, for now. */
export const searchedRide = {
  rideType: 'now',
  cityId: 321,
  cityName: '上海',
  from: { placeId: 'p1', name: '虹桥机场' },
  to: { placeId: 'p2', name: '外滩' },
  departAt: '2026-11-20T02:00:00Z',
  metres: 18_000,
  minutes: 40,
} as const satisfies Sketch<SearchedRide>

export const economy = {
  carClass: 'economy',
  seats: 4,
  estimate: 6000,
  parts: [
    { part: 'distance', amount: 4500, quantity: 180 },
    { part: 'time', amount: 1500, quantity: 40 },
  ],
  atMost: 9000,
  verdict: 'within',
  violations: [],
} as const satisfies Sketch<CarOffer>

export const carDraft = {
  tempOrderNo: 'T1',
  expiresAt: '2026-11-20T03:00:00Z',
  travelType: 1,
  bookType: 1,
  bookMode: 1,
  searchParams: {
    rideType: 'now',
    cityId: 321,
    from: searchedRide.from,
    to: searchedRide.to,
    departDate: '2026-11-20',
    departTime: '',
  },
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
} as const satisfies Sketch<CarTempOrder>

/** The order form of that ride in that class. */
export const carBookInfo = {
  ...bookInfo,
  ride: searchedRide,
  car: economy,
  rules: ['司机到达后等候 10 分钟'],
} as const satisfies Sketch<CarBookInfo>
