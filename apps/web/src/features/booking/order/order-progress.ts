import type { OrderState } from '@sojourn/contract/booking/codes'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'

export type ProgressStep = 'submit' | 'approval' | 'payment' | 'ticket' | 'travel'
export interface Progress {
  step: ProgressStep
  state: 'done' | 'current' | 'todo' | 'failed'
  /** When it was done, or by when it must be. */
  at: string | undefined
  byThen?: boolean
}

/** With the supplier, done by it; what was refunded or changed later was ticketed before. */
const withSupplier: readonly OrderState[] = ['issuing', 'refunding', 'changing']
const fulfilled: readonly OrderState[] = ['issued', 'refunded', 'changed', 'altered', 'completed']
const failed: readonly OrderState[] = ['failed', 'refundFailed', 'changeFailed']
/** All of its tickets are gone. */
const givenBack: readonly OrderState[] = ['refunded', 'changed']
const ended: readonly OrderState[] = ['rejected', 'cancelled', 'closed', 'refused']
const approved = 1
/** Approvers who were only told decide nothing. */
const told = 16

type ProgressOrder = Pick<
  OrderCore,
  'kind' | 'total' | 'state' | 'createdAt' | 'approval' | 'payments' | 'history' | 'departAt' | 'holdExpiresAt'
>

/** Its supplier may still be silent about an order, or has refused to hold it. */
function submitStep({ createdAt: at }: ProgressOrder, state: OrderState): Progress {
  if (state === 'placing') return { step: 'submit', state: 'current', at }
  return { step: 'submit', state: state === 'refused' ? 'failed' : 'done', at }
}

function approvalStep({ approval }: ProgressOrder): Progress[] {
  if (!approval || approval.state === told) return []
  const decided = approval.tasks
    .flatMap(({ decidedAt }) => decidedAt ?? [])
    .sort()
    .at(-1)
  if (approval.state === 0) return [{ step: 'approval', state: 'current', at: approval.deadline, byThen: true }]
  return [{ step: 'approval', state: approval.state === approved ? 'done' : 'failed', at: decided }]
}

function paymentStep({ payments, holdExpiresAt }: ProgressOrder, state: OrderState): Progress {
  const paid = payments.find((payment) => payment.state === 'paid' || payment.state === 'refunded')
  if (paid) return { step: 'payment', state: 'done', at: paid.at }
  if (state === 'awaitingPayment') return { step: 'payment', state: 'current', at: holdExpiresAt, byThen: true }
  return { step: 'payment', state: ended.includes(state) ? 'failed' : 'todo', at: undefined }
}

const supplierEvents: readonly string[] = ['issue', 'fail', 'exchange', 'exchangeFail', 'refund', 'refundFail']

function ticketStep({ history }: ProgressOrder, state: OrderState): Progress {
  const at = history.find(({ event }) => supplierEvents.includes(event))?.at
  if (withSupplier.includes(state)) return { step: 'ticket', state: 'current', at }
  if (failed.includes(state)) return { step: 'ticket', state: 'failed', at }
  return { step: 'ticket', state: fulfilled.includes(state) ? 'done' : 'todo', at }
}

/** A refund pays nobody and leads nowhere; of a booking whose tickets are all gone nobody travels. */
function travelStep({ kind, departAt }: ProgressOrder, state: OrderState): Progress[] {
  const travels = kind === 'change' || (kind === 'booking' && !givenBack.includes(state))
  return travels ? [{ step: 'travel', state: state === 'completed' ? 'done' : 'todo', at: departAt }] : []
}

/** What was done and what is to come. An order that ended stops at the step where it ended. */
export function orderProgress(order: ProgressOrder): Progress[] {
  const state = stateOfNumber(order.state)
  const steps: Progress[] = [
    submitStep(order, state),
    ...approvalStep(order),
    ...(order.kind === 'refund' || order.total === 0 ? [] : [paymentStep(order, state)]),
    ticketStep(order, state),
    ...travelStep(order, state),
  ]
  const stop = steps.findIndex((step) => step.state === 'failed')
  return stop === -1 ? steps : steps.slice(0, stop + 1)
}
