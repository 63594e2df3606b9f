import type { getReportViews } from '@sojourn/contract/finance/report-view.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { useText } from '../../../../kit/text/text'
import { StopMail } from './stop-mail'
import styles from './views.module.css'

/** What colleagues have sent to the reader, which the reader can end for oneself. */
export function ReceivedReports({ received }: { received: ResponseOf<typeof getReportViews>['received'] }) {
  const text = useText('finance/report/views')
  return (
    <section className={styles['part']}>
      <h3>{text.received}</h3>
      <ul className={styles['list']}>
        {received.map(({ viewId, senderId, name, sender }) => (
          <li key={`${viewId} ${senderId}`} className={styles['view']}>
            <strong>{name}</strong>
            <p className={styles['soft']}>{text.from({ name: sender })}</p>
            <div className={styles['line']}>
              <StopMail viewId={viewId} senderId={senderId} name={name} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
