import type { OfferedTicket } from '@sojourn/contract/products/flight/after-sales.shapes'
import { getOpenTicketsOfSearch } from '../../../../api/calls/products/flight/after-sales'
import { useRead } from '../../../../api/queries'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OfferStrip } from '../../../booking/list/offer-strip'
import { writeCoupons } from '../../../booking/after-sale/coupons'
import { carrierName, type FlightNames } from '../format'

/** Tickets of the travellers of a search that were never used. */
export const useOfferedTickets = (tempOrderNo: string): readonly OfferedTicket[] =>
  useRead(getOpenTicketsOfSearch, { tempOrderNo }, { staleTime: 60_000 }).data?.list ?? []

interface UnusedTicketsProps {
  tempOrderNo: string
  /** The day that is searched. */
  date: string
  names: FlightNames
}

/** A traveller of this search has a ticket that was never used: it is offered before a new one is bought (S2.36). */
export function UnusedTickets({ tempOrderNo, date, names }: UnusedTicketsProps) {
  const text = useText('booking/order/open')
  return useOfferedTickets(tempOrderNo).map((ticket) => {
    const { ticketNo, segment, traveller, title, carrier, expiresOn, serves } = ticket
    const value = formatPrice(ticket.value)
    return (
      <OfferStrip
        key={`${ticketNo}.${segment}`}
        icon="ticket"
        warns
        action={
          <ButtonLink kind="quiet" size="compact" to={serves ? changeOn(ticket, date) : pathOf(ticket)}>
            {serves ? text.use : text.see}
          </ButtonLink>
        }
      >
        {serves
          ? text.serves({ traveller, carrier: carrierName(names, carrier), value, until: formatFullDate(expiresOn) })
          : text.offer({ traveller, title, value })}
      </OfferStrip>
    )
  })
}

/** To the flights of its airline on the searched day, each with what the change to it costs. */
const changeOn = (ticket: OfferedTicket, date: string): string =>
  paths.flightChange({ orderId: ticket.orderNo, coupons: writeCoupons([ticket]), date })

/** To the change where its rule allows one, else to the refund. */
function pathOf(ticket: OfferedTicket): string {
  const query = { orderId: ticket.orderNo, coupons: writeCoupons([ticket]) }
  const changeable = ticket.actions.some(({ action, enabled }) => action === 'change' && enabled)
  return changeable ? paths.flightChangeApply(query) : paths.flightRefund(query)
}
