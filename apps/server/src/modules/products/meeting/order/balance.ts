import { isActive, isTicketed } from '@sojourn/domain/booking/order/transitions'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import type { Work } from '../../../../context'
import { findOrders } from '../../../booking/order/store'
import type { MeetingRow } from './meeting-store'

/** Fen that are still to be paid; negative comes back. Undefined before anything is stated. */
export const balanceOf = ({ body, statement }: Pick<MeetingRow, 'body' | 'statement'>): number | undefined =>
  statement ? linesTotal(statement.lines) - body.deposit : undefined

/** Whether an order by which the rest is paid stands, and has paid it. */
export async function payingOf(work: Work, { balanceNo }: MeetingRow): Promise<{ underWay: boolean; paid: boolean }> {
  const [order] = balanceNo === null ? [] : await findOrders(work, [balanceNo])
  return { underWay: order !== undefined && isActive(order.state), paid: order !== undefined && isTicketed(order.state) }
}

export const isBeingPaid = async (work: Work, meeting: MeetingRow): Promise<boolean> => (await payingOf(work, meeting)).underWay

/** The first moment after a meeting. */
export const overAt = ({ plan }: MeetingRow['body']): string =>
  localInstant(addDays(plan.days.at(-1)!, 1), '00:00', chinaOffsetMinutes)

/** Since when a statement waits for an answer; undefined where nobody is asked for one. */
export const unansweredSince = ({ statement, body }: Pick<MeetingRow, 'statement' | 'body'>): string | undefined =>
  statement && statement.objection === undefined ? (statement.statedAt ?? overAt(body)) : undefined
