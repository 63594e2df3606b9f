import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { getTravelApplyDetail } from '../../../api/calls/booking/application/application'
import { useRead } from '../../../api/queries'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { amendments } from './application-amended'
import styles from './application-detail.module.css'
import { useAmendedWords } from './use-amended-words'

/** What a modification that waits for approval changes of what holds, old beside new; nothing otherwise. */
export function ApplicationAmendment({ detail }: { detail: ApplicationDetail }) {
  const { travelApplyNo, validVersion, contentVersion } = detail
  const amended = validVersion > 0 && contentVersion > validVersion
  const former = useRead(getTravelApplyDetail, { travelApplyNo, contentVersion: validVersion }, { enabled: amended })
  return amended && former.data ? <Changes before={former.data} after={detail} /> : null
}

function Changes({ before, after }: { before: ApplicationDetail; after: ApplicationDetail }) {
  const text = useText('booking/application/detail')
  const changes = amendments(before, after, useAmendedWords())
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
  const text = useText('booking/application/detail')
  const Mark = fresh ? 'ins' : 'del'
  return <td>{lines.length === 0 ? text.none : lines.map((line) => <Mark key={line}>{line}</Mark>)}</td>
}
