import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'
import { BaseRate } from '../kit/money'
import {
  approvalStates,
  approvalTaskStates,
  bookTypes,
  couponStates,
  insuranceStates,
  orderKinds,
  products,
  settleTypes,
  silenceEnds,
  travelTypes,
} from './codes'
import { ToldField } from './custom-field.shapes'
import { ApplicationBalance } from './application/application-balance.shapes'
import { PassengerType } from './traveller.shapes'
import { Verdict, Violation } from './policy/verdict.shapes'
import { StateNumber } from './state-numbers'
import { words } from '../kit/words'

/** Who decides, level by level; `deadline` is when silence ends the approval. */
export const ApprovalPreview = Type.Array(
  Type.Object({
    level: Type.Integer(),
    approvers: Type.Array(Type.String()),
  }),
)

export const CreatedOrder = Type.Object({
  orderNo: Type.String(),
  state: StateNumber,
  /**
   * Where the booker goes on: wait for approval, pay, or watch the ticket being issued. `locking`: the supplier's queue has the request
   * (占座中); the order's page and live updates tell how it ends.
   */
  next: words('locking', 'approval', 'pay', 'issuing'),
  holdExpiresAt: Instant,
})
export type CreatedOrder = Static<typeof CreatedOrder>

/** What a person may do with an order now; when not, the sentence says why. */
export const OrderAction = Type.Object({
  action: words('submit', 'resubmit', 'pay', 'cancel', 'withdraw', 'change', 'refund', 'viewApproval'),
  enabled: Type.Boolean(),
  reason: Type.Optional(Type.String()),
})

/**
 * Whether something booked is travelled: `planned` until it is ticketed, `live` on coupons that are valid, `gone` when it was given back
 * or never came about; `none` is of no journey, such as a change that has not come through.
 */
export const TravelStatus = words('none', 'planned', 'live', 'gone')
export type TravelStatus = Static<typeof TravelStatus>

export const OrderSummary = Type.Object({
  orderNo: Type.String(),
  productType: products.schema,
  kind: words(...orderKinds),
  /** As its product calls it. */
  kindName: Type.String(),
  /** Of a change or refund: the order that it alters. */
  parentOrderNo: Type.Optional(Type.String()),
  /** The trip that it belongs to. */
  travelOrderNo: Type.Optional(Type.String()),
  state: StateNumber,
  stateName: Type.String(),
  travelStatus: TravelStatus,
  /** Orders of the changes that gave other tickets for its own. */
  changedTo: Type.Array(Type.String()),
  /** The rejected order that it submits again, and the one that submits it again. */
  resubmits: Type.Optional(Type.String()),
  resubmittedAs: Type.Optional(Type.String()),
  /** One line: MU5101 北京首都 → 上海虹桥. */
  title: Type.String(),
  departAt: Type.String(),
  arriveAt: Type.String(),
  travellers: Type.Array(Type.String()),
  booker: Type.String(),
  /** The caller booked it. */
  isOwn: Type.Boolean(),
  total: Type.Integer(),
  currency: Type.String(),
  travelType: travelTypes.schema,
  /** What policy says of it, after what its travellers answered. */
  verdict: Verdict,
  createdAt: Instant,
  holdExpiresAt: Type.Optional(Instant),
  /** No supplier keeps anything until then: a waitlist, the queue for a lock, an order for a ticket office. */
  nothingHeld: Type.Optional(Type.Boolean()),
  actions: Type.Array(OrderAction),
})
export type OrderSummary = Static<typeof OrderSummary>

export const OrderTraveller = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  passenger: PassengerType,
  credentialType: Type.Integer(),
  credentialNumber: Type.String(),
  /** Of business travel; who travels privately charges none. */
  costCentre: Type.Optional(Type.String()),
  /** Who bears which part, where it is not one alone; the own cost centre first. */
  costShares: Type.Optional(Type.Array(Type.Object({ costCentre: Type.String(), percent: Type.Integer() }))),
  project: Type.Optional(Type.String()),
  /** What the company asked of the traveller. */
  fields: Type.Optional(Type.Array(ToldField)),
  reason: Type.Optional(Type.String()),
  violations: Type.Array(Violation),
  insurances: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      price: Type.Integer(),
      /** Where it stands on each segment that it is for. */
      states: Type.Array(Type.Object({ segment: Type.Integer(), state: words(...insuranceStates), stateName: Type.String() })),
    }),
  ),
  tickets: Type.Array(
    Type.Object({
      ticketNo: Type.String(),
      coupons: Type.Array(Type.Object({ segment: Type.Integer(), state: couponStates.schema, stateName: Type.String() })),
    }),
  ),
})

