import type { IncidentLogRow } from '@sojourn/contract/admin/orders/incident.shapes'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './incidents.module.css'

/** What was done and said, the latest first. */
export function Log({ rows, more }: { rows: readonly IncidentLogRow[]; more: boolean }) {
  const text = useText('admin/orders/incidents')
  return (
    <Card title={text.log}>
      {rows.length === 0 ? (
        <p className={styles['soft']}>{text.noLog}</p>
      ) : (
        <ol className={styles['log']}>
          {rows.map((row, index) => (
            <li key={`${row.at}~${String(index)}`}>
              <Row row={row} />
            </li>
          ))}
        </ol>
      )}
      {more && <p className={styles['soft']}>{text.moreLog}</p>}
    </Card>
  )
}

function Row({ row: { at, act, by, about, outcome, note, people } }: { row: IncidentLogRow }) {
  const text = useText('admin/orders/incidents')
  const done = act === 'answer' || act === 'changed' ? text.acts[act] : text.acts[act]({ people, about })
  const words = [
    done,
    outcome &&
      (act === 'answer' && outcome !== 'noAnswer' && outcome !== 'message' ? text.statuses[outcome] : text.outcomes[outcome]),
    note,
  ]
  return <Words meta={`${by} · ${formatInstant(at)}`}>{words.filter(Boolean).join(' · ')}</Words>
}
