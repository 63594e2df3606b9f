import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'

export type ProgressStep = 'submit' | 'approval' | 'payment' | 'ticket' | 'travel'
export interface Progress {
  step: ProgressStep
  state: 'done' | 'current' | 'todo' | 'failed'
  /** When it was done, or by when it must be. */
  at: string | undefined
  byThen?: boolean
}

/* Order states of handbook 6.2 by their numbers. */
const approving = 20
const awaitingPayment = 1100
const issuing = 1700
const failed = 1801
const completed = 1990
const ended: readonly number[] = [25, 1211, 1400]
const approved = 1

export const isEnded = (state: number): boolean => ended.includes(state)
/** States that hold seats against the clock. */
export const isHeld = (state: number): boolean => state === approving || state === awaitingPayment

type ProgressOrder = Pick<
  FlightOrderDetail,
  'state' | 'createdAt' | 'approval' | 'payments' | 'history' | 'departAt' | 'holdExpiresAt'
>

function approvalStep({ approval }: ProgressOrder): Progress[] {
  if (!approval) return []
  const decided = approval.tasks
    .flatMap(({ decidedAt }) => decidedAt ?? [])
    .sort()
    .at(-1)
  if (approval.state === 0) return [{ step: 'approval', state: 'current', at: approval.deadline, byThen: true }]
  return [{ step: 'approval', state: approval.state === approved ? 'done' : 'failed', at: decided }]
}

function paymentStep({ state, payments, holdExpiresAt }: ProgressOrder): Progress {
  const paid = payments.find((payment) => payment.state === 'paid' || payment.state === 'refunded')
  if (paid) return { step: 'payment', state: 'done', at: paid.at }
  if (state === awaitingPayment) return { step: 'payment', state: 'current', at: holdExpiresAt, byThen: true }
  return { step: 'payment', state: isEnded(state) ? 'failed' : 'todo', at: undefined }
}

function ticketStep({ state, history }: ProgressOrder): Progress {
  const at = history.find(({ event }) => event === 'issue' || event === 'fail')?.at
  const states: Record<number, Progress['state']> = {
    [issuing]: 'current',
    [failed]: 'failed',
    1800: 'done',
    [completed]: 'done',
  }
  return { step: 'ticket', state: states[state] ?? 'todo', at }
}

/** What was done and what is to come. An order that ended stops at the step where it ended. */
export function orderProgress(order: ProgressOrder): Progress[] {
  const steps: Progress[] = [
    { step: 'submit', state: 'done', at: order.createdAt },
    ...approvalStep(order),
    paymentStep(order),
    ticketStep(order),
    { step: 'travel', state: order.state === completed ? 'done' : 'todo', at: order.departAt },
  ]
  const stop = steps.findIndex(({ state }) => state === 'failed')
  return stop === -1 ? steps : steps.slice(0, stop + 1)
}
