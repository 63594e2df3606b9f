import { Type } from 'typebox'
import { Violation } from '../../booking/policy/verdict.shapes'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { draftProblems } from '../../booking/draft-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { CreatedOrder } from '../../booking/order.shapes'
import { travelTypes } from '../../booking/codes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { BookCheckResult, CreateFlightOrder, FlightBookInfo } from './booking.shapes'
import {
  ChosenFare,
  FlightConnectionResult,
  FlightDayPrices,
  FlightOffer,
  FlightSearch,
  FlightSearchResult,
  FlightTempOrder,
  SaveFlightOrderTemp,
} from './flight.shapes'

/** Who cannot fly together (handbook 1.2). */
const partyProblems = ['newbornFlies', 'unaccompaniedChild', 'tooManyInfants'] as const

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })

export const saveFlightOrderTemp = call({
  summary: 'Keeps a search for domestic flights and answers its number.',
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempV2',
  access: 'book',
  write: true,
  request: SaveFlightOrderTemp,
  response: SavedTempOrder,
  clause: 'S7.19',
  problems: [...draftProblems, 'cityMissing', 'citySame', 'cityUnknown', 'cityWithoutAirport', 'returnBeforeDeparture'],
})
export const getFlightOrderTemp = call({
  summary: 'A saved search for flights.',
  method: 'GET',
  path: 'api/Flight/GetFlightOrderTemp',
  access: 'book',
  clause: 'S7.52',
  request: TempOrderNo,
  response: FlightTempOrder,
  problems: [...draftGone],
})
export const chooseFlightTravellers = call({
  summary: 'Keeps who travels on a saved search for flights.',
  method: 'POST',
  path: 'api/Flight/SaveFlightOrderTempTravellers',
  access: 'book',
  write: true,
  clause: 'S4.14',
  request: Type.Object({
    ...TempOrderNo.properties,
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 20 }),
  }),
  response: FlightTempOrder,
  problems: [
    ...draftGone,
    'travellerUnknown',
    'travellerNotAllowed',
    'arrangerNotAllowed',
    'travellerTwice',
    'tooManyTravellers',
  ],
})
export const searchFlights = call({
  summary: 'Flights of a saved search with their leading fares, judged by policy.',
  method: 'POST',
  path: 'api/Flight/FlightSearch/v3',
  search: true,
  access: 'book',
  clause: 'S7.52',
  request: FlightSearch,
  response: FlightSearchResult,
  problems: [...draftGone, 'dateInvalid', 'datePast', 'dateTooFar', 'supplierFailed'],
})
export const searchFlightConnections = call({
  summary: 'Journeys of two flights for a saved search that finds few direct ones, judged by policy as one.',
  method: 'POST',
  path: 'api/Flight/ConnectionSearch',
  search: true,
  access: 'book',
  clause: 'S7.52',
  request: TempOrderNo,
  response: FlightConnectionResult,
  problems: [...draftGone, 'dateInvalid', 'datePast', 'dateTooFar', 'supplierFailed'],
})
export const getFlightFares = call({
  summary: 'Every fare of one flight of a list, when it is opened.',
  method: 'GET',
  path: 'api/Flight/GetFlightFares',
  access: 'book',
  clause: 'S7.52',
  request: Type.Object({
    ...TempOrderNo.properties,
    journey: Type.Integer({ minimum: 0, maximum: 1 }),
    flightKey: Type.String({ maxLength: 60 }),
  }),
  response: Type.Object({ flight: FlightOffer }),
  problems: [...draftGone, 'flightUnknown', 'supplierFailed'],
})
export const getFlightDayPrices = call({
  summary: 'Lowest fare per day, for the ribbon of the list and the calendar of the form.',
  method: 'GET',
  path: 'api/Flight/GetFlightDayPrices',
  access: 'book',
  clause: 'S5.20',
  request: Type.Object({
    departCode: Type.String({ minLength: 3, maxLength: 3 }),
    arriveCode: Type.String({ minLength: 3, maxLength: 3 }),
    /** Of a search: its airports, travellers and fares. Without one, fares of this kind of travel for one person. */
    tempOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
    journey: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    travelType: Type.Optional(travelTypes.schema),
    from: LocalDate,
    to: LocalDate,
  }),
  response: FlightDayPrices,
  problems: [...draftGone, 'cityUnknown', 'dateInvalid'],
})
/** handbook 1.5 */
export const checkFlightBooking = call({
  summary: 'Verifies price and seats before the booking page: the same, a changed price, or sold out.',
  method: 'POST',
  path: 'api/Flight/BookCheck',
  access: 'book',
  clause: 'S7.52',
  request: Type.Object({ ...TempOrderNo.properties, journeys: Type.Array(ChosenFare, { minItems: 1, maxItems: 2 }) }),
  response: BookCheckResult,
  problems: [
    ...draftGone,
    'flightUnknown',
    'fareSoldOut',
    'saleClosed',
    'connectionImpossible',
    'connectionTooShort',
    'supplierFailed',
    'policyForbids',
    ...partyProblems,
  ],
})
export const getFlightBookInfo = call({
  summary:
    'What the booking page needs besides the fare: people, credentials, cost centres, reasons, insurance, payment methods.',
  method: 'GET',
  path: 'api/Flight/GetFlightBookInfo',
  access: 'book',
  clause: 'S7.52',
  request: TempOrderNo,
  response: FlightBookInfo,
  problems: [...draftGone],
})
/** Same-passenger check (blocks) and time conflicts (warn), handbook 1.8. */
export const checkSamePassenger = call({
  summary: 'Looks for flights that the same people have at the same time.',
  method: 'POST',
  path: 'api/Flight/CheckSamePassenger',
  access: 'book',
  clause: 'S7.52',
  request: Type.Object({
    ...TempOrderNo.properties,
    journeys: Type.Array(ChosenFare, { minItems: 1, maxItems: 2 }),
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 9 }),
  }),
  response: Type.Object({
    same: Type.Array(
      Type.Object({ employeeId: Type.String(), name: Type.String(), orderNo: Type.String(), flightNo: Type.String() }),
    ),
    conflicts: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        name: Type.String(),
        orderNo: Type.String(),
        flightNo: Type.String(),
        departAt: Type.String(),
        sentence: Type.String(),
      }),
    ),
    violations: Type.Array(Violation),
  }),
  problems: [...draftGone, 'flightUnknown', 'travellerUnknown', 'travellerNotAllowed', 'arrangerNotAllowed'],
})
export const createFlightOrder = call({
  summary: 'Holds the seats and writes a flight order.',
  method: 'POST',
  path: 'api/Flight/CreateOrder/V3',
  access: 'book',
  write: true,
  clause: 'S7.52',
  request: CreateFlightOrder,
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...bookingProblems,
    ...partyProblems,
    'birthDateMissing',
    'birthDateWrong',
    'flightUnknown',
    'fareSoldOut',
    'priceChanged',
    'saleClosed',
    'connectionImpossible',
    'connectionTooShort',
    'samePassenger',
    'fareNotForPersonal',
    'governmentUnitMissing',
    'governmentCardMissing',
    'governmentCardUnofficial',
    'supplierFailed',
  ],
})
