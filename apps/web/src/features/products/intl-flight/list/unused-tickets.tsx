import { getIntlOpenTicketsOfSearch } from '../../../../api/calls/products/intl-flight/after-sales'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OfferStrip } from '../../../booking/list/offer-strip'

/** A traveller of this search has a ticket that was never used: it is offered before a new one is bought (S2.36). */
export function UnusedTickets({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('booking/order/open')
  const { data } = useRead(getIntlOpenTicketsOfSearch, { tempOrderNo }, { staleTime: 60_000 })
  return data?.list.map(({ ticketNo, orderNo, traveller, title, carrier, couponsLeft, expiresOn, serves, value }) => (
    <OfferStrip
      key={ticketNo}
      icon="ticket"
      warns
      action={
        <ButtonLink
          kind="quiet"
          size="compact"
          to={
            serves
              ? paths.intlFlightChangeApply({ orderId: orderNo, tickets: ticketNo })
              : paths.intlFlightOrder({ orderId: orderNo })
          }
        >
          {serves ? text.use : text.see}
        </ButtonLink>
      }
    >
      {serves
        ? text.servesAbroad({
            traveller,
            carrier,
            value: formatPrice(value),
            until: formatFullDate(expiresOn),
            count: couponsLeft,
          })
        : text.offer({ traveller, title, value: formatPrice(value) })}
    </OfferStrip>
  ))
}
