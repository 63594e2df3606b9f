import type { Language } from '@sojourn/contract/kit/language'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { TicketedOrder } from '../../../../capabilities/after-sales'
import { whyExpired } from '../../../booking/coupon/whole-refusals'

/**
 * What can be said of an order before a ticket is chosen: its fare's rules are asked ticket by ticket, and the desk goes past a check-in
 * (docs/decisions/0074).
 */
export function refusedAfterSales(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string } {
  const refused = whyExpired(order, now)
  if (!refused) return {}
  const sentence = problemSentence(refused, language)
  return { change: sentence, refund: sentence }
}
