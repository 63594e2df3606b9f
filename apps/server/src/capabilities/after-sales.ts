import type { CouponState, Fulfiller, OrderKind } from '@sojourn/contract/booking/codes'
import type { SuppliedOrder } from './fulfilment'

/** What the product's rules of refunds and changes ask of an order. */
export interface TicketedOrder {
  fulfiller: Fulfiller
  kind: OrderKind
  issuedAt: Date | null
  /** When the last of it is over. */
  arriveAt: Date
  segments: readonly {
    departAt: string
    body: object
    /** Their states. */
    coupons: readonly CouponState[]
    /** The supplier has announced that a change is free, that everything comes back. */
    freeRebook: boolean
    freeRefund: boolean
  }[]
}

/** A refund or change order with the coupons that it takes. */
export interface AlteringOrder extends SuppliedOrder {
  createdAt: Date
  /** Until when seats are kept for it. */
  holdExpiresAt: Date
  lines: readonly {
    line: number
    ticketNo: string
    segment: number
    fee: number
    serviceFee: number
    amount: number
    offer: object | null
  }[]
}

export interface RefundedLine {
  line: number
  /** Fen that the supplier keeps; less than was quoted when the supplier itself changed its service meanwhile. */
  fee: number
  involuntary: boolean
  /** Fen that were paid to us for booking it, where that is not the traveller's fee of one journey. */
  bookingFee?: number
}

export interface ExchangedLine {
  line: number
  newTicketNo: string
  /** Where one ticket is made for several coupons: which segments of the change order it is of. */
  segments?: readonly number[]
  /** Fen that the supplier returns because the new ticket is cheaper. */
  back?: number
  /** Where the new ticket costs less than was quoted as the most: what the line came to, in fen; the rest of what was paid goes back. */
  settled?: { fee: number; fareDifference: number; amount: number; offer: object }
}

/** `passing`: the same may succeed a little later; `askAgainAt`: it is asked for again then. */
export interface SupplierRefusal {
  failure: string
  passing?: boolean
  askAgainAt?: Date
}

export interface SuppliedCoupon {
  ticketNo: string
  /** Absent where a ticket is of one segment only. */
  segment?: number
  state: CouponState
}

export interface WholeRefund {
  /** Fen that come back, and that are kept. */
  amount: number
  fee: number
}

/** Why nothing of an order can be given up, in the reader's words. */
export interface NothingToRefund {
  nothing: string
}

export interface ScheduleNotice {
  orderNo: string
  segment: number
  eventId: string
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  protectedFlightKey: string | null
  /** The service as it is from now on, as its product keeps it; absent where it is cancelled or nobody says so. */
  now?: object | null
  /** The service as it was when this was heard, as its product keeps it. */
  was?: object | null
  /** What the supplier books travellers on in its place, as its product keeps it; absent where it names nothing. */
  instead?: object | null
  canRefundAll: boolean
  canFreeRebook: boolean
  announcedAt: Date
  /** By when somebody answers; absent where nobody is asked. */
  answerBy?: Date | null
}

/**
 * What became of a notice: accepted by somebody, by itself at its deadline, taken over because the supplier restored what it had changed, or
 * handed to the agency, where it can still be accepted.
 */
export type NoticeAnswer = 'accepted' | 'silent' | 'restored' | 'desk'
export interface AnsweredNotice extends ScheduleNotice {
  answer: NoticeAnswer | null
  answeredAt: Date | null
}

/** One notice among those of an order. */
export interface NoticeOfOrder {
  enterpriseId: number
  orderNo: string
  segment: number
  eventId: string
}

export interface TravelledOrder extends SuppliedOrder {
  ticketNos: readonly string[]
}

/** What the supplier tells of the coupons of an order; unknown tickets are left out. */
export interface Travelled {
  coupons: SuppliedCoupon[]
  /**
   * Of those that nobody used, as just seen, the fen that they cost and what comes back of these; guarantees end here too. Absent where
   * nothing comes back by itself.
   */
  settle?(unused: readonly SuppliedCoupon[]): Promise<{ gone: number; back: number }>
}

/** What was announced after `since` is asked for, about tickets of one customer. */
export interface Watch {
  enterpriseId: number
  since: Date
}
