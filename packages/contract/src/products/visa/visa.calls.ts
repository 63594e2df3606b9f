import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { words } from '../../kit/words'
import { CreateVisaOrder, VisaBookInfo } from './booking.shapes'
import { VisaAlong, VisaProductDetail, VisaSearchResult, VisaTempOrder } from './visa.shapes'
import { visaTemplates } from './visa-words'

const TempOrderNo = Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) })
const OfSearch = Type.Object({ ...TempOrderNo.properties, productId: Type.String({ maxLength: 40 }) })

export const getVisaOrderTemp = call({
  summary: 'A saved search for visas.',
  method: 'GET',
  path: 'api/VisaResource/GetVisaOrderTemp',
  access: 'book',
  clause: 'S7.49',
  request: TempOrderNo,
  response: VisaTempOrder,
  problems: [...draftGone],
})
export const getVisasAlong = call({
  summary: 'Visas that international flights of mine may need, with whose consulate decides and by when.',
  method: 'POST',
  path: 'api/VisaResource/GetVisasAlong',
  access: 'book',
  clause: 'S7.49',
  request: Type.Object({ orderNos: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30 }) }),
  response: Type.Object({
    visas: Type.Array(VisaAlong),
    /** Papers that serve for several of those that are still to be applied for, in the reader's words. */
    servingTwice: Type.Array(Type.String()),
  }),
  problems: ['orderUnknown'],
})
export const visaSearch = call({
  summary: 'What a country asks of travellers, and the visas that the agency applies for.',
  method: 'POST',
  path: 'api/VisaResource/VisaSearch',
  access: 'book',
  clause: 'S7.49',
  request: TempOrderNo,
  response: VisaSearchResult,
  problems: [...draftGone],
})
export const visaProductDetail = call({
  summary: 'One visa: papers by kind of applicant, time, price, and what cancelling loses.',
  method: 'GET',
  path: 'api/VisaResource/VisaProductDetail',
  access: 'book',
  clause: 'S7.49',
  request: OfSearch,
  response: VisaProductDetail,
  problems: [...draftGone, 'visaProductUnknown'],
})
export const getVisaTemplate = call({
  summary: 'A paper of a checklist to be filled in, for word processors.',
  method: 'GET',
  path: 'api/VisaResource/GetVisaTemplate',
  access: 'book',
  clause: 'S7.49',
  request: Type.Object({ material: words(...visaTemplates) }),
  response: Type.Object({ fileName: Type.String(), mediaType: Type.String(), content: Type.String() }),
})
export const getVisaBookInfo = call({
  summary:
    'What the booking page of a visa needs besides the visa: people, passports, cost centres, payment methods, visas at hand.',
  method: 'GET',
  path: 'api/VisaResource/GetVisaBookInfo',
  access: 'book',
  clause: 'S2.27',
  request: OfSearch,
  response: VisaBookInfo,
  problems: [...draftGone, 'visaProductUnknown'],
})
export const createVisaOrder = call({
  summary: 'Orders a visa for one or several applicants.',
  method: 'POST',
  path: 'api/VisaOrder/CreateOrder',
  access: 'book',
  write: true,
  clause: 'S7.50',
  request: CreateVisaOrder,
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...bookingProblems,
    'visaProductUnknown',
    'badRequest',
    'visaDistrictWrong',
    'visaPassportShort',
    'visaPassportForeign',
    'visaAddressMissing',
    'visaTooLate',
    'visaHeld',
    'visaAppliedAlready',
    'priceChanged',
    'provinceUnknown',
  ],
})
