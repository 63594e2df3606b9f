import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { SavedTempOrder } from '../../booking/draft.shapes'
import { CreatedOrder } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Page, PageRequest } from '../../kit/page'
import { words } from '../../kit/words'
import { hotelOrderFrame } from './booking.shapes'
import { AskHotel, HotelDemandDetail, hotelDemandStates, HotelDemandSummary, NewPlan } from './demand.shapes'

const DemandNo = Type.Object({ demandNo: Type.String({ maxLength: 40 }) })
const reason = Type.String({ maxLength: 200 })

export const askHotelDemand = call({
  summary: 'Asks the agency for a hotel or rate that the list lacks.',
  method: 'POST',
  path: 'api/Hotel/SubmitDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: AskHotel,
  response: HotelDemandDetail,
  problems: [
    'cityUnknown',
    'dateInvalid',
    'datePast',
    'dateTooFar',
    'checkOutTooEarly',
    'stayTooLong',
    'travellerUnknown',
    'travellerNotAllowed',
    'arrangerNotAllowed',
    'travellerTwice',
    'guestsMissing',
    'demandWordsMissing',
    'demandTwice',
  ],
})
/** Demands of the caller, newest first; of the whole company for the agency's staff in an assisted session. */
export const getHotelDemands = call({
  summary: 'Requests of the caller to the agency for hotels, newest first.',
  method: 'POST',
  path: 'api/Hotel/GetDemandList',
  clause: 'S2.37',
  request: Type.Object({ ...PageRequest, states: Type.Optional(Type.Array(words(...hotelDemandStates), { maxItems: 6 })) }),
  response: Page(HotelDemandSummary),
})
export const getHotelDemand = call({
  summary: 'A request to the agency for a hotel, with its offers.',
  method: 'GET',
  path: 'api/Hotel/GetDemandDetail',
  clause: 'S2.25',
  request: DemandNo,
  response: HotelDemandDetail,
  problems: ['demandUnknown'],
})
export const getUnconfirmedHotelDemandCount = call({
  summary: "How many hotel requests wait for the caller's answer to an offer.",
  method: 'GET',
  path: 'api/Hotel/GetUnConfirmedDemandOrderCount',
  clause: 'S2.37',
  response: Type.Object({ count: Type.Integer() }),
})
/** Agency staff, in an assisted session: one to five offers, valid for two hours. */
export const quoteHotelDemand = call({
  summary: "Answers a hotel request with one to five offers, by the agency's staff.",
  method: 'POST',
  path: 'api/Hotel/QuoteDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({ ...DemandNo.properties, plans: Type.Array(NewPlan, { minItems: 1, maxItems: 5 }) }),
  response: HotelDemandDetail,
  problems: ['demandUnknown', 'demandClosed', 'forbidden'],
})
export const refuseHotelDemand = call({
  summary: "Answers a hotel request with nothing to be had, by the agency's staff.",
  method: 'POST',
  path: 'api/Hotel/RefuseDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({ ...DemandNo.properties, reason }),
  response: HotelDemandDetail,
  problems: ['demandUnknown', 'demandClosed', 'reasonMissing', 'forbidden'],
})
export const cancelHotelDemand = call({
  summary: 'Takes back a request to the agency for a hotel.',
  method: 'POST',
  path: 'api/Hotel/CancelDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({ ...DemandNo.properties, reason }),
  response: HotelDemandDetail,
  problems: ['demandUnknown', 'demandClosed', 'reasonMissing', 'forbidden'],
})
export const askHotelDemandAgain = call({
  summary: 'A demand whose offers are no longer valid goes to the agency again.',
  method: 'POST',
  path: 'api/Hotel/ResubmitDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: DemandNo,
  response: HotelDemandDetail,
  problems: ['demandUnknown', 'demandClosed', 'datePast', 'demandTwice', 'forbidden'],
})
/** Before an offer is accepted: a temp order with the demand's stay and people, for the booking page's information. */
export const openHotelDemand = call({
  summary: 'Opens the booking of an offer to a hotel request.',
  method: 'POST',
  path: 'api/Hotel/OpenDemandBooking',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({ ...DemandNo.properties, planId: Type.String({ maxLength: 40 }) }),
  response: SavedTempOrder,
  problems: ['demandUnknown', 'demandClosed', 'planUnknown', 'planExpired', 'dateInvalid', 'datePast', 'dateTooFar', 'forbidden'],
})
/** Accepts an offer: an order on the quoted rate; the customer's side alone. */
export const acceptHotelDemand = call({
  summary: 'Accepts an offer to a hotel request and writes its order.',
  method: 'POST',
  path: 'api/Hotel/AcceptDemand',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({ ...hotelOrderFrame, ...DemandNo.properties, planId: Type.String({ maxLength: 40 }) }),
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...bookingProblems,
    'demandUnknown',
    'demandClosed',
    'planUnknown',
    'planExpired',
    'guestsMissing',
    'guestNameInvalid',
    'sameGuestSameNight',
    'memberCardUnknown',
    'priceChanged',
    'forbidden',
  ],
})
