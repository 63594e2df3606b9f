import { useEffect, useEffectEvent } from 'react'
import { getEmployeePaymentApp } from '../../api/calls/access/payment-app'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { showDialog } from '../../kit/overlays/modal-queue'
import { MemberBanner } from './member-banner'
import { asksAuthorization } from './payment-app'
import { TravelLikes } from './travel-likes'
import { Button } from '../../kit/actions/button'
import { Dialog } from '../../kit/overlays/dialog'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import styles from './payment-app-dialog.module.css'

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

/** S9.16; a window that is hidden does not ask. */
const polling = 2000

/** The code to scan; asks while it is visible whether the person has authorized (S2.63, S7.59). */
function PaymentAppDialog({ close }: { close: () => void }) {
  const text = useText('app/overlays')
  const { data, error } = useRead(getEmployeePaymentApp, {}, { refetchInterval: polling, staleTime: 0 })
  const done = data !== undefined && !asksAuthorization(data)
  const end = useEffectEvent(() => {
    if (error) toast(error.message || text.failed, 'bad')
    else toast(text.paymentAppDone, 'good')
    close()
  })
  useEffect(() => {
    if (error || done) end()
  }, [error, done])
  return (
    <Dialog open onClose={close} title={text.paymentApp} actions={<Button onClick={close}>{text.paymentAppLater}</Button>}>
      <p>{text.paymentAppText}</p>
      <div className={styles['code']}>{data?.qrImage && <img src={data.qrImage} alt={text.paymentAppCode} />}</div>
      <div className={styles['waiting']}>
        <Spinner label={text.paymentAppWaiting} />
      </div>
    </Dialog>
  )
}
