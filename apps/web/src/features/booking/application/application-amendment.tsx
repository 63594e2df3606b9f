import type { ApplicationDetail } from '@sojourn/contract/booking/application.shapes'
import { getTravelApplyDetail } from '../../../api/calls/booking/application'
import { useRead } from '../../../api/queries'
import { formatDate, formatPrice } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { amendments } from './application-amended'
import styles from './application-detail.module.css'
import { useProductName } from './application-words'

/** What a modification that waits for approval changes of what holds, old beside new; nothing otherwise. */
export function ApplicationAmendment({ detail }: { detail: ApplicationDetail }) {
  const { travelApplyNo, validVersion, contentVersion } = detail
  const amended = validVersion > 0 && contentVersion > validVersion
  const former = useRead(getTravelApplyDetail, { travelApplyNo, contentVersion: validVersion }, { enabled: amended })
  return amended && former.data ? <Changes before={former.data} after={detail} /> : null
}

function Changes({ before, after }: { before: ApplicationDetail; after: ApplicationDetail }) {
  const text = useText('booking/application-detail')
  const { anyCity } = useText('booking/application')
  const product = useProductName()
  const changes = amendments(before, after, {
    day: formatDate,
    price: formatPrice,
    product,
    flex: text.flex,
    limited: text.limited,
    unlimited: text.unlimited,
    anyCity,
    home: text.home,
    multiUse: text.multiUse,
  })
  const { title, item, none, fields } = text.amended
  return (
    <Card title={title}>
      {changes.length === 0 ? (
        <p className={styles['hint']}>{none}</p>
      ) : (
        <div className={styles['amended']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{item}</th>
                <th scope="col">{text.amended.before}</th>
                <th scope="col">{text.amended.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{fields[change.field]}</th>
                  <Side lines={change.before} />
                  <Side lines={change.after} fresh />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

function Side({ lines, fresh }: { lines: readonly string[]; fresh?: boolean }) {
  const text = useText('booking/application-detail')
  const Mark = fresh ? 'ins' : 'del'
  return <td>{lines.length === 0 ? text.none : lines.map((line) => <Mark key={line}>{line}</Mark>)}</td>
}
