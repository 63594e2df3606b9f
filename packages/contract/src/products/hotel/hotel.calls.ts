import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { NumericId } from '../../kit/numbers'
import type { ProblemName } from '../../kit/problems'
import {
  CheckedCard,
  CheckGuaranteeCard,
  CreateExternalHotelOrder,
  CreateHotelOrder,
  HotelBookInfo,
  HotelCheckRequest,
  HotelCheckResult,
  OffContractCheckRequest,
  OffContractCheckResult,
} from './booking.shapes'
import {
  HotelArea,
  HotelDetailRequest,
  HotelDetailResult,
  HotelSearchRequest,
  HotelSearchResult,
  HotelTempOrder,
} from './search.shapes'

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })
const stayProblems = [
  ...draftGone,
  'dateInvalid',
  'datePast',
  'dateTooFar',
  'checkOutTooEarly',
  'stayTooLong',
  'daysNotBookable',
  'travellerUnknown',
  'travellerNotAllowed',
  'arrangerNotAllowed',
  'travellerTwice',
] as const satisfies readonly ProblemName[]

export const getHotelOrderTemp = call({
  summary: 'A saved search for hotels.',
  method: 'GET',
  path: 'api/Hotel/GetHotelOrderTemp',
  access: 'book',
  clause: 'S2.25',
  request: TempOrderNo,
  response: HotelTempOrder,
  problems: [...draftGone],
})
export const searchHotels = call({
  summary: 'Hotels of the city for the stay with the verdict of its standard, and the pins of the map.',
  method: 'POST',
  path: 'api/Hotel/HotelSearch',
  search: true,
  access: 'book',
  clause: 'S7.54',
  request: HotelSearchRequest,
  response: HotelSearchResult,
  problems: [...stayProblems, 'placeUnknown'],
})
/** Where the areas and districts of a city lie, for the ground of the map; empty for a city without hotels. */
export const getHotelAreas = call({
  summary: 'Where the areas and districts of a city lie.',
  method: 'GET',
  path: 'api/Hotel/GetCityAreas',
  clause: 'S2.25',
  request: Type.Object({ cityId: NumericId }),
  response: Type.Object({ areas: Type.Array(HotelArea) }),
})
export const getHotelDetail = call({
  summary: 'One hotel with every room and rate, judged night by night.',
  method: 'POST',
  path: 'api/Hotel/GetHotelDetail',
  access: 'book',
  clause: 'S7.54',
  request: HotelDetailRequest,
  response: HotelDetailResult,
  problems: [...stayProblems, 'hotelUnknown', 'hotelClosed', 'hotelsFailed'],
})

/** Why a rate cannot be had now. */
const rateProblems = [
  'hotelUnknown',
  'hotelClosed',
  'rateUnknown',
  'roomSoldOut',
  'stayNotAllowed',
  'tooManyRooms',
  'guestsMissing',
  'hotelsFailed',
] as const satisfies readonly ProblemName[]

export const checkHotelBooking = call({
  summary: 'Price, rooms, cancellation, guarantee and excess of a chosen rate before the booking page.',
  method: 'POST',
  path: 'api/Hotel/BookCheck',
  access: 'book',
  clause: 'S7.54',
  request: HotelCheckRequest,
  response: HotelCheckResult,
  problems: [...stayProblems, ...rateProblems, 'policyForbids'],
})
export const checkOffContractRate = call({
  summary: "Price, verdict and excess of a partner's rate or of an offer to a request, for these rooms, before it is ordered.",
  method: 'POST',
  path: 'api/Hotel/CheckOutsideRate',
  access: 'book',
  clause: 'S2.25',
  request: OffContractCheckRequest,
  response: OffContractCheckResult,
  problems: [...stayProblems, 'externalRateUnknown', 'demandUnknown', 'demandClosed', 'planUnknown', 'planExpired'],
})
export const getHotelBookInfo = call({
  summary: 'What the booking page needs besides the rate.',
  method: 'GET',
  path: 'api/Hotel/GetHotelBookInfo',
  access: 'book',
  clause: 'S7.54',
  request: TempOrderNo,
  response: HotelBookInfo,
  problems: [...draftGone],
})
/** Validates a card that guarantees a booking; `field` of the problem names what is wrong. */
export const checkGuaranteeCard = call({
  summary: 'Validates a card that guarantees a booking.',
  method: 'POST',
  path: 'api/Hotel/CheckGuaranteeCard',
  access: 'book',
  clause: 'S7.54',
  request: CheckGuaranteeCard,
  response: CheckedCard,
  problems: [...draftGone, 'guaranteeCardInvalid', 'hotelsFailed'],
})

const partyProblems = [
  ...bookingProblems,
  'guestsMissing',
  'guestNameInvalid',
  'guestNotAccepted',
  'sameGuestSameNight',
  'memberCardUnknown',
  'priceChanged',
] as const satisfies readonly ProblemName[]

export const createHotelOrder = call({
  summary: 'Holds the rooms and writes the order.',
  method: 'POST',
  path: 'api/Hotel/CreateOrder',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: CreateHotelOrder,
  response: CreatedOrder,
  problems: [...stayProblems, ...rateProblems, ...partyProblems, 'guaranteeNeeded', 'guaranteeCardInvalid'],
})
export const createExternalHotelOrder = call({
  summary: "An order on a partner's rate outside our contracts; somebody approves it always.",
  method: 'POST',
  path: 'api/Hotel/CreateExternalOrder',
  access: 'book',
  write: true,
  clause: 'S2.25',
  request: CreateExternalHotelOrder,
  response: CreatedOrder,
  problems: [...stayProblems, ...partyProblems, 'externalRateUnknown', 'reasonMissing', 'approverMissing'],
})
