import { Type } from 'typebox'
import { draftGone } from '../../booking/booking-problems'
import { StateNumber } from '../../booking/state-numbers'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { CreatedOrder } from '../../booking/order.shapes'
import { knownBeforePaying, orderFrame } from './booking.shapes'
import { partyProblems } from './train.calls'
import { ChosenRide, TrainPriceLine } from './train.shapes'

const TempOrderNo = { tempOrderNo: Type.String({ maxLength: 40 }) }
/** Trains and classes that will do, best first. */
const Choices = { choices: Type.Array(ChosenRide, { minItems: 1, maxItems: 6 }) }
const waitlistProblems = [
  ...draftGone,
  'trainUnknown',
  'trainNotOnSale',
  'waitlistClosed',
  'waitlistNotNeeded',
  'waitlistNotOffered',
  'railwayClosed',
  'railwayFailed',
] as const

/** handbook 3.6 */
export const quoteTrainWaitlist = call({
  summary: 'What a waitlist for these classes would cost at most, and until when it may wait.',
  method: 'POST',
  path: 'api/TrainTicket/QuoteWaitlist',
  access: 'book',
  clause: 'S2.26',
  request: Type.Object({
    ...TempOrderNo,
    ...Choices,
    /** Who would travel, each with the document that the ticket would be bought with, once it is chosen. */
    travellers: Type.Array(
      Type.Object({
        employeeId: Type.String({ maxLength: 40 }),
        credentialId: Type.Optional(Type.String({ maxLength: 60 })),
      }),
      { maxItems: 20 },
    ),
  }),
  response: Type.Object({
    /** At the highest price of all choices; joining asks for the same total. */
    prices: Type.Array(TrainPriceLine),
    total: Type.Integer(),
    /** Fares by age on the days of all choices: an infant of any of them cannot join, a child is one on all of them. */
    categories: Type.Array(Type.Object({ employeeId: Type.String(), category: words('adult', 'student', 'child', 'infant') })),
    /** Ends of waiting that may be chosen, each some minutes before the first train; `usual` is proposed. */
    deadlines: Type.Array(Type.Object({ minutesBefore: Type.Integer(), at: Instant, usual: Type.Boolean() })),
    /** Of the ticket that will be had: choices that have the same rules stand together. */
    ...knownBeforePaying,
  }),
  problems: [
    ...waitlistProblems,
    'travellerUnknown',
    'travellerNotAllowed',
    'arrangerNotAllowed',
    'tooManyTravellers',
    'credentialUnknown',
  ],
})
export const joinTrainWaitlist = call({
  summary: 'An order that is paid in advance at the highest price and waits for seats that come back.',
  method: 'POST',
  path: 'api/TrainTicket/JoinWaitlist',
  access: 'book',
  write: true,
  clause: 'S2.26',
  request: Type.Object({ ...orderFrame, ...Choices, deadline: Instant }),
  response: CreatedOrder,
  problems: [...waitlistProblems, ...partyProblems, 'priceChanged', 'waitlistDeadlineWrong', 'waitlistOutsideApplication'],
})
export const leaveTrainWaitlist = call({
  summary:
    'Stops waiting, as a whole or one of the party; what was paid comes back. Before it is paid a waitlist is cancelled like any order.',
  method: 'POST',
  path: 'api/TrainTicket/LeaveWaitlist',
  access: 'book',
  write: true,
  clause: 'S2.26',
  request: Type.Object({
    orderNo: Type.String({ maxLength: 40 }),
    /** The one of the party who leaves, while the others go on waiting; all of them where absent. */
    employeeId: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ orderNo: Type.String(), state: StateNumber }),
  problems: [
    'orderUnknown',
    'travellerUnknown',
    'childAlone',
    'waitlistEnded',
    'leaveUnanswered',
    'transitionRefused',
    'orderChanged',
    'budgetInsufficient',
    'applicationBudgetExceeded',
  ],
})
