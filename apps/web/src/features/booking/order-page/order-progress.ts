import type { OrderCore } from '@sojourn/contract/booking/order.shapes'

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
/** With the supplier, done by it, refused by it; what was refunded or changed later was ticketed before. */
const withSupplier: readonly number[] = [1700, 1810, 1820]
const fulfilled: readonly number[] = [1800, 1811, 1821, 1900, 1990]
const refused: readonly number[] = [1801, 1812, 1822]
const completed = 1990
/** All of its tickets are gone. */
const givenBack: readonly number[] = [1811, 1821]
const ended: readonly number[] = [25, 1211, 1400]
const approved = 1

/** Ended before there was a ticket. */
export const isNeverTicketed = (state: number): boolean => ended.includes(state) || refused.includes(state)
const isEnded = (state: number): boolean => ended.includes(state)
/** States that hold seats against the clock. */
export const isHeld = (state: number): boolean => state === approving || state === awaitingPayment

type ProgressOrder = Pick<
  OrderCore,
  'kind' | 'total' | 'state' | 'createdAt' | 'approval' | 'payments' | 'history' | 'departAt' | 'holdExpiresAt'
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

const supplierEvents: readonly string[] = ['issue', 'fail', 'exchange', 'exchangeFail', 'refund', 'refundFail']

function ticketStep({ state, history }: ProgressOrder): Progress {
  const at = history.find(({ event }) => supplierEvents.includes(event))?.at
  if (withSupplier.includes(state)) return { step: 'ticket', state: 'current', at }
  if (refused.includes(state)) return { step: 'ticket', state: 'failed', at }
  return { step: 'ticket', state: fulfilled.includes(state) ? 'done' : 'todo', at }
}

/** A refund pays nobody and leads nowhere; of a booking whose tickets are all gone nobody travels. */
function travelStep({ kind, state, departAt }: ProgressOrder): Progress[] {
  const travels = kind === 'change' || (kind === 'booking' && !givenBack.includes(state))
  return travels ? [{ step: 'travel', state: state === completed ? 'done' : 'todo', at: departAt }] : []
}

/** What was done and what is to come. An order that ended stops at the step where it ended. */
export function orderProgress(order: ProgressOrder): Progress[] {
  const steps: Progress[] = [
    { step: 'submit', state: 'done', at: order.createdAt },
    ...approvalStep(order),
    ...(order.kind === 'refund' || order.total === 0 ? [] : [paymentStep(order)]),
    ticketStep(order),
    ...travelStep(order),
  ]
  const stop = steps.findIndex(({ state }) => state === 'failed')
  return stop === -1 ? steps : steps.slice(0, stop + 1)
}
