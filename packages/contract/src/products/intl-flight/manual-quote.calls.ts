import { Type } from 'typebox'
import { AppliedAfterSale } from '../../booking/after-sale.shapes'
import { DemandReason } from '../../booking/demand.shapes'
import { call } from '../../kit/call'
import {
  AnsweredManualQuote,
  AskedManualQuote,
  CarriedOutManualQuote,
  ManualQuotes,
  seenManualQuote,
} from './manual-quote.shapes'

const Kept = Type.Object(seenManualQuote)
const Ended = Type.Object({ ...seenManualQuote, reason: DemandReason })
const moved = ['manualQuoteUnknown', 'manualQuoteMoved', 'manualQuoteClosed', 'forbidden'] as const
/** Nobody is moved to a trip that the own document or seat does not last for. */
const documents = ['documentNotForTrip', 'credentialExpired', 'infantOutgrown'] as const
const tickets = [
  'orderUnknown',
  'couponUnknown',
  'couponNotOpen',
  'couponTaken',
  'couponApproving',
  'ticketExpired',
  'childLeftOnFlight',
  'changeDirection',
] as const

export const getManualQuotes = call({
  summary: 'Refunds and changes of an order of international flights that the desk prices by hand, with what the caller may do.',
  method: 'GET',
  path: 'api/FlightIntl/GetManualQuotes',
  clause: 'S2.23',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: ManualQuotes,
  problems: ['orderUnknown'],
})
export const askManualQuote = call({
  summary: 'Asks the desk what a refund or change costs that cannot be priced online.',
  method: 'POST',
  path: 'api/FlightIntl/AskManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: AskedManualQuote,
  response: Kept,
  problems: [...tickets, 'manualQuoteOpen', 'reasonMissing', 'dateInvalid', 'datePast'],
})
/** Agency staff, in an assisted session. */
export const answerManualQuote = call({
  summary: 'What a refund or change costs as the carrier told the desk, and until when that stands.',
  method: 'POST',
  path: 'api/FlightIntl/AnswerManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: AnsweredManualQuote,
  response: Kept,
  problems: [
    ...moved,
    ...tickets,
    'manualQuoteAmountWrong',
    'manualQuoteTicketsWrong',
    'planSegmentsWrong',
    'planValidityWrong',
    'cityUnknown',
    'changeOutOfOrder',
    ...documents,
  ],
})
/** Agency staff, in an assisted session: nothing is to be had, or the carrier does not carry out what was accepted. */
export const refuseManualQuote = call({
  summary: 'The desk says that a refund or change is not to be had; money that was paid for it goes back.',
  method: 'POST',
  path: 'api/FlightIntl/RefuseManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Ended,
  response: Kept,
  problems: [...moved, 'reasonMissing'],
})
export const withdrawManualQuote = call({
  summary: 'Nobody wants a manual quote any more.',
  method: 'POST',
  path: 'api/FlightIntl/WithdrawManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Kept,
  response: Kept,
  problems: [...moved],
})
/** The customer's side alone. */
export const acceptManualQuote = call({
  summary: 'The refund or change order of a manual quote: approved and paid where that is needed, then carried out by the desk.',
  method: 'POST',
  path: 'api/FlightIntl/AcceptManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: Type.Object({
    ...seenManualQuote,
    /** Why policy is broken, where it is. */
    reasonCode: Type.Optional(Type.String({ maxLength: 40 })),
    reasonText: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: AppliedAfterSale,
  problems: [
    ...moved,
    ...tickets,
    'manualQuoteOver',
    'manualQuoteTicketMoved',
    'arrangerNotAllowed',
    'policyForbids',
    'violationReasonMissing',
    'samePassenger',
    ...documents,
    'orderPlacing',
    'creditInsufficient',
    'creditOverdue',
    'governmentUnitMissing',
  ],
})
/** Agency staff, in an assisted session, once it is approved and paid. */
export const carryOutManualQuote = call({
  summary: 'The carrier has carried out an accepted refund or change; of a change with the new ticket numbers.',
  method: 'POST',
  path: 'api/FlightIntl/CarryOutManualQuote',
  access: 'book',
  write: true,
  clause: 'S2.23',
  request: CarriedOutManualQuote,
  response: Kept,
  problems: [...moved, 'manualQuoteTicketsWrong', 'ticketOfOtherCarrier', 'ticketNumberTaken'],
})
