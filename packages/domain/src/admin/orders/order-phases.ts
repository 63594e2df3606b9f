import type { OrderPhase } from '@sojourn/contract/admin/orders/order-words'
import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'

const phases: Readonly<Record<OrderState, OrderPhase>> = {
  placing: 'approving',
  refused: 'ended',
  draft: 'approving',
  approving: 'approving',
  rejected: 'ended',
  awaitingPayment: 'paying',
  issuing: 'fulfilling',
  issued: 'fulfilled',
  failed: 'ended',
  refunding: 'altering',
  refunded: 'altered',
  refundFailed: 'ended',
  changing: 'altering',
  changed: 'fulfilled',
  changeFailed: 'ended',
  altered: 'altered',
  cancelled: 'ended',
  closed: 'ended',
  completed: 'completed',
}

/** Where an order stands for who looks after the company's orders. */
export const phaseOf = (state: OrderState): OrderPhase => phases[state]

export const statesOf = (phase: OrderPhase): OrderState[] => orderStates.words.filter((state) => phases[state] === phase)

/** What is under way, of which there is never much beside what is over. */
export const countedPhases: readonly OrderPhase[] = ['approving', 'paying', 'fulfilling', 'fulfilled', 'altering']
