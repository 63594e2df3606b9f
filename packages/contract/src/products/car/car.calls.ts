import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { Violation } from '../../booking/policy/verdict.shapes'
import { call } from '../../kit/call'
import { NumericId } from '../../kit/numbers'
import type { ProblemName } from '../../kit/problems'
import { words } from '../../kit/words'
import { CarAlong, CarBookInfo, CarSearchResult, CarTempOrder, ChosenCar, CreateCarOrder } from './car.shapes'
import { CarPlace } from './draft.shapes'
import { carClasses } from './policy.shapes'

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })

export const getCarPlaces = call({
  summary: 'Places of a city to be picked up from or taken to: those that the words mean, else airports and stations.',
  method: 'GET',
  path: 'api/Car/GetCarPlaces',
  search: true,
  access: 'book',
  clause: 'S0.01',
  request: Type.Object({ cityId: NumericId, keyWords: Type.Optional(Type.String({ maxLength: 50 })) }),
  response: Type.Object({ places: Type.Array(CarPlace) }),
  problems: ['cityUnknown'],
})

export const getCarsAlong = call({
  summary:
    'Rides that go with flights, trains and stays of mine that are still to come, each as the search for cars begins with it.',
  method: 'POST',
  path: 'api/Car/GetCarsAlong',
  access: 'book',
  clause: 'S2.28',
  request: Type.Object({ orderNos: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 }) }),
  response: Type.Object({ rides: Type.Array(CarAlong) }),
  problems: ['orderUnknown'],
})

export const getCarOrderTemp = call({
  summary: 'A saved search for cars.',
  method: 'GET',
  path: 'api/Car/GetCarOrderTemp',
  access: 'book',
  clause: 'S2.28',
  request: TempOrderNo,
  response: CarTempOrder,
  problems: [...draftGone],
})

const rideProblems = ['carTimeGone', 'carNoneHere'] as const satisfies readonly ProblemName[]

export const searchCars = call({
  summary: 'What each class of car costs for a saved search, part by part, judged by policy.',
  method: 'POST',
  path: 'api/Car/CarSearch',
  search: true,
  access: 'book',
  clause: 'S2.28',
  request: TempOrderNo,
  response: CarSearchResult,
  problems: [...draftGone, ...rideProblems],
})

export const getCarBookInfo = call({
  summary: 'The chosen car as it is now, and everything else of the booking page.',
  method: 'GET',
  path: 'api/Car/GetCarBookInfo',
  access: 'book',
  clause: 'S2.28',
  request: Type.Object({ ...TempOrderNo.properties, carClass: words(...carClasses) }),
  response: CarBookInfo,
  problems: [...draftGone, ...rideProblems],
})

export const checkCarPassengers = call({
  summary: 'Which rules of policy the chosen car breaks for these people.',
  method: 'POST',
  path: 'api/Car/CheckPassengers',
  access: 'book',
  clause: 'S2.28',
  request: Type.Object({
    ...TempOrderNo.properties,
    car: ChosenCar,
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 9 }),
  }),
  response: Type.Object({ violations: Type.Array(Violation) }),
  problems: [...draftGone, ...rideProblems, 'travellerUnknown', 'travellerNotAllowed', 'arrangerNotAllowed', 'tooManyTravellers'],
})

export const createCarOrder = call({
  summary: 'Orders a car: what it costs at most is set aside, and the fare is settled when the ride is over.',
  method: 'POST',
  path: 'api/Car/CreateOrder',
  access: 'book',
  write: true,
  clause: 'S2.28',
  request: CreateCarOrder,
  response: CreatedOrder,
  problems: [...draftGone, ...bookingProblems, ...rideProblems, 'priceChanged'],
})
