import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { isFree } from '@sojourn/domain/products/intl-flight/extras/extras'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { IntlAirTicketExtra } from '@sojourn/supply/ports/intl-air-extras'
import type { Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { OrderTravellerRow } from '../../../booking/order/store'
import type { IntlAlterable, IntlTicketNow } from '../after-sale/alterable'

/** What carriers still sell to one traveller of an order beside what there is. */
export interface SoldTo {
  traveller: OrderTravellerRow
  offers: IntlAirTicketExtra[]
}

/** Whom the carrier has checked in for one flight may still buy for another. */
const isOpen = ({ refused }: IntlTicketNow): boolean =>
  !refused || refused.problem === 'couponCheckedIn' || refused.problem === 'couponAtAirport'

/** Nothing of what the desk has ticketed: no supply knows of it (docs/decisions/0074). */
export async function laterExtras(
  { context }: Work,
  { order, travellers, tickets, kept }: IntlAlterable,
): Promise<SoldTo[] | Problem> {
  const open = order.fulfiller === 'intl-flight' && isTicketed(order.state) ? tickets.filter(isOpen) : []
  const sold =
    open.length === 0
      ? []
      : await context.intlAir.ticketExtras(asking(context), { ticketNos: open.map(({ ticketNo }) => ticketNo) })
  if (isIntlAirFailure(sold)) return problem('supplierFailed')
  return travellers.map((traveller) => {
    const own = open.filter((ticket) => ticket.traveller.position === traveller.position).map(({ ticketNo }) => ticketNo)
    const offers = sold.filter((offer) => own.includes(offer.ticketNo) && isFree(kept.extras.list, traveller.position, offer))
    return { traveller, offers }
  })
}
