import { Type } from 'typebox'
import { AppliedAfterSale } from '../../booking/after-sale.shapes'
import { call } from '../../kit/call'
import { SentFen } from '../../kit/numbers'
import { GivenUpRooms, HotelRefundQuote, RefundableHotelOrder } from './after-sales.shapes'

const OrderNo = Type.String({ maxLength: 40 })
const GiveUp = { orderNo: OrderNo, rooms: GivenUpRooms }
const refundProblems = [
  'arrangerNotAllowed',
  'orderUnknown',
  'roomUnknown',
  'nightsNotBooked',
  'nightsTaken',
  'nightsNotAtEnd',
  'notCancellable',
  'consentRefused',
  'hotelsFailed',
] as const

export const getHotelRefundInfo = call({
  summary: 'Which rooms and nights of an order can be given up.',
  method: 'GET',
  path: 'api/Hotel/GetRefundInfo',
  access: 'book',
  clause: 'S2.25',
  request: Type.Object({ orderId: OrderNo }),
  response: RefundableHotelOrder,
  problems: ['orderUnknown'],
})
export const quoteHotelRefund = call({
  summary: 'What comes back, to whom, by which step of the policy; nothing is done yet.',
  method: 'POST',
  path: 'api/Hotel/QuoteRefund',
  access: 'book',
  clause: 'S7.54',
  request: Type.Object(GiveUp),
  response: HotelRefundQuote,
  problems: [...refundProblems],
})
export const applyHotelRefund = call({
  summary: 'Gives rooms and nights back as quoted.',
  method: 'POST',
  path: 'api/Hotel/ApplyRefund',
  access: 'book',
  write: true,
  clause: 'S7.54',
  request: Type.Object({
    ...GiveUp,
    /** What the person saw coming back, in fen; less asks again. */
    expectedTotal: SentFen,
    /** What the person saw being kept, in fen; more asks again. */
    expectedPenalty: SentFen,
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [...refundProblems, 'quoteChanged'],
})
