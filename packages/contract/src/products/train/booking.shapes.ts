import { Type, type Static } from 'typebox'
import { OrderFieldValues } from '../../booking/custom-field.shapes'
import { ChosenApprovers } from '../../booking/approval/approval.shapes'
import { BookInfo, BookTraveller, OrderContact, OrderTravellerRequest } from '../../booking/book.shapes'
import { settleTypes } from '../../booking/codes'
import { SentFen } from '../../kit/numbers'
import { words } from '../../kit/words'
import { ChosenRide, NamedStation, TrainOffer, TrainPriceLine, TrainSeat } from './train.shapes'

const CheckedRide = Type.Object({
  train: TrainOffer,
  seat: TrainSeat,
  /** The price that was sent, when it is no longer the price. */
  formerPrice: Type.Optional(Type.Integer()),
})
/** What giving a ticket back and changing it cost, ride by ride, and what else is to be known before paying. */
export const knownBeforePaying = {
  rules: Type.Array(Type.Object({ trainNo: Type.String(), refund: Type.Array(Type.String()), change: Type.String() })),
  notices: Type.Array(Type.String()),
}
/** Price and seats of the chosen rides as they are now. */
export const TrainCheckResult = Type.Object({
  outcome: words('same', 'changed'),
  rides: Type.Array(CheckedRide),
  stations: Type.Array(NamedStation),
  ...knownBeforePaying,
  /** Price of one adult, with the fee of the first traveller. */
  prices: Type.Array(TrainPriceLine),
  totalPerTraveller: Type.Integer(),
})
export type TrainCheckResult = Static<typeof TrainCheckResult>

/** Documents that the railway does not take are `usable: false` with the reason. */
export const TrainBookInfo = Type.Object({
  ...BookInfo.properties,
  travellers: Type.Array(
    Type.Object({
      ...BookTraveller.properties,
      /**
       * By the date of birth on the document: a child pays half and travels with an adult, under six nothing is sold. A student has a
       * student card that is valid on the day.
       */
      category: words('adult', 'student', 'child', 'infant'),
    }),
  ),
  /** How an order is served: by the railway at once, or by the company's local ticket office (handbook 3.10). */
  source: words('railway', 'local'),
  /** Accounts that the local ticket office may buy with; empty on the railway's own way. */
  localAccounts: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Minutes for which locked seats are held without approval. */
  holdMinutes: Type.Integer(),
})
export type TrainBookInfo = Static<typeof TrainBookInfo>

const RideWishes = {
  /** Seats of the party: its row and the letter, 1A and 1F; at most as many as travellers (handbook 3.5). */
  seatChoice: Type.Optional(Type.Array(Type.String({ pattern: '^[1-9][ABCDF]$' }), { maxItems: 5 })),
  /** Berths by count; together at most the travellers. */
  berthChoice: Type.Optional(
    Type.Object({
      lower: Type.Integer({ minimum: 0, maximum: 5 }),
      middle: Type.Integer({ minimum: 0, maximum: 5 }),
      upper: Type.Integer({ minimum: 0, maximum: 5 }),
    }),
  ),
  /** A standing place will do where seats of the class are sold out. */
  acceptStanding: Type.Optional(Type.Boolean()),
}
export const orderFrame = {
  tempOrderNo: Type.String({ maxLength: 40 }),
  /** A sixth traveller is refused with a sentence. */
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
  /** The person was shown the tight connections and goes on. */
  acceptConflicts: Type.Optional(Type.Boolean()),
  approvers: Type.Optional(ChosenApprovers),
}
export const CreateTrainOrder = Type.Object({
  ...orderFrame,
  /** One ride, or both of a journey with one change. */
  rides: Type.Array(ChosenRide, { minItems: 1, maxItems: 2 }),
  ...RideWishes,
  /** Of a local order: the account to buy with. */
  localAccount: Type.Optional(Type.String({ maxLength: 40 })),
})
export type CreateTrainOrder = Static<typeof CreateTrainOrder>
