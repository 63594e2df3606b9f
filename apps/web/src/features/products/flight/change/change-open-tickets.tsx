import { getOpenTicketsOfSearch } from '../../../../api/calls/products/flight/after-sales'
import { useRead } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OfferStrip } from '../../../booking/list/offer-strip'
import { writeCoupons } from '../../../booking/after-sale/coupons'

/** A traveller of this search has a ticket that was never used: it is offered before a new one is bought (S2.36). */
export function UnusedTickets({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('booking/order/open')
  const { data } = useRead(getOpenTicketsOfSearch, { tempOrderNo }, { staleTime: 60_000 })
  return data?.list.map((ticket) => (
    <OfferStrip
      key={`${ticket.ticketNo}.${ticket.segment}`}
      icon="ticket"
      warns
      action={
        <ButtonLink kind="quiet" size="compact" to={pathOf(ticket)}>
          {text.see}
        </ButtonLink>
      }
    >
      {text.offer({ traveller: ticket.traveller, title: ticket.title, value: formatPrice(ticket.value) })}
    </OfferStrip>
  ))
}

type Ticket = { orderNo: string; ticketNo: string; segment: number; actions: { action: string; enabled: boolean }[] }

/** To the change where its rule allows one, else to the refund. */
function pathOf(ticket: Ticket): string {
  const query = { orderId: ticket.orderNo, coupons: writeCoupons([ticket]) }
  const changeable = ticket.actions.some(({ action, enabled }) => action === 'change' && enabled)
  return changeable ? paths.flightChangeApply(query) : paths.flightRefund(query)
}
