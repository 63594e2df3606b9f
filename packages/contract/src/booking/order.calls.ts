import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { SentFen } from '../kit/numbers'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { orderKinds, orderStageWords, products } from './codes'
import { OrderSummary } from './order.shapes'
import { StateNumber } from './state-numbers'

/** S3.47 */
export const getPendingOrderStatistical = call({
  summary: 'How many orders wait for payment, submission or approval.',
  method: 'POST',
  path: 'api/Order/GetPendingOrderStatistical',
  clause: 'S7.40',
  response: Type.Object({ waitApprovalCount: Type.Integer(), waitPayCount: Type.Integer(), waitSubmitCount: Type.Integer() }),
})

const TripDay = Type.Object({ fullDate: LocalDate })
const TripItem = Type.Object({
  productType: products.schema,
  orderSerialNo: Type.String(),
  productName: Type.String(),
  depAirport: Type.String(),
  arrAirport: Type.String(),
  depTerminal: Type.String(),
  arrTerminal: Type.String(),
  airlineName: Type.String(),
  flightNo: Type.String(),
  /** Of trains, beside the names above (S3.46); the seat is that of the caller. */
  departStation: Type.Optional(Type.String()),
  arriveStation: Type.Optional(Type.String()),
  trainNo: Type.Optional(Type.String()),
  seatNo: Type.Optional(Type.String()),
  travelStartDateStruct: TripDay,
  travelEndDateStruct: TripDay,
  travelStartDate: Type.String(),
  travelStartTime: Type.String(),
  travelEndDate: Type.String(),
  travelEndTime: Type.String(),
  days: Type.Integer(),
  /** Of the next journey alone: when it begins, at which terminal or gate, in which seat, and what else to know on the way. */
  boarding: Type.Optional(
    Type.Object({ at: Instant, where: Type.String(), seat: Type.String(), facts: Type.Array(Type.String()) }),
  ),
})
/** Type 0 upcoming, 1 history (S3.42–S3.46). */
export const queryTravelOrder = call({
  summary: 'Journeys of the caller by day, upcoming or past.',
  method: 'POST',
  path: 'api/Order/QueryTravelOrder',
  clause: 'S7.41',
  request: Type.Object({ Type: Type.Integer({ minimum: 0, maximum: 1 }) }),
  response: Type.Object({ list: Type.Array(Type.Object({ date: Type.String(), travelList: Type.Array(TripItem) })) }),
})

/** My bookings (S2.32): type 2 waits for payment, 1 waits for submission. */
export const getTripOrderList = call({
  summary: 'Bookings of the caller, all or those that wait for something.',
  method: 'POST',
  path: 'api/Order/GetTripOrderList',
  clause: 'S2.32',
  request: Type.Object({
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
    /** Of this part of the list alone, whatever state is asked for. */
    stage: Type.Optional(words(...orderStageWords)),
    /** A state, or `refunds` or `changes` for all states of one. */
    state: Type.Optional(Type.String({ maxLength: 20 })),
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    productType: Type.Optional(products.schema),
    kind: Type.Optional(words(...orderKinds)),
    /** Part of a traveller's name. */
    traveller: Type.Optional(Type.String({ maxLength: 50 })),
    /** Which days `from` and `to` mean; those of travel where absent. */
    dateKind: Type.Optional(words('travel', 'ordered')),
    from: Type.Optional(Type.String({ maxLength: 10 })),
    to: Type.Optional(Type.String({ maxLength: 10 })),
    ...PageRequest,
  }),
  response: Page(OrderSummary),
})

