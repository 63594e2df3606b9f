import type { CouponState, OrderKind, OrderState } from '@sojourn/contract/booking/codes'

/**
 * What can happen to an order; `refuse` ends one that its supplier does not take, before it came about; `skipApproval` is a submission that nobody needs to approve, `settle` an approval or a
 * submission after which nothing is to be paid through us: of an even change, or of a stay that is paid for there. `queue` begins an order whose seats the supplier is still looking for;
 * `leave` gives up what a supplier still waits for, `leaveOne` takes one of the party out of it. `alter`, `refundAll` and `changeAll` happen to an order whose
 * tickets a refund or change order has taken back; `reschedule` takes over the new times of its supplier.
 */
export const orderEvents = [
  'refuse',
  'queue',
  'submit',
  'skipApproval',
  'approve',
  'settle',
  'reject',
  'expire',
  'withdraw',
  'pay',
  'cancel',
  'issue',
  'leave',
  'leaveOne',
  'fail',
  'exchange',
  'exchangeFail',
  'refund',
  'refundFail',
  'alter',
  'refundAll',
  'changeAll',
  'reschedule',
  'complete',
] as const
export type OrderEvent = (typeof orderEvents)[number]

export type OrderActor = 'booker' | 'payer' | 'approver' | 'supplier' | 'system'

interface Transition {
  to: OrderState
  by: readonly OrderActor[]
}
type Table = Partial<Record<OrderState, Partial<Record<OrderEvent, Transition>>>>

/** The way to a decision, which all kinds share. */
const approving = {
  reject: { to: 'rejected', by: ['approver', 'system'] },
  withdraw: { to: 'cancelled', by: ['booker'] },
  expire: { to: 'closed', by: ['system'] },
} as const satisfies Table['approving']
const awaitingPayment = {
  cancel: { to: 'cancelled', by: ['booker'] },
  expire: { to: 'closed', by: ['system'] },
} as const satisfies Table['awaitingPayment']

/** Its supplier has answered: it goes on as it was submitted, or has never been. */
const placing = {
  submit: { to: 'approving', by: ['booker'] },
  skipApproval: { to: 'awaitingPayment', by: ['booker', 'system'] },
  queue: { to: 'draft', by: ['booker'] },
  refuse: { to: 'refused', by: ['supplier'] },
} as const satisfies Table['placing']

/** A ticketed order ends in travel, or loses its tickets one by one; an unused ticket can go even after the journey (handbook 1.7). */
const altered = { to: 'altered', by: ['supplier'] } as const satisfies Transition
const refundAll = { to: 'refunded', by: ['supplier'] } as const satisfies Transition
const changeAll = { to: 'changed', by: ['supplier'] } as const satisfies Transition
const reschedule = (to: OrderState): Transition => ({ to, by: ['booker', 'system'] })
const complete = { to: 'completed', by: ['system'] } as const satisfies Transition

