import { useEffect, useEffectEvent } from 'react'
import { getEmployeePaymentApp } from '../../api/calls/access/payment-app'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Dialog } from '../../kit/overlays/dialog'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { asksAuthorization } from './payment-app'
import styles from './payment-app-dialog.module.css'

/** S9.16; a window that is hidden does not ask. */
const polling = 2000

/** The code to scan; asks while it is visible whether the person has authorized (S2.63, S7.59). */
export function PaymentAppDialog({ close }: { close: () => void }) {
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