const TripNo = Type.Object({ travelOrderNo: Type.String({ minLength: 1, maxLength: 40 }) })
const tripProblems = ['tripUnknown', 'tripBusy'] as const
export const quoteTripCancel = call({
  summary: 'What it would mean to give a whole trip up: which orders end unpaid, which are refunded and for how much.',
  method: 'POST',
  path: 'api/Order/QuoteTripCancel',
  access: 'book',
  clause: 'S7.55',
  request: TripNo,
  response: Type.Object({
    orders: Type.Array(
      Type.Object({
        orderNo: Type.String(),
        title: Type.String(),
        /** `cancel`: not issued yet, nothing is lost. `refund`: fee and return as quoted. `none`: already over. */
        step: words('cancel', 'refund', 'none'),
        amount: Type.Integer(),
        fee: Type.Integer(),
        /** Of `none`: why, in the caller's words, where it stays. */
        reason: Type.Optional(Type.String()),
      }),
    ),
    fee: Type.Integer(),
    total: Type.Integer(),
  }),
  problems: [...tripProblems],
})
const StayingOrder = Type.Object({ orderNo: Type.String(), title: Type.String(), reason: Type.String() })
export const cancelTrip = call({
  summary: 'Gives the whole trip up, but for what a supplier has answered at this moment.',
  method: 'POST',
  path: 'api/Order/CancelTrip',
  access: 'book',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...TripNo.properties,
    /** As quoted: no less may come back, and no more be kept. */
    expectedTotal: SentFen,
    expectedFee: SentFen,
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: Type.Object({
    cancelled: Type.Array(Type.String()),
    refunds: Type.Array(Type.String()),
    /** What stays, with the reason in the caller's words. */
    refused: Type.Array(StayingOrder),
    /** Whose supplier has not said yet whether it lets the order go: the order follows by itself. */
    pending: Type.Array(StayingOrder),
  }),
  problems: [...tripProblems, 'quoteChanged', 'transitionRefused', 'orderChanged', 'waitlistEnded', 'leaveUnanswered'],
})

const OneOrder = Type.Object({ orderNo: Type.String({ maxLength: 40 }) })
const MovedOrder = Type.Object({ orderNo: Type.String(), state: StateNumber })

/** Takes an order back from its approvers; a booking then waits to be submitted again as long as it is held. */
export const withdrawOrder = call({
  summary: 'Takes an order back from its approvers.',
  method: 'POST',
  path: 'api/Order/WithdrawOrder',
  access: 'book',
  write: true,
  clause: 'S7.55',
  request: OneOrder,
  response: MovedOrder,
  problems: ['orderUnknown', 'transitionRefused', 'orderChanged'],
})
/**
 * Submits what waits for it: a booking that was taken back, verified and judged anew, with a new round of approval; or one whose supplier
 * still looked for its seats. A reason is given where policy asks for one now and did not before.
 */
export const resubmitOrder = call({
  summary: 'Submits a booking that was taken back from its approvers, or that waits for its seats.',
  method: 'POST',
  path: 'api/Order/ResubmitOrder',
  access: 'book',
  write: true,
  clause: 'S2.32',
  request: Type.Object({
    orderNo: Type.String({ maxLength: 40 }),
    reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: MovedOrder,
  problems: [
    'orderUnknown',
    'transitionRefused',
    'orderChanged',
    'arrangerNotAllowed',
    'priceChanged',
    'offerGone',
    'seatsPending',
    'policyForbids',
    'violationReasonMissing',
    'creditInsufficient',
    'creditOverdue',
    'depositInsufficient',
    'budgetNeedsApproval',
    'approverMissing',
    'approverChoiceMissing',
  ],
})
/** A rejected booking is submitted again as a new order, which begins with the search of the old one (handbook 6.3). */
export const startResubmission = call({
  summary: 'Opens the search of a rejected booking again, for a new order that is linked to it.',
  method: 'POST',
  path: 'api/Order/StartResubmission',
  access: 'book',
  write: true,
  clause: 'S2.32',
  request: OneOrder,
  response: Type.Object({ tempOrderNo: Type.String(), productType: Type.Integer() }),
  problems: ['orderUnknown', 'transitionRefused'],
})
export const cancelOrder = call({
  summary: 'Cancels an order that has no tickets yet.',
  method: 'POST',
  path: 'api/Order/CancelOrder',
  access: 'book',
  write: true,
  clause: 'S7.55',
  request: Type.Object({ orderNo: Type.String({ maxLength: 40 }), reason: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: MovedOrder,
  problems: ['orderUnknown', 'transitionRefused', 'orderChanged', 'waitlistEnded', 'leaveUnanswered'],
})
