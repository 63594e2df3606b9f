import { Type } from 'typebox'
import { draftGone } from '../../booking/booking-problems'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { IntlChoice } from './itinerary.shapes'
import {
  AskedSlice,
  IntlDayPrices,
  IntlFlightSearch,
  IntlFlightSearchResult,
  IntlFlightTempOrder,
  IntlPriceGrid,
  IntlStayPrices,
  IntlTicketRules,
  NearbyAirport,
  OpenedItinerary,
  SelfTransferOffer,
} from './search.shapes'

const dates = ['dateInvalid', 'datePast', 'dateTooFar', 'legBeforeFormer'] as const
/** Whom no carrier sells seats together (handbook 1.2). */
const party = ['unaccompaniedChild', 'tooManyInfants'] as const
const choices = ['itineraryUnknown', 'legChosenMissing', 'supplierFailed'] as const

export const getIntlFlightOrderTemp = call({
  summary: 'A saved search for international flights.',
  method: 'GET',
  path: 'api/FlightIntl/GetFlightOrderTempIntl',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ tempOrderNo: AskedSlice.tempOrderNo }),
  response: IntlFlightTempOrder,
  problems: [...draftGone],
})
export const searchIntlFlights = call({
  summary:
    'Itineraries of one direction of a saved search with their leading fares, priced for the whole trip and judged by policy.',
  method: 'POST',
  path: 'api/FlightIntl/Search/V3',
  search: true,
  access: 'book',
  clause: 'S7.53',
  request: IntlFlightSearch,
  response: IntlFlightSearchResult,
  problems: [...draftGone, ...dates, ...party, ...choices],
})
export const getIntlFlightFares = call({
  summary: 'Every fare of one itinerary of a list, when it is opened.',
  method: 'POST',
  path: 'api/FlightIntl/GetItineraryFares',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ ...AskedSlice, itineraryKey: Type.String({ maxLength: 200 }) }),
  response: OpenedItinerary,
  problems: [...draftGone, ...choices],
})
/** `choices` go as far as the trip is chosen, the fare in question last. */
export const getIntlFlightRules = call({
  summary: 'Refund and change rules of the tickets that a trip needs as far as it is chosen, in sentences.',
  method: 'POST',
  path: 'api/FlightIntl/GetFareRules',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({
    tempOrderNo: AskedSlice.tempOrderNo,
    choices: Type.Array(IntlChoice, { minItems: 1, maxItems: 6 }),
  }),
  response: Type.Object({ tickets: Type.Array(IntlTicketRules) }),
  problems: [...draftGone, ...choices],
})
export const getIntlFlightDayPrices = call({
  summary: 'Lowest price of a trip by day of one direction, for the ribbon, the calendar and the graph.',
  method: 'POST',
  path: 'api/FlightIntl/GetDayPrices',
  access: 'book',
  clause: 'S5.20',
  request: Type.Object({ ...AskedSlice, from: LocalDate, to: LocalDate }),
  response: IntlDayPrices,
  problems: [...draftGone, ...choices, 'dateInvalid'],
})

export const getIntlPriceGrid = call({
  summary: 'What a return trip costs on the days around two days, out and back, with what policy says of each.',
  method: 'POST',
  path: 'api/FlightIntl/GetPriceGrid',
  access: 'book',
  clause: 'S5.20',
  request: Type.Object({ tempOrderNo: AskedSlice.tempOrderNo, departDate: LocalDate, returnDate: LocalDate }),
  response: IntlPriceGrid,
  problems: [...draftGone, 'dateInvalid'],
})
export const getIntlStayPrices = call({
  summary: 'What a return trip costs by how long one stays, leaving on the day that was asked for.',
  method: 'GET',
  path: 'api/FlightIntl/GetStayPrices',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ tempOrderNo: AskedSlice.tempOrderNo }),
  response: IntlStayPrices,
  problems: [...draftGone],
})
export const getIntlNearbyAirports = call({
  summary: 'Airports near either end of the first direction from or to which the trip can be had, with its lowest price.',
  method: 'GET',
  path: 'api/FlightIntl/GetNearbyAirports',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ tempOrderNo: AskedSlice.tempOrderNo }),
  response: Type.Object({ airports: Type.Array(NearbyAirport) }),
  problems: [...draftGone],
})
export const getIntlSelfTransfers = call({
  summary:
    'Ways to fly the first direction on two tickets, changing planes at one’s own risk with time enough, the cheapest first.',
  method: 'GET',
  path: 'api/FlightIntl/GetSelfTransfers',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ tempOrderNo: AskedSlice.tempOrderNo }),
  response: Type.Object({ offers: Type.Array(SelfTransferOffer) }),
  problems: [...draftGone],
})
