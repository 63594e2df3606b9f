import { Type } from 'typebox'
import { AppliedAfterSale } from '../../booking/after-sale.shapes'
import { draftGone } from '../../booking/booking-problems'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { IntlTimes } from './itinerary.shapes'
import { SentFen } from '../../kit/numbers'
import { CabinWord } from '../../reference/cabins'
import {
  IntlAlterableOrder,
  IntlChangeQuote,
  IntlChangeSearchResult,
  IntlOfferedTicket,
  IntlOrderChanges,
  IntlProtection,
  IntlRefundQuote,
} from './after-sales.shapes'

const OrderNo = Type.String({ maxLength: 40 })
const Tickets = {
  orderNo: OrderNo,
  ticketNos: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: 54 }),
}
const ticketProblems = [
  'arrangerNotAllowed',
  'orderUnknown',
  'couponUnknown',
  'couponNotOpen',
  'couponCheckedIn',
  'couponTaken',
  'couponApproving',
  'extrasUnderWay',
  'couponAtAirport',
  'ticketExpired',
  'childLeftOnFlight',
  'fareRulesUnknown',
  'supplierFailed',
] as const

export const getIntlRefundInfo = call({
  summary: 'Which tickets of an order of international flights can be given back, and what their fares say.',
  method: 'GET',
  path: 'api/FlightIntl/GetRefundInfo',
  access: 'book',
  clause: 'S2.23',
  request: Type.Object({ orderId: OrderNo }),
  response: IntlAlterableOrder,
  problems: ['orderUnknown'],
})
const Refund = {
  ...Tickets,
  /** Only what governments and airports give back; the fare is lost. */
  taxesOnly: Type.Optional(Type.Boolean()),
}
export const quoteIntlRefund = call({
  summary: 'What comes back of each ticket, to whom, by which rules; nothing is done yet.',
  method: 'POST',
  path: 'api/FlightIntl/QuoteRefund',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object(Refund),
  response: IntlRefundQuote,
  problems: [...ticketProblems],
})
export const applyIntlRefund = call({
  summary: 'A refund order for these tickets: approved where the company asks for it, then given to the carriers.',
  method: 'POST',
  path: 'api/FlightIntl/ApplyRefund',
  access: 'book',
  write: true,
  clause: 'S7.53',
  request: Type.Object({
    ...Refund,
    /** What the person saw coming back, in fen; less asks again. */
    expectedTotal: SentFen,
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [...ticketProblems, 'quoteChanged'],
})

export const getIntlChangeInfo = call({
  summary: 'Which tickets of an order of international flights can be changed, and what their fares say.',
  method: 'GET',
  path: 'api/FlightIntl/GetChangeInfo',
  access: 'book',
  clause: 'S2.23',
  request: Type.Object({ orderId: OrderNo }),
  response: IntlAlterableOrder,
  problems: ['orderUnknown'],
})
const Direction = {
  ...Tickets,
  slice: Type.Integer({ minimum: 0, maximum: 5 }),
  /** No fare with a lower cabin on its longest flight; absent, the cheapest of any. */
  cabin: Type.Optional(CabinWord),
}
const directionProblems = [
  ...ticketProblems,
  'changeDirection',
  'ticketNotChangeable',
  'dateInvalid',
  'datePast',
  'dateTooFar',
] as const
export const searchIntlChange = call({
  summary: 'What a direction of some tickets can be changed to on a day, each with its cost per person and what policy says.',
  method: 'POST',
  path: 'api/FlightIntl/ChangeSearch',
  search: true,
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({
    ...Direction,
    departDate: LocalDate,
    directOnly: Type.Optional(Type.Boolean()),
    /** This one in every brand and cabin, beside the others at their cheapest. */
    itineraryKey: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: IntlChangeSearchResult,
  problems: [...directionProblems],
})
/** The hours of every flight of an offer in order, as they were seen. */
const seenTimes = Type.Array(IntlTimes, { minItems: 1, maxItems: 3 })
const To = {
  ...Direction,
  departDate: LocalDate,
  itineraryKey: Type.String({ maxLength: 200 }),
  fareKey: Type.String({ maxLength: 200 }),
  seenTimes,
}
/** Nobody is moved to a trip that the own document or seat does not last for. */
const documentProblems = ['documentNotForTrip', 'credentialExpired', 'infantOutgrown'] as const
const toProblems = [
  ...directionProblems,
  'badRequest',
  'itineraryUnknown',
  'changeOutOfOrder',
  'policyForbids',
  ...documentProblems,
] as const
export const quoteIntlChange = call({
  summary: 'Old and new direction, cost per person, verdict and approvers of one offer; nothing is done yet.',
  method: 'POST',
  path: 'api/FlightIntl/QuoteChange',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object(To),
  response: IntlChangeQuote,
  problems: [...toProblems],
})
export const applyIntlChange = call({
  summary: 'A change order: approved and paid where that is needed, then its tickets are exchanged, all or none.',
  method: 'POST',
  path: 'api/FlightIntl/ApplyChange',
  access: 'book',
  write: true,
  clause: 'S7.53',
  request: Type.Object({
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
    'timesChanged',
    'samePassenger',
    'violationReasonMissing',
    'creditInsufficient',
    'creditOverdue',
    'governmentUnitMissing',
  ],
})

const Notice = {
  orderNo: OrderNo,
  segment: Type.Integer({ minimum: 0, maximum: 50 }),
  eventId: Type.String({ maxLength: 100 }),
}
const noticeProblems = ['scheduleNoticeUnknown', 'scheduleNoticeOver'] as const
export const searchIntlProtection = call({
  summary: 'After a change of the carrier: flights of it and its partners around that day that carry the tickets free of charge.',
  method: 'POST',
  path: 'api/FlightIntl/ProtectionSearch',
  search: true,
  access: 'book',
  clause: 'S2.23',
  request: Type.Object(Notice),
  response: IntlProtection,
  problems: [...ticketProblems, ...noticeProblems, 'changeDirection'],
})
export const takeIntlProtection = call({
  summary: 'Moves the tickets of a flight that its carrier changed to one of those, free of charge and by its waiver code.',
  method: 'POST',
  path: 'api/FlightIntl/TakeProtection',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Type.Object({
    ...Notice,
    itineraryKey: Type.String({ maxLength: 200 }),
    fareKey: Type.String({ maxLength: 200 }),
    seenTimes,
  }),
  response: AppliedAfterSale,
  problems: [
    ...ticketProblems,
    ...noticeProblems,
    'changeDirection',
    'itineraryUnknown',
    'badRequest',
    'timesChanged',
    'changeOutOfOrder',
    'samePassenger',
    'orderPlacing',
    ...documentProblems,
  ],
})
export const giveIntlNoticeToDesk = call({
  summary: 'Gives a change of the carrier to the agency’s desk at once, which calls with other ways.',
  method: 'POST',
  path: 'api/FlightIntl/GiveNoticeToDesk',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Type.Object(Notice),
  response: Type.Object({ orderNo: Type.String(), answeredAt: Instant }),
  problems: ['orderUnknown', ...noticeProblems, 'couponTaken'],
})

export const acceptIntlScheduleChange = call({
  summary: 'Accepts the new times that a carrier announced: order, itinerary, calendar and trip show them from then on.',
  method: 'POST',
  path: 'api/FlightIntl/AcceptScheduleChange',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Type.Object(Notice),
  response: Type.Object({ orderNo: Type.String(), answeredAt: Instant }),
  problems: ['orderUnknown', 'scheduleNoticeUnknown', 'scheduleNoticeOver', 'flightCancelled', 'couponTaken'],
})

export const takeIntlPriceDrop = call({
  summary: 'Buys the same flights again at the lower price that was found, and gives the former tickets back: all or nothing.',
  method: 'POST',
  path: 'api/FlightIntl/TakePriceDrop',
  access: 'book',
  write: true,
  clause: 'S7.53',
  request: Type.Object({
    orderNo: OrderNo,
    /** What the person saw to be saved, in fen; less is refused. */
    expectedSaving: SentFen,
  }),
  response: AppliedAfterSale,
  problems: [
    'arrangerNotAllowed',
    'orderUnknown',
    'couponTaken',
    'orderPlacing',
    'priceDropOver',
    'priceRoseAgain',
    'supplierFailed',
    'fareRulesUnknown',
  ],
})

export const getIntlOrderChanges = call({
  summary: 'What became of an order of international flights: its refunds and changes, and what carriers announced.',
  method: 'GET',
  path: 'api/FlightIntl/GetOrderChanges',
  clause: 'S2.23',
  request: Type.Object({ orderId: OrderNo }),
  response: IntlOrderChanges,
  problems: ['orderUnknown'],
})

export const getIntlOpenTicketsOfSearch = call({
  summary:
    'Unused tickets of the travellers of a search, paid for in the same way, to be offered before new ones: first those of its way.',
  method: 'GET',
  path: 'api/FlightIntl/GetOpenTicketsOfSearch',
  access: 'book',
  clause: 'S2.36',
  request: Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ list: Type.Array(IntlOfferedTicket) }),
  problems: [...draftGone],
})
