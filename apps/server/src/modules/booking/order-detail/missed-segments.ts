import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { Context } from '../../../context'
import type { OrderRow, OrderSegmentRow } from '../order/store'
import type { TicketRow } from '../order/ticket-store'

/** Segments that have left without somebody, as far as the supplier tells who came. */
export function missedIn(
  { fulfilments, clock }: Context,
  { fulfiller, state }: OrderRow,
  tickets: readonly TicketRow[],
  segments: readonly OrderSegmentRow[],
): number[] {
  const { travelKnownAfter } = fulfilments[fulfiller]
  if (travelKnownAfter === undefined || !isTicketed(state)) return []
  // A coupon that its departure has left behind is still open.
  const waiting = new Set(tickets.flatMap(({ coupons }) => coupons.flatMap((one) => (one.state === 'open' ? [one.segment] : []))))
  const known = clock.now().getTime() - travelKnownAfter * 60_000
  return segments
    .filter(({ position, departAt }) => waiting.has(position) && departAt.getTime() < known)
    .map(({ position }) => position)
}
