import type { OrderKind, OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { localMomentInWords, momentInWords } from '../../kit/day-words'
import type { OrderWords } from './order-words'
import type { OrderEvent } from './transitions'

/** What happens next and by when. */
export function nextStep(
  order: {
    kind: OrderKind
    state: OrderState
    pendingApprovers: readonly string[]
    deadline?: string
    /** Of a draft: its booker took it back. */
    withdrawn?: boolean
    /** What somebody is booked on has left without them. */
    missed?: boolean
    /** Of what has closed: until when somebody should have decided. */
    decideBefore?: string
  },
  { language, nextStep: steps, ticketStays, list }: OrderWords,
): string {
  const deadline = order.deadline === undefined ? '' : momentInWords(order.deadline, language)
  if (order.state === 'approving') return steps.approving({ approvers: list({ items: [...order.pendingApprovers] }), deadline })
  if (order.state === 'awaitingPayment') return steps.awaitingPayment({ deadline })
  if (order.state === 'draft' && order.withdrawn) return steps.withdrawn({ deadline })
  if (order.kind === 'booking' && order.state === 'closed' && order.decideBefore !== undefined)
    return steps.undecided({ deadline: momentInWords(order.decideBefore, language) })
  if (order.kind === 'booking' && order.state === 'changed') return steps.changedAway
  if (order.missed) return steps.missed
  const stays: Partial<Record<OrderState, string>> = order.kind === 'booking' ? {} : ticketStays
  return stays[order.state] ?? steps[order.state]
}

/** One line of an order's history; without actor it was the system. A change or refund is asked for, an order is placed. */
export function historySentence(
  entry: { kind: OrderKind; event: OrderEvent; actor?: string; reason?: string; traveller?: string; amount?: string },
  { kinds, history, afterHistory, system }: OrderWords,
): string {
  const { kind, event, actor = system, ...facts } = entry
  const own: Partial<typeof afterHistory> = kind === 'booking' ? {} : afterHistory
  const sentence: (p: { actor: string; kind: string; reason?: string; traveller?: string; amount?: string }) => string =
    own[event as keyof typeof own] ?? history[event]
  return sentence({ ...facts, actor, kind: kinds[kind] })
}

/** A service that leaves at another hour of its place, as the history of its order keeps it. */
export type Rescheduled = Record<'service' | 'wasDate' | 'wasTime' | 'date' | 'time', string>

/** MU501 12月1日 10:00 → 12月1日 12:30 */
export const rescheduledInWords = ({ service, wasDate, wasTime, date, time }: Rescheduled, language: Language): string =>
  `${service} ${localMomentInWords(wasDate, wasTime, language)} → ${localMomentInWords(date, time, language)}`

const setbacks: readonly string[] = ['refuse', 'reject', 'fail', 'expire', 'exchangeFail', 'refundFail']
/** What happened is no step forward: it is not ticked off. */
export const isSetback = (event: string): boolean => setbacks.includes(event)
