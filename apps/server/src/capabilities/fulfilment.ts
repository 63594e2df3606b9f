import type { CouponState, Fulfiller, Handling, OrderKind, PolicyRule, TravelType } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../db/tenant'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'

export interface SuppliedOrder {
  enterpriseId: number
  orderNo: string
  fulfiller: Fulfiller
  supplierReference: string | null
  total: number
}

export interface ReleasedOrder extends SuppliedOrder {
  /** Whoever booked wished it; everything else ended by itself. */
  cancelled: boolean
  /** The number of what goes back, where it is not what the order holds. */
  reference?: string
}

export interface SecuredOrder extends SuppliedOrder {
  kind: OrderKind
  travelType: TravelType
  bookerId: string
  holdExpiresAt: Date
  remark: string
}

/** How the supplier's search for the seats of an order ended; `reference`: the number under which it holds them. */
export type Secured = { held: true; reference?: string } | { failure: string; reference?: string } | { askAgainAt: Date }

/** `left`: its booker has stopped it, and the supplier heard of it first. */
export type IssueResult = Issued | { failure: string } | AskedAgain | { left: true }

export interface AskedAgain {
  askAgainAt: Date
  /** Employees whose order is another one meanwhile: some of the party have left it. */
  concerned?: string[]
}

export interface Issued {
  tickets: IssuedTicket[]
  /** Fen that were paid beyond the price in the end, and go back to those who paid. */
  returned?: number
  /** They were paid for what was bought beside the fare, which earned no points. */
  returnedBeside?: true
}

export interface IssuedTicket {
  ticketNo: string
  traveller: number
  coupons: { segment: number; state: CouponState }[]
}

export interface OfferFailure {
  failure: 'priceChanged' | 'soldOut'
  /** Fen per journey as the supplier asks now. */
  price?: number
  /** The supplier does not want these people, or says that nothing is left: it is asked for nothing else. */
  refused?: boolean
}

export interface OrderPriceLine {
  kind: string
  unit: number
  count: number
  amount: number
}

/** What is held anew, as it was shown, where its time was over. */
export interface HeldAnew {
  keep(tenant: Tenant): Promise<unknown>
}

/** As an order keeps it, with its sentences. */
export interface JudgedViolation {
  travellerId: string
  rule: PolicyRule
  handling: Handling
  journey?: number
  excess?: number
  /** Reasons that excuse it. */
  excuses?: string[]
}

export interface JudgedOrder extends SuppliedOrder {
  tempOrderNo: string
  travelType: TravelType
  travelApplyNo: string | null
}

export interface SubstitutedOrder extends JudgedOrder {
  /** Names this try: what is held for it is answered again. */
  attempt: string
  total: number
  holdExpiresAt: Date
  prices: readonly OrderPriceLine[]
  remark: string
}

/** An order as it is once it has taken another option, which its supplier holds. */
export interface Substitution {
  supplierReference: string
  title: LocalText
  /** What was and is booked, for the history. */
  from: string
  to: string
  departAt: string
  arriveAt: string
  total: number
  prices: OrderPriceLine[]
  segments: NewOrderSegment[]
  /** Of each traveller, in the order's sequence, as the order keeps them. */
  violations: { handling: Handling }[][]
  /** Choice sets of what was on offer when it was held. */
  searchIds: string[]
  /** The number of what goes back for it. */
  replaces?: string
  /** Writes what the product keeps of it beside the order. */
  keep(tenant: Tenant): Promise<unknown>
}
