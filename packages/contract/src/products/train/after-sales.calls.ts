import { Type } from 'typebox'
import { AppliedAfterSale, CouponRefs } from '../../booking/after-sale.shapes'
import { call } from '../../kit/call'
import { LocalDate } from '../../kit/local-date'
import { SentFen } from '../../kit/numbers'
import { AlterableTrainOrder, TrainChangeQuote, TrainChangeSearchResult, TrainRefundQuote } from './after-sales.shapes'
import { ChosenRide, StationCode } from './train.shapes'

const OrderNo = Type.String({ maxLength: 40 })
const Tickets = { orderNo: OrderNo, coupons: CouponRefs }
const ticketProblems = [
  'arrangerNotAllowed',
  'childLeftAlone',
  'orderUnknown',
  'couponUnknown',
  'trainTicketNotOpen',
  'trainTicketTaken',
  'trainDeparted',
  'refundClosed',
  'railwayFailed',
] as const

export const getTrainRefundInfo = call({
  summary: 'Which tickets of an order can be given back, and for what fee each.',
  method: 'GET',
  path: 'api/TrainTicket/GetRefundInfo',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({ orderId: OrderNo }),
  response: AlterableTrainOrder,
  problems: ['orderUnknown'],
})
export const quoteTrainRefund = call({
  summary: 'What comes back, to whom, by which rule; nothing is done yet.',
  method: 'POST',
  path: 'api/TrainTicket/QuoteRefund',
  access: 'book',
  clause: 'S7.55',
  request: Type.Object(Tickets),
  response: TrainRefundQuote,
  problems: [...ticketProblems, 'changedCrossBorder'],
})
export const applyTrainRefund = call({
  summary: 'Gives train tickets back as quoted.',
  method: 'POST',
  path: 'api/TrainTicket/ApplyRefund',
  access: 'book',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...Tickets,
    /** What the person saw coming back, in fen; less asks again. */
    expectedTotal: SentFen,
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [...ticketProblems, 'changedCrossBorder', 'quoteChanged'],
})

const changeProblems = [
  ...ticketProblems,
  'changedAlready',
  'changeTogether',
  'childAlone',
  'destinationTooLate',
  'officeTicketNotChangeable',
] as const
export const getTrainChangeInfo = call({
  summary: 'Which tickets of an order can be changed.',
  method: 'GET',
  path: 'api/TrainTicket/GetChangeInfo',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({ orderId: OrderNo }),
  response: AlterableTrainOrder,
  problems: ['orderUnknown'],
})
/** Trains of a date from the same city; to the same one, or to another destination (变更到站). */
export const searchTrainChange = call({
  summary: 'Trains to change to, to the same city or to another destination.',
  method: 'POST',
  path: 'api/TrainTicket/ChangeSearch',
  search: true,
  access: 'book',
  clause: 'S7.55',
  request: Type.Object({ ...Tickets, departDate: LocalDate, arriveStation: Type.Optional(StationCode) }),
  response: TrainChangeSearchResult,
  problems: [...changeProblems, 'dateInvalid', 'datePast', 'dateTooFar', 'stationUnknown', 'citySame'],
})
const toProblems = [
  ...changeProblems,
  'trainUnknown',
  'trainSoldOut',
  'trainNotOnSale',
  'trainSaleClosed',
  'railwayClosed',
  'changeSameTrain',
  'changeOutOfOrderTrain',
  'policyForbids',
] as const
export const quoteTrainChange = call({
  summary: 'Fee and difference per ticket, verdict and approvers for one train; nothing is done yet.',
  method: 'POST',
  path: 'api/TrainTicket/QuoteChange',
  access: 'book',
  clause: 'S7.55',
  request: Type.Object({ ...Tickets, to: ChosenRide }),
  response: TrainChangeQuote,
  problems: [...toProblems],
})
export const applyTrainChange = call({
  summary: 'A change order that locks the new seats until it is approved and paid; the old ticket stays until then.',
  method: 'POST',
  path: 'api/TrainTicket/ApplyChange',
  access: 'book',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...Tickets,
    to: ChosenRide,
    seatChoice: Type.Optional(Type.Array(Type.String({ pattern: '^[1-9][ABCDF]$' }), { maxItems: 5 })),
    /** What the person saw to be paid and coming back, in fen; anything else asks again. */
    expectedTotal: SentFen,
    expectedBack: SentFen,
    /** Why policy is broken, where it is. */
    reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [
    'orderPlacing',
    ...toProblems,
    'quoteChanged',
    'priceChanged',
    'seatChoiceInvalid',
    'sameTrainTwice',
    'journeyOverlaps',
    'identityNotVerified',
    'purchaseLimit',
    'violationReasonMissing',
    'creditInsufficient',
    'creditOverdue',
    'depositInsufficient',
  ],
})
