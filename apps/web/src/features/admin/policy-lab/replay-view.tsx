import type { ReplayDifference, ReplayResult } from '@sojourn/contract/products/policy-lab.shapes'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Words } from '../../../kit/layout/words'
import { Records } from '../../../kit/lists/records'
import { Badge } from '../../../kit/marks/badge'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { formatFigure, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './lab.module.css'

/** Whether everything is judged again as it was. */
export function ReplayView({ replay: { verdicts, same, differing } }: { replay: ReplayResult }) {
  const text = useText('admin/policy/lab')
  if (verdicts === 0) return <EmptyState icon="search" title={text.replayNone} />
  const differ = verdicts - same
  return (
    <>
      <p className={styles['head']}>
        <strong>{text.same({ same: formatFigure(same), of: formatFigure(verdicts) })}</strong>
        <Badge tone={differ === 0 ? 'good' : 'bad'} icon={differ === 0 ? 'check' : 'alert'}>
          {differ === 0 ? text.allSame : text.someDiffer({ count: formatFigure(differ) })}
        </Badge>
      </p>
      {differing.length > 0 && (
        <Records
          caption={text.differing}
          rows={differing}
          rowKey={({ searchId }) => searchId}
          columns={[
            { key: 'order', head: text.order, cell: (row) => <Of row={row} /> },
            { key: 'offer', head: text.offer, cell: (row) => <Offer row={row} /> },
            { key: 'recorded', head: text.recorded, width: 140, cell: ({ recorded }) => <VerdictBadge verdict={recorded} /> },
            { key: 'found', head: text.found, width: 140, cell: ({ found }) => <VerdictBadge verdict={found} /> },
          ]}
          card={(row) => (
            <>
              <Of row={row} />
              <Offer row={row} />
              <span className={styles['change']}>
                <VerdictBadge verdict={row.recorded} />
                <VerdictBadge verdict={row.found} />
              </span>
            </>
          )}
        />
      )}
    </>
  )
}

function Of({ row: { orderNo, searchedAt } }: { row: ReplayDifference }) {
  const text = useText('admin/policy/lab')
  return (
    <Words meta={formatInstant(searchedAt)}>
      {orderNo === undefined ? text.noOrder : <Link to={paths.order({ orderId: orderNo })}>{orderNo}</Link>}
    </Words>
  )
}

function Offer({ row: { offer, count } }: { row: ReplayDifference }) {
  const text = useText('admin/policy/lab')
  return <span>{text.differs({ offer, count: formatFigure(count) })}</span>
}
