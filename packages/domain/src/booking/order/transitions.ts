import type { OrderState } from '@sojourn/contract/booking/codes'

/** What can happen to an order; `skipApproval` is a submission that nobody needs to approve. */
export const orderEvents = [
  'submit',
  'skipApproval',
  'approve',
  'reject',
  'expire',
  'withdraw',
  'pay',
  'cancel',
  'issue',
  'fail',
  'complete',
] as const
export type OrderEvent = (typeof orderEvents)[number]

export type OrderActor = 'booker' | 'payer' | 'approver' | 'supplier' | 'system'

interface Transition {
  to: OrderState
  by: readonly OrderActor[]
}

/** Every legal transition (handbook 6.3). An order is charged only in awaitingPayment, also to company credit. */
export const transitions: Record<OrderState, Partial<Record<OrderEvent, Transition>>> = {
  draft: {
    submit: { to: 'approving', by: ['booker'] },
    skipApproval: { to: 'awaitingPayment', by: ['booker', 'system'] },
    cancel: { to: 'cancelled', by: ['booker'] },
    expire: { to: 'closed', by: ['system'] },
  },
  approving: {
    approve: { to: 'awaitingPayment', by: ['approver', 'system'] },
    reject: { to: 'rejected', by: ['approver', 'system'] },
    withdraw: { to: 'cancelled', by: ['booker'] },
    expire: { to: 'closed', by: ['system'] },
  },
  awaitingPayment: {
    pay: { to: 'issuing', by: ['payer', 'system'] },
    cancel: { to: 'cancelled', by: ['booker'] },
    expire: { to: 'closed', by: ['system'] },
  },
  issuing: {
    issue: { to: 'issued', by: ['supplier'] },
    fail: { to: 'failed', by: ['supplier', 'system'] },
  },
  issued: { complete: { to: 'completed', by: ['system'] } },
  rejected: {},
  failed: {},
  cancelled: {},
  closed: {},
  completed: {},
}

/** The state after an event, or undefined where the event is not legal. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined => transitions[state][event]?.to

export const mayCause = (state: OrderState, event: OrderEvent, actor: OrderActor): boolean =>
  transitions[state][event]?.by.includes(actor) ?? false

/** Nothing happens to such an order any more. */
export const isFinal = (state: OrderState): boolean => Object.keys(transitions[state]).length === 0

/** States in which seats are held but not ticketed. */
export const holdsSeats = (state: OrderState): boolean =>
  state === 'draft' || state === 'approving' || state === 'awaitingPayment'

/** An order that still stands: it counts for the same-passenger check (handbook 1.8). */
export const isActive = (state: OrderState): boolean => holdsSeats(state) || state === 'issuing' || state === 'issued'