/** A change or refund of this order, as a row that leads to its own page. */
export const AfterSale = Type.Object({
  orderNo: Type.String(),
  kind: words(...orderKinds),
  state: StateNumber,
  stateName: Type.String(),
  travelStatus: TravelStatus,
  title: Type.String(),
  travellers: Type.Array(Type.String()),
  /** Fen to pay for a change, fen that come back from a refund. */
  total: Type.Integer(),
  createdAt: Instant,
})

export const OrderHistoryEntry = Type.Object({
  at: Instant,
  actor: Type.String(),
  event: Type.String(),
  /** In the caller's language. */
  sentence: Type.String(),
  fromState: Type.Optional(StateNumber),
  toState: StateNumber,
})

export const OrderApproval = Type.Object({
  state: approvalStates.schema,
  deadline: Instant,
  onSilence: words(...silenceEnds),
  tasks: Type.Array(
    Type.Object({
      level: Type.Integer(),
      approver: Type.String(),
      state: approvalTaskStates.schema,
      decidedAt: Type.Optional(Instant),
      reason: Type.Optional(Type.String()),
    }),
  ),
})

/** The part of an order that every product shares; a product adds its items beside it. */
export const OrderCore = Type.Object({
  ...OrderSummary.properties,
  /** As it was when the order was placed. */
  base: Type.Optional(BaseRate),
  version: Type.Integer(),
  bookType: bookTypes.schema,
  settleType: settleTypes.schema,
  contact: Type.Object({ name: Type.String(), mobile: Type.String(), email: Type.String() }),
  travellerList: Type.Array(OrderTraveller),
  prices: Type.Array(
    Type.Object({
      kind: Type.String(),
      /** Of which segment, where the order has several. */
      item: Type.Optional(Type.String()),
      unit: Type.Integer(),
      count: Type.Integer(),
      amount: Type.Integer(),
    }),
  ),
  /** How it was booked: by the booker online, or by one of the agency's staff. */
  channel: words('online', 'agent'),
  /** Who of the agency placed it. */
  agent: Type.Optional(Type.String()),
  /** Positions of segments that nobody travels any more. */
  goneSegments: Type.Array(Type.Integer()),
  /** Who pays what of it, in fen: as planned, and once it is paid as it was paid. */
  split: Type.Object({ company: Type.Integer(), personal: Type.Integer(), points: Type.Integer() }),
  payments: Type.Array(Type.Object({ method: Type.String(), amount: Type.Integer(), state: Type.String(), at: Instant })),
  /** What went back because of this order, and to whom. */
  returns: Type.Array(Type.Object({ method: Type.String(), amount: Type.Integer(), at: Instant })),
  approval: Type.Optional(OrderApproval),
  /** Changes and refunds of this order, oldest first. */
  afterSales: Type.Array(AfterSale),
  history: Type.Array(OrderHistoryEntry),
  /** Of what can be submitted again: the company's reasons, should policy ask for one now. */
  reasons: Type.Optional(Type.Array(Type.Object({ code: Type.String(), name: Type.String(), needsText: Type.Boolean() }))),
  /** What happens next and by when, in the caller's language. */
  nextStep: Type.String(),
  /** Why they travel. */
  purpose: Type.Optional(Type.String()),
  remark: Type.Optional(Type.String()),
  /** What the company asked of the order. */
  fields: Type.Optional(Type.Array(ToldField)),
  /** The travel application that it was booked under, as far as it is left now. */
  application: Type.Optional(ApplicationBalance),
})
export type OrderCore = Static<typeof OrderCore>
