import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, BookTraveller, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { Type, type Static } from 'typebox'
import { SentFen } from '../../kit/numbers'
import { settleTypes } from '../../booking/codes'
import { ChosenFare, FlightDictionary, FlightFare, FlightOffer, PriceLine } from './flight.shapes'
import { words } from '../../kit/words'

export const CheckedJourney = Type.Object({
  /** 0 out, 1 back; both flights of a connection have the same, and its violations stand at the first. */
  journey: Type.Integer(),
  flight: FlightOffer,
  fare: FlightFare,
  /** The price that was sent, when it is no longer the price. */
  formerPrice: Type.Optional(Type.Integer()),
})
export const BookCheckResult = Type.Object({
  outcome: words('same', 'changed'),
  journeys: Type.Array(CheckedJourney),
  dictionary: FlightDictionary,
  /** Price of one adult without extras; of the whole party where its travellers pay different fares or fees. */
  prices: Type.Array(PriceLine),
  totalPerTraveller: Type.Integer(),
  /** What these prices come to where they are of the whole party. */
  partyTotal: Type.Optional(Type.Integer()),
})
export type BookCheckResult = Static<typeof BookCheckResult>

/** With as whom each traveller flies on the first day. */
export const FlightBookInfo = Type.Object({
  ...BookInfo.properties,
  travellers: Type.Array(Type.Object({ ...BookTraveller.properties, passenger: words('adult', 'child', 'infant', 'newborn') })),
})
export type FlightBookInfo = Static<typeof FlightBookInfo>

/** Who buys a government fare: the unit, and of an official card (公务卡) the first six digits (handbook 1.2). */
export const GovernmentBuyer = Type.Object({
  unit: Type.String({ maxLength: 100 }),
  cardBin: Type.Optional(Type.String({ maxLength: 6 })),
})
export type GovernmentBuyer = Static<typeof GovernmentBuyer>

export const CreateFlightOrder = Type.Object({
  tempOrderNo: Type.String({ maxLength: 40 }),
  /** Out and back, or the two flights of a connection. */
  journeys: Type.Array(ChosenFare, { minItems: 1, maxItems: 2 }),
  travellers: Type.Array(OrderTravellerRequest, { minItems: 1, maxItems: 20 }),
  contact: OrderContact,
  settleType: settleTypes.schema,
  /** The total that the person saw, in fen; another total asks again. */
  expectedTotal: SentFen,
  /** Why one travels; approvers read it. */
  purpose: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the supplier is told too. */
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the company asks beside it. */
  fields: Type.Optional(OrderFieldValues),
  /** Where a government fare is chosen. */
  government: Type.Optional(GovernmentBuyer),
  /** The person was shown the time conflicts and goes on. */
  acceptConflicts: Type.Optional(Type.Boolean()),
  /** Where the flow leaves the choice to the booker (S3.14). */
  approvers: Type.Optional(ChosenApprovers),
})
export type CreateFlightOrder = Static<typeof CreateFlightOrder>
