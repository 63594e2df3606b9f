import type { OrderKind, OrderState } from '@sojourn/contract/booking/codes'
import { chinaOffsetMinutes, localOf } from '../../kit/local-date'
import type { OrderWords } from './order-words'
import type { OrderEvent } from './transitions'

/** 11-28 14:30, as clocks in China show it. */
export function shortMoment(instant: string): string {
  const { date, time } = localOf(instant, chinaOffsetMinutes)
  return `${date.slice(5)} ${time}`
}

/** What happens next and by when. */
export function nextStep(
  order: {
    kind: OrderKind
    state: OrderState
    pendingApprovers: readonly string[]
    deadline?: string
    /** Of a draft: its booker took it back. */
    withdrawn?: boolean
    /** Of what has closed: until when somebody should have decided. */
    decideBefore?: string
  },
  { nextStep: steps, ticketStays, list }: OrderWords,
): string {
  const deadline = order.deadline === undefined ? '' : shortMoment(order.deadline)
  if (order.state === 'approving') return steps.approving({ approvers: list({ items: [...order.pendingApprovers] }), deadline })
  if (order.state === 'awaitingPayment') return steps.awaitingPayment({ deadline })
  if (order.state === 'draft' && order.withdrawn) return steps.withdrawn({ deadline })
  if (order.kind === 'booking' && order.state === 'closed' && order.decideBefore !== undefined)
    return steps.undecided({ deadline: shortMoment(order.decideBefore) })
  if (order.kind === 'booking' && order.state === 'changed') return steps.changedAway
  const stays: Partial<Record<OrderState, string>> = order.kind === 'booking' ? {} : ticketStays
  return stays[order.state] ?? steps[order.state]
}

/** One line of an order's history; without actor it was the system. */
export function historySentence(
  entry: { event: OrderEvent; actor?: string; reason?: string },
  { history, system }: OrderWords,
): string {
  const sentence: (p: { actor: string; reason?: string }) => string = history[entry.event]
  return sentence({ actor: entry.actor ?? system, ...(entry.reason !== undefined && { reason: entry.reason }) })
}
