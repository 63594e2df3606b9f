import { Type } from 'typebox'
import { draftGone } from '../../booking/booking-problems'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { Page, PageRequest } from '../../kit/page'
import { AppliedAfterSale, CouponRefs } from '../../booking/after-sale.shapes'
import { AlterableOrder, ChangeQuote, ChangeSearchResult, OfferedTicket, OpenTicket, RefundQuote } from './after-sales.shapes'

const OrderNo = Type.String({ maxLength: 40 })
const Coupons = Type.Object({ orderNo: OrderNo, coupons: CouponRefs })
const To = { flightKey: Type.String({ maxLength: 60 }), fareKey: Type.String({ maxLength: 30 }) }
const couponProblems = [
  'arrangerNotAllowed',
  'orderUnknown',
  'couponUnknown',
  'couponNotOpen',
  'couponCheckedIn',
  'couponTaken',
  'ticketExpired',
  'childLeftOnFlight',
] as const

export const getFlightRefundInfo = call({
  summary: 'Which coupons of an order can be refunded, and for what fee each.',
  method: 'GET',
  path: 'api/Flight/GetRefundInfo',
  access: 'book',
  clause: 'S2.22',
  request: Type.Object({ orderId: OrderNo }),
  response: AlterableOrder,
  problems: ['orderUnknown'],
})
export const quoteFlightRefund = call({
  summary: 'What comes back, to whom, by which rule; nothing is done yet.',
  method: 'POST',
  path: 'api/Flight/QuoteRefund',
  access: 'book',
  clause: 'S7.52',
  request: Coupons,
  response: RefundQuote,
  problems: [...couponProblems, 'supplierFailed'],
})
export const applyFlightRefund = call({
  summary: 'A refund order for these coupons: approved where the company asks for it, then given to the carrier.',
  method: 'POST',
  path: 'api/Flight/ApplyRefund',
  access: 'book',
  write: true,
  clause: 'S7.52',
  request: Type.Object({
    ...Coupons.properties,
    /** What the person saw coming back, in fen; less asks again. */
    expectedTotal: SentFen,
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [...couponProblems, 'quoteChanged', 'supplierFailed'],
})

export const getFlightChangeInfo = call({
  summary: 'Which coupons of an order can be changed, and for what fee each.',
  method: 'GET',
  path: 'api/Flight/GetChangeInfo',
  access: 'book',
  clause: 'S2.22',
  request: Type.Object({ orderId: OrderNo }),
  response: AlterableOrder,
  problems: ['orderUnknown'],
})
const changeProblems = [...couponProblems, 'changeSegments', 'ticketNotChangeable'] as const
export const searchFlightChange = call({
  summary: 'Flights of the same carrier and route on another day, with what policy says of each fare.',
  method: 'POST',
  path: 'api/Flight/ChangeSearch',
  search: true,
  access: 'book',
  clause: 'S7.52',
  request: Type.Object({ ...Coupons.properties, departDate: LocalDate }),
  response: ChangeSearchResult,
  problems: [...changeProblems, 'dateInvalid', 'datePast', 'dateTooFar', 'supplierFailed'],
})
const toProblems = [
  ...changeProblems,
  'flightUnknown',
  'fareSoldOut',
  'saleClosed',
  'changeSameFlight',
  'changeOutOfOrder',
  'policyForbids',
  'supplierFailed',
] as const
export const quoteFlightChange = call({
  summary: 'Fee and difference per passenger, verdict and approvers for one flight; nothing is done yet.',
  method: 'POST',
  path: 'api/Flight/QuoteChange',
  access: 'book',
  clause: 'S7.52',
  request: Type.Object({ ...Coupons.properties, ...To }),
  response: ChangeQuote,
  problems: [...toProblems],
})
export const applyFlightChange = call({
  summary: 'A change order that holds the new seats until it is approved and paid.',
  method: 'POST',
  path: 'api/Flight/ApplyChange',
  access: 'book',
  write: true,
  clause: 'S7.52',
  request: Type.Object({
    ...Coupons.properties,
    ...To,
    searchId: Type.String({ maxLength: 60 }),
    /** What the person saw to be paid, in fen; more asks again. */
    expectedTotal: SentFen,
    /** Why policy is broken, where it is. */
    reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [
    ...toProblems,
    'orderPlacing',
    'quoteChanged',
    'priceChanged',
    'samePassenger',
    'violationReasonMissing',
    'creditInsufficient',
    'creditOverdue',
    'governmentUnitMissing',
  ],
})

export const getOpenTickets = call({
  summary: 'Tickets whose flight left without their passenger, those at the end of validity first.',
  method: 'POST',
  path: 'api/Flight/GetOpenTickets',
  access: 'book',
  clause: 'S2.36',
  request: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 50 })), ...PageRequest }),
  response: Type.Object({
    ...Page(OpenTicket).properties,
    count: Type.Integer(),
    /** Fare and fees of all of them, in fen. */
    atRisk: Type.Integer(),
  }),
})
export const getOpenTicketsOfSearch = call({
  summary:
    'Unused tickets of the travellers of a search, paid for in the same way, to be offered before new ones: first those that serve the journey.',
  method: 'GET',
  path: 'api/Flight/GetOpenTicketsOfSearch',
  access: 'book',
  clause: 'S2.36',
  request: Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ list: Type.Array(OfferedTicket) }),
  problems: [...draftGone],
})
