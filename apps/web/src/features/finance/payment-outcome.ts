import { numbersOf } from '@sojourn/contract/booking/state-numbers'

/** The supplier refused what was paid for: an order, a change. */
const failedStates: readonly number[] = [...numbersOf('failed'), ...numbersOf('changeFailed')]

export type PaymentOutcome = 'waiting' | 'paid' | 'someFailed' | 'allFailed'

/** How a payment ended, by the states of its orders; one that is not read yet has not failed. */
export function paymentOutcome(paid: boolean, states: readonly (number | undefined)[]): PaymentOutcome {
  const failed = states.filter((state) => state !== undefined && failedStates.includes(state)).length
  if (failed === 0) return paid ? 'paid' : 'waiting'
  return failed === states.length ? 'allFailed' : 'someFailed'
}
