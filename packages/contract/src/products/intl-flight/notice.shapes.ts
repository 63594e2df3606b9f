import { Type, type Static } from 'typebox'
import { Instant } from '../../kit/local-date'
import { words } from '../../kit/words'
import { IntlTimes } from './itinerary.shapes'

/** The last word of a carrier about a flight of an order. */
export const IntlScheduleNotice = Type.Object({
  eventId: Type.String(),
  segment: Type.Integer(),
  kind: words('cancelled', 'delayed', 'retimed', 'restored'),
  announcedAt: Instant,
  /** As the order had it when it was announced. */
  was: IntlTimes,
  /** From now on; absent where it is cancelled. */
  now: Type.Optional(IntlTimes),
  /** Of a cancelled flight: on what its carrier books the passengers, another flight or a whole direction with more flights or fewer. */
  instead: Type.Optional(
    Type.Object({
      /** Flights of the order that it takes out, in order, by their index. */
      takesOut: Type.Array(Type.Integer()),
      flights: Type.Array(
        Type.Object({
          flightNo: Type.String(),
          departAirport: Type.String(),
          departName: Type.String(),
          arriveAirport: Type.String(),
          arriveName: Type.String(),
          ...IntlTimes.properties,
        }),
      ),
    }),
  ),
  /** A connection that has less time now than its airport asks for, or than is wise. */
  risk: Type.Optional(
    Type.Object({
      airport: Type.String(),
      minutesBefore: Type.Integer(),
      minutes: Type.Integer(),
      minimumMinutes: Type.Integer(),
      /** It is to or from another ticket: nobody sees to whoever misses the flight. */
      otherTicket: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Nobody is taken to accept it by keeping silent. */
  isLarge: Type.Boolean(),
  /** Until when somebody answers; absent where nobody is asked. */
  answerBy: Type.Optional(Instant),
  /** What became of it: accepted by somebody, by itself, taken over since it was restored, or given to the agency's desk. */
  answer: Type.Optional(words('accepted', 'silent', 'restored', 'desk')),
  answeredAt: Type.Optional(Instant),
  /** Nobody holds a coupon of the flight any more: all were given back, or at least one was exchanged. */
  became: Type.Optional(words('refunded', 'changed')),
  /** What the caller can do about it free of charge. */
  options: Type.Array(words('accept', 'refund', 'change')),
  /** A refund or change that is under way has the flight: nothing is answered until it is over. */
  held: Type.Boolean(),
  canRefundAll: Type.Boolean(),
  canFreeRebook: Type.Boolean(),
})
export type IntlScheduleNotice = Static<typeof IntlScheduleNotice>