/** Every legal transition (handbook 6.3). An order is charged only in awaitingPayment, also to company credit. */
export const transitions: Record<OrderKind, Table> = {
  booking: {
    placing: { ...placing, settle: { to: 'issuing', by: ['booker', 'system'] } },
    draft: {
      submit: { to: 'approving', by: ['booker'] },
      skipApproval: { to: 'awaitingPayment', by: ['booker', 'system'] },
      settle: { to: 'issuing', by: ['booker', 'system'] },
      cancel: { to: 'cancelled', by: ['booker'] },
      expire: { to: 'closed', by: ['system'] },
      fail: { to: 'failed', by: ['supplier'] },
    },
    approving: {
      ...approving,
      // Its seats stay held, so that it can be submitted again until the hold is over.
      withdraw: { to: 'draft', by: ['booker'] },
      cancel: { to: 'cancelled', by: ['booker'] },
      approve: { to: 'awaitingPayment', by: ['approver', 'system'] },
      settle: { to: 'issuing', by: ['approver', 'system'] },
    },
    awaitingPayment: { ...awaitingPayment, pay: { to: 'issuing', by: ['payer', 'system'] } },
    issuing: {
      issue: { to: 'issued', by: ['supplier'] },
      leave: { to: 'cancelled', by: ['booker'] },
      leaveOne: { to: 'issuing', by: ['booker'] },
      fail: { to: 'failed', by: ['supplier', 'system'] },
    },
    issued: { alter: altered, refundAll, changeAll, reschedule: reschedule('issued'), complete },
    altered: { alter: altered, refundAll, changeAll, reschedule: reschedule('altered'), complete },
    completed: { alter: altered, refundAll, changeAll },
  },
  change: {
    placing: { ...placing, settle: { to: 'changing', by: ['booker', 'system'] } },
    draft: {
      submit: { to: 'approving', by: ['booker'] },
      skipApproval: { to: 'awaitingPayment', by: ['booker', 'system'] },
      settle: { to: 'changing', by: ['booker', 'system'] },
      cancel: { to: 'cancelled', by: ['booker'] },
      expire: { to: 'closed', by: ['system'] },
      fail: { to: 'changeFailed', by: ['supplier'] },
    },
    approving: {
      ...approving,
      approve: { to: 'awaitingPayment', by: ['approver', 'system'] },
      settle: { to: 'changing', by: ['approver', 'system'] },
    },
    awaitingPayment: { ...awaitingPayment, pay: { to: 'changing', by: ['payer', 'system'] } },
    changing: {
      exchange: { to: 'changed', by: ['supplier'] },
      exchangeFail: { to: 'changeFailed', by: ['supplier', 'system'] },
    },
    changed: { alter: altered, refundAll, reschedule: reschedule('changed'), complete },
    altered: { alter: altered, refundAll, reschedule: reschedule('altered'), complete },
    completed: { alter: altered, refundAll },
  },
  refund: {
    draft: {
      submit: { to: 'approving', by: ['booker'] },
      skipApproval: { to: 'refunding', by: ['booker', 'system'] },
    },
    approving: { ...approving, approve: { to: 'refunding', by: ['approver', 'system'] } },
    refunding: {
      refund: { to: 'refunded', by: ['supplier'] },
      refundFail: { to: 'refundFailed', by: ['supplier', 'system'] },
    },
  },
}

/** The state after an event, or undefined where the event is not legal. */
export const nextState = (kind: OrderKind, state: OrderState, event: OrderEvent): OrderState | undefined =>
  transitions[kind][state]?.[event]?.to

export const mayCause = (kind: OrderKind, state: OrderState, event: OrderEvent, actor: OrderActor): boolean =>
  transitions[kind][state]?.[event]?.by.includes(actor) ?? false

/** States in which seats are held but not ticketed. */
export const holdsSeats = (state: OrderState): boolean =>
  state === 'draft' || state === 'approving' || state === 'awaitingPayment'

const neverTicketed: readonly OrderState[] = [
  'refused',
  'rejected',
  'failed',
  'cancelled',
  'closed',
  'changeFailed',
  'refundFailed',
]
/** Orders as anybody hears of them: one that is being placed or was refused is in no list and no report. */
export const isPlaced = (state: OrderState): boolean => state !== 'placing' && state !== 'refused'

/** An order that ended before it did anything: what was set aside for it goes back. */
export const isNeverTicketed = (state: OrderState): boolean => neverTicketed.includes(state)

/** States in which tickets may be open; which of them are is for their coupons to say. */
export const isTicketed = (state: OrderState): boolean =>
  state === 'issued' || state === 'changed' || state === 'altered' || state === 'completed'

/** An order that still stands: what is open of it counts for the same-passenger check (handbook 1.8). */
export const isActive = (state: OrderState): boolean =>
  state === 'placing' ||
  holdsSeats(state) ||
  state === 'issuing' ||
  state === 'changing' ||
  (isTicketed(state) && state !== 'completed')

/**
 * What happens to an order when coupons of it were refunded or exchanged: all refunded, all changed, or some. A change
 * order whose tickets were all changed again is altered, since `changed` is the state in which it lives.
 */
export function alterationOf(kind: OrderKind, coupons: readonly CouponState[]): 'alter' | 'refundAll' | 'changeAll' {
  if (coupons.every((state) => state === 'refunded')) return 'refundAll'
  return kind === 'booking' && coupons.every((state) => state === 'exchanged') ? 'changeAll' : 'alter'
}
