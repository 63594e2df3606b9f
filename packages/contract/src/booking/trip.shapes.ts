import { Type, type Static } from 'typebox'
import { Instant, LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { products, travelTypes } from './codes'
import { OrderSummary } from './order.shapes'
import { StateNumber } from './state-numbers'

/** Where and when a part begins or ends, local to the place; `at` is the same moment in UTC. */
const TripPoint = Type.Object({
  place: Type.String(),
  note: Type.String(),
  date: LocalDate,
  time: Type.String(),
  at: Instant,
})

/** One part of a trip, whatever the product. */
export const TripPart = Type.Object({
  orderNo: Type.String(),
  productType: products.schema,
  state: StateNumber,
  stateName: Type.String(),
  label: Type.String(),
  detail: Type.String(),
  facts: Type.Array(Type.String()),
  from: TripPoint,
  to: TripPoint,
  travellers: Type.Array(Type.String()),
  /** Refunded, changed or cancelled for everybody: shown, but not travelled. */
  gone: Type.Boolean(),
})
export type TripPart = Static<typeof TripPart>

/** Two parts that one traveller can hardly both take (handbook 1.8). */
export const TripConflict = Type.Object({
  kind: words('overlap', 'tight', 'otherCity'),
  /** Positions in `parts`. */
  parts: Type.Array(Type.Integer()),
  sentence: Type.String(),
})
export type TripConflict = Static<typeof TripConflict>

/** A trip in one row. */
export const TripSummary = Type.Object({
  travelOrderNo: Type.String(),
  name: Type.String(),
  travelType: travelTypes.schema,
  from: LocalDate,
  to: LocalDate,
  travellers: Type.Array(Type.String()),
  orders: Type.Integer(),
  /** Fen of all that stands: bookings and changes, less what came back. */
  total: Type.Integer(),
})
export type TripSummary = Static<typeof TripSummary>

/** Orders of the same people that lie so close that they look like one journey. */
export const TripProposal = Type.Object({
  orders: Type.Array(OrderSummary),
  /** A trip that they could join; absent, a new one. */
  travelOrderNo: Type.Optional(Type.String()),
  name: Type.String(),
})
export type TripProposal = Static<typeof TripProposal>

/** A trip with all its orders (S2.38). */
export const TripView = Type.Object({
  ...TripSummary.properties,
  /** Only its owner books for it, renames it and gives it up. */
  own: Type.Boolean(),
  orderList: Type.Array(OrderSummary),
  parts: Type.Array(TripPart),
  conflicts: Type.Array(TripConflict),
  /** Fen; `returned` is what refunds have brought back. */
  costs: Type.Object({
    booked: Type.Integer(),
    changed: Type.Integer(),
    returned: Type.Integer(),
    company: Type.Integer(),
    personal: Type.Integer(),
    points: Type.Integer(),
  }),
  /** Orders that could join. */
  proposals: Type.Array(OrderSummary),
})
export type TripView = Static<typeof TripView>
