import { useLocation, useSearchParams } from 'react-router'
import { getOnlineServiceInfo } from '../../api/calls/personal/online-service'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { buttonClass, Button } from '../../kit/actions/button'
import { copyText } from '../../kit/browser/clipboard'
import { Dialog } from '../../kit/overlays/dialog'
import { Icon } from '../../kit/marks/icon'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import styles from './customer-service.module.css'

/** Online help and the phone number, which can be copied (S1.04). On an order the desk learns which one (S7.10). */
export function CustomerService({ close }: { close: () => void }) {
  const text = useText('app/floating')
  const words = useText('kit/widgets')
  const { serviceTel, serviceTelDisplay } = useEmployee()
  return (
    <Dialog open onClose={close} title={text.service}>
      <section className={styles['way']} aria-label={text.serviceOnline}>
        <h3>
          <Icon name="comment" />
          {text.serviceOnline}
        </h3>
        <OnlineLink />
      </section>
      {serviceTel && (
        <section className={styles['way']} aria-label={text.servicePhone}>
          <h3>
            <Icon name="phone" />
            {text.servicePhone}
          </h3>
          <p>{text.servicePhoneText}</p>
          <p className={styles['number']}>{serviceTelDisplay || serviceTel}</p>
          <div className={styles['actions']}>
            <Button icon="copy" onClick={() => void copyText(serviceTelDisplay || serviceTel)}>
              {words.copy}
            </Button>
            <a href={`tel:${serviceTel}`} className={buttonClass('plain')}>
              <Icon name="phone" size={18} />
              {text.serviceCall}
            </a>
          </div>
        </section>
      )}
    </Dialog>
  )
}

function OnlineLink() {
  const text = useText('app/floating')
  const { loading } = useText('kit/widgets')
  const { pathname } = useLocation()
  const orderId = useSearchParams()[0].get('orderId')
  const ofOrder = pathname.startsWith('/order/') && orderId ? { entrance: 1, orderSerialNo: orderId } : { entrance: 0 }
  const { data, error } = useRead(getOnlineServiceInfo, ofOrder)
  if (error) return <p role="alert">{text.serviceFailed}</p>
  if (!data) return <Spinner label={loading} />
  return (
    <>
      <p>{text.serviceOnlineText}</p>
      <div className={styles['actions']}>
        <a href={data.onlineServiceUrl} target="_blank" rel="noopener noreferrer" className={buttonClass('brand')}>
          <Icon name="external" size={18} />
          {text.serviceOnline}
        </a>
      </div>
    </>
  )
}
