import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { useNavigate } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { applyFlightChange, getFlightChangeInfo, getOpenTickets } from '../../../api/calls/products/flight-after-sales'
import { getFlightOrderDetail } from '../../../api/calls/products/flight-order'
import { isProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { paths } from '../../../paths'

export interface Asked {
  orderNo: string
  coupons: CouponRef[]
  flightKey: string
  fareKey: string
  searchId: string
  cause: 'voluntary' | 'involuntary'
  reasonCode?: string
  reasonText?: string
}

/** Asks for the change; then on to payment, or to the order where it waits or is being changed. */
export function useApplyChange(onChanged: () => void) {
  const text = useText('products/flight-change')
  const navigate = useNavigate()
  const apply = useWrite(applyFlightChange, [
    getFlightOrderDetail,
    getFlightChangeInfo,
    getTripOrderList,
    getOpenTickets,
    getPendingOrderStatistical,
  ])
  const send = (asked: Asked, expectedTotal: number) =>
    apply.mutate(
      { ...asked, expectedTotal },
      {
        onSuccess: ({ orderNo, next }) => {
          toast(text.sent, 'good')
          const to = next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightOrder({ orderId: orderNo })
          void navigate(to, { replace: true })
        },
        onError: (error) => {
          toast(isProblem(error, 'quoteChanged') ? text.changed : error.message, 'bad')
          onChanged()
        },
      },
    )
  return { send, busy: apply.isPending }
}
