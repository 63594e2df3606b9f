import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { Violation } from '../../booking/policy/verdict.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import type { ProblemName } from '../../kit/problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { CreateTrainOrder, TrainBookInfo, TrainCheckResult } from './booking.shapes'
import {
  ChosenRide,
  NamedStation,
  StationCode,
  TrainDayPrices,
  TrainSearchResult,
  TrainStop,
  TrainTempOrder,
  TrainTransferResult,
} from './train.shapes'

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })
const dates = ['dateInvalid', 'datePast', 'dateTooFar'] as const

export const getTrainOrderTemp = call({
  summary: 'A saved search for trains.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainTicketOrderTemp',
  access: 'book',
  clause: 'S2.26',
  request: TempOrderNo,
  response: TrainTempOrder,
  problems: [...draftGone],
})

/**
 * Direct trains of a date with every traveller's verdict; another date of the ribbon is kept in the temp order, unless somebody
 * only looks beside it, for example for other days of a waitlist.
 */
export const searchTrains = call({
  summary: 'Trains of a saved search with their seats, judged by policy.',
  method: 'POST',
  path: 'api/TrainTicket/TrainSearch',
  search: true,
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({
    ...TempOrderNo.properties,
    departDate: Type.Optional(LocalDate),
    onlyLook: Type.Optional(Type.Boolean()),
  }),
  response: TrainSearchResult,
  problems: [...draftGone, ...dates, 'railwayFailed'],
})
export const searchTrainTransfers = call({
  summary: 'Journeys with one change on the date of the temp order.',
  method: 'POST',
  path: 'api/TrainTicket/TransferSearch',
  search: true,
  access: 'book',
  clause: 'S2.26',
  request: TempOrderNo,
  response: TrainTransferResult,
  problems: [...draftGone, ...dates, 'railwayFailed'],
})
export const getTrainDayPrices = call({
  summary: 'Lowest fare per day of a search for trains, for the ribbon of the list.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainDayPrices',
  search: true,
  access: 'book',
  clause: 'S5.20',
  request: Type.Object({ ...TempOrderNo.properties, from: LocalDate, to: LocalDate }),
  response: TrainDayPrices,
  problems: [...draftGone, 'dateInvalid'],
})
export const getTrainStops = call({
  summary: 'All stations of a train, and which of them the ride uses.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainStops',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({
    trainKey: Type.String({ maxLength: 60 }),
    departStation: Type.Optional(StationCode),
    arriveStation: Type.Optional(StationCode),
  }),
  response: Type.Object({
    stops: Type.Array(Type.Object({ ...TrainStop.properties, onRide: Type.Boolean() })),
    stations: Type.Array(NamedStation),
  }),
  problems: ['trainUnknown', 'railwayFailed'],
})

/** Why a ride cannot be had now. */
const rideProblems = [
  'trainUnknown',
  'trainSoldOut',
  'trainNotOnSale',
  'trainSaleClosed',
  'railwayClosed',
  'railwayFailed',
] as const satisfies readonly ProblemName[]

export const checkTrainBooking = call({
  summary: 'Price and seats verified before the booking page.',
  method: 'POST',
  path: 'api/TrainTicket/BookCheck',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({ ...TempOrderNo.properties, rides: Type.Array(ChosenRide, { minItems: 1, maxItems: 2 }) }),
  response: TrainCheckResult,
  problems: [...draftGone, ...rideProblems, 'connectionTooShort', 'policyForbids'],
})
export const getTrainBookInfo = call({
  summary: 'What the booking page needs besides the ride.',
  method: 'GET',
  path: 'api/TrainTicket/GetTrainBookInfo',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({
    ...TempOrderNo.properties,
    /** On which the last of the chosen rides is boarded, where that is not the day of the search: categories are of all these days. */
    lastDay: Type.Optional(LocalDate),
  }),
  response: TrainBookInfo,
  problems: [...draftGone],
})
const PersonOrder = {
  employeeId: Type.String(),
  name: Type.String(),
  orderNo: Type.String(),
  /** Train or flight of the other order. */
  number: Type.String(),
}
/**
 * Before submitting: `blocked` are journeys that make the railway refuse (the same train and date, overlapping times),
 * `conflicts` are tight but possible ones, with a sentence.
 */
export const checkTrainPassengers = call({
  summary: 'Asks the railway whether it knows these passengers and sells to them.',
  method: 'POST',
  path: 'api/TrainTicket/CheckPassengers',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({
    ...TempOrderNo.properties,
    /** Both rides of a journey, or the choices of a waitlist. */
    rides: Type.Array(ChosenRide, { minItems: 1, maxItems: 6 }),
    waitlist: Type.Optional(Type.Boolean()),
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 9 }),
  }),
  response: Type.Object({
    blocked: Type.Array(Type.Object({ ...PersonOrder, sentence: Type.String() })),
    conflicts: Type.Array(Type.Object({ ...PersonOrder, departAt: Type.String(), sentence: Type.String() })),
    violations: Type.Array(Violation),
  }),
  problems: [
    ...draftGone,
    ...rideProblems,
    'connectionTooShort',
    'travellerUnknown',
    'travellerNotAllowed',
    'arrangerNotAllowed',
    'tooManyTravellers',
    'waitlistClosed',
    'waitlistNotNeeded',
  ],
})

/** Who may not travel, or not so. */
export const partyProblems = [
  ...bookingProblems,
  'childAlone',
  'infantWithoutSeat',
  'sameTrainTwice',
  'journeyOverlaps',
  'identityNotVerified',
  'purchaseLimit',
] as const satisfies readonly ProblemName[]

export const createTrainOrder = call({
  summary: 'Locks the seats and writes a train order.',
  method: 'POST',
  path: 'api/TrainTicket/CreateOrder',
  access: 'book',
  write: true,
  clause: 'S2.26',
  request: CreateTrainOrder,
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...rideProblems,
    ...partyProblems,
    'connectionTooShort',
    'priceChanged',
    'seatChoiceInvalid',
    'localAccountUnknown',
    'localTooLate',
  ],
})
