import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlFlightOrderDetail, IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { couponStates } from '@sojourn/contract/booking/codes'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { writeTickets } from '../refund/tickets-in-address'
import { AcceptDialog } from './accept-dialog'
import { Notices } from './notices'
import { numbersOf, ProtectionDialog } from './protection-dialog'

interface Noticed {
  notice: IntlScheduleNotice
  flight: IntlOrderSegment
}

/** The notices of an order with what its booker can do about them free of charge. */
export function OrderNotices({ order }: { order: IntlFlightOrderDetail }) {
  const text = useText('products/intl-flight/after-sale/notices')
  const [accepting, setAccepting] = useState<Noticed>()
  const [protecting, setProtecting] = useState<Noticed>()
  const { orderNo: orderId } = order
  return (
    <>
      <Notices
        order={order}
        actions={(notice, flight) => {
          const tickets = writeTickets(openTickets(order, notice.segment))
          const direction = { orderId, tickets, slice: String(flight.slice), date: notice.was.departDate }
          return (
            <>
              {notice.options.includes('accept') && (
                <Button kind="brand" onClick={() => setAccepting({ notice, flight })}>
                  {text.accept}
                </Button>
              )}
              {notice.options.includes('change') && (
                <Button
                  kind={notice.options.includes('accept') ? 'plain' : 'brand'}
                  onClick={() => setProtecting({ notice, flight })}
                >
                  {notice.instead ? text.takeInstead({ flight: numbersOf(notice.instead) }) : text.protect}
                </Button>
              )}
              {notice.options.includes('change') && <ButtonLink to={paths.intlFlightChange(direction)}>{text.change}</ButtonLink>}
              {notice.options.includes('refund') && (
                <ButtonLink to={paths.intlFlightRefund({ orderId, tickets })}>{text.refund}</ButtonLink>
              )}
            </>
          )
        }}
      />
      {protecting && <ProtectionDialog {...protecting} orderNo={orderId} onClose={() => setProtecting(undefined)} />}
      {accepting && <AcceptDialog {...accepting} order={order} onClose={() => setAccepting(undefined)} />}
    </>
  )
}

const openTickets = ({ travellerList }: IntlFlightOrderDetail, segment: number): string[] =>
  travellerList.flatMap(({ tickets }) =>
    tickets
      .filter(({ coupons }) => coupons.some((coupon) => coupon.segment === segment && coupon.state === couponStates.code('open')))
      .map(({ ticketNo }) => ticketNo),
  )
