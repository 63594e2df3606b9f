import { useEffect } from 'react'
import { getEmployeePaymentApp } from '../../api/calls/access/payment-app'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { showDialog } from '../../kit/overlays/modal-queue'
import { MemberBanner } from './member-banner'
import { asksAuthorization } from './payment-app'
import { PaymentAppDialog } from './payment-app-dialog'
import { TravelLikes } from './travel-likes'

/** Asked for once in a load of the portal: whoever said later is left alone. */
const asked = { paymentApp: false, likes: false }

/** What comes up on home by itself: the payment app, membership, and in an assisted session the customer's likes (S1.03, S1.05). */
export function HomeOverlays() {
  const { isQuickLogin } = useEmployee()
  useEffect(() => {
    if (!isQuickLogin || asked.likes) return
    asked.likes = true
    showDialog(TravelLikes)
  }, [isQuickLogin])
  return isQuickLogin ? null : (
    <>
      <PaymentAppQuestion />
      <MemberBanner />
    </>
  )
}

function PaymentAppQuestion() {
  const { data } = useRead(getEmployeePaymentApp, {}, { enabled: !asked.paymentApp })
  const asks = data !== undefined && asksAuthorization(data)
  useEffect(() => {
    if (!asks || asked.paymentApp) return
    asked.paymentApp = true
    showDialog(PaymentAppDialog)
  }, [asks])
  return null
}
