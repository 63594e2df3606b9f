import { Type } from 'typebox'
import { bookingProblems, draftGone } from '../../booking/booking-problems'
import { CreatedOrder } from '../../booking/order.shapes'
import { Violation } from '../../booking/policy/verdict.shapes'
import { call } from '../../kit/call'
import { CheckIntlBooking, CreateIntlFlightOrder, IntlBookInfo, IntlCheckResult } from './booking.shapes'
import { IntlExtraRequests } from './extras.shapes'

/** Who cannot fly together (handbook 1.2). */
const partyProblems = ['newbornFlies', 'unaccompaniedChild', 'tooManyInfants'] as const
/** Why a trip cannot be had as it was chosen. */
const tripProblems = ['itineraryUnknown', 'legChosenMissing', 'fareSoldOut', 'saleClosed', 'supplierFailed'] as const

/** S7.53 "price" */
export const checkIntlFlightBooking = call({
  summary:
    'Prices a whole trip again before it is booked: the same, a changed price, other hours, or sold out; with tickets, rules and what to mind.',
  method: 'POST',
  path: 'api/FlightIntl/BookCheck',
  access: 'book',
  clause: 'S7.53',
  request: CheckIntlBooking,
  response: IntlCheckResult,
  problems: [...draftGone, ...tripProblems, 'policyForbids', ...partyProblems],
})
export const getIntlFlightBookInfo = call({
  summary:
    'What the booking page of an international trip needs besides the fares: people, documents, cost centres, payment methods.',
  method: 'GET',
  path: 'api/FlightIntl/GetBookInfo',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({ tempOrderNo: Type.String({ maxLength: 40 }) }),
  response: IntlBookInfo,
  problems: [...draftGone],
})
/** Same-passenger check (blocks) and time conflicts (warn), handbook 1.8. */
export const checkIntlPassengers = call({
  summary: 'Looks for journeys that the same people have at the time of a trip, and for the rules that it breaks for each.',
  method: 'POST',
  path: 'api/FlightIntl/CheckSamePassenger',
  access: 'book',
  clause: 'S7.53',
  request: Type.Object({
    ...CheckIntlBooking.properties,
    employeeIds: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 9 }),
    /** What is bought beside the fares, of which a standard may speak too. */
    extras: Type.Optional(
      Type.Array(Type.Object({ employeeId: Type.String({ maxLength: 40 }), extras: IntlExtraRequests }), { maxItems: 9 }),
    ),
  }),
  response: Type.Object({
    same: Type.Array(
      Type.Object({ employeeId: Type.String(), name: Type.String(), orderNo: Type.String(), flightNo: Type.String() }),
    ),
    conflicts: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        name: Type.String(),
        orderNo: Type.String(),
        flightNo: Type.String(),
        departAt: Type.String(),
        sentence: Type.String(),
      }),
    ),
    violations: Type.Array(Violation),
  }),
  problems: [...draftGone, ...tripProblems, 'travellerUnknown', 'travellerNotAllowed', 'arrangerNotAllowed', 'extraUnknown'],
})
/** S7.53 "create order V2" */
export const createIntlFlightOrder = call({
  summary: 'Holds the seats of a whole trip and writes its order.',
  method: 'POST',
  path: 'api/FlightIntl/CreateOrder/V2',
  access: 'book',
  write: true,
  clause: 'S7.53',
  request: CreateIntlFlightOrder,
  response: CreatedOrder,
  problems: [
    ...draftGone,
    ...bookingProblems,
    ...partyProblems,
    ...tripProblems,
    'birthDateMissing',
    'birthDateWrong',
    'priceChanged',
    'timesChanged',
    'samePassenger',
    'fareNotForPersonal',
    'offerWaitsForNobody',
    'passportDetailMissing',
    'documentNotForTrip',
    'stayAddressMissing',
    'passengerProofMissing',
    'frequentFlyerWrong',
    'passengerNotAccepted',
    'extraUnknown',
  ],
})
