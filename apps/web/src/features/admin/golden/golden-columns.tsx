import type { GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { formatFullDate, formatList } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './golden.module.css'

interface GoldenProps {
  golden: GoldenTrip
}

export function useGoldenColumns(): Column<GoldenTrip>[] {
  const text = useText('admin/policy/golden')
  return [
    { key: 'name', head: text.name, cell: (golden) => <Name golden={golden} /> },
    { key: 'offer', head: text.offer, cell: (golden) => <Offer golden={golden} /> },
    { key: 'must', head: text.must, width: 130, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
    { key: 'now', head: text.now, width: 200, cell: (golden) => <Now golden={golden} /> },
  ]
}

const Name = ({ golden: { name, title, orderNo, people, travelOn } }: GoldenProps) => (
  <Words
    meta={
      <>
        {orderNo === undefined ? title : <Link to={paths.order({ orderId: orderNo })}>{title}</Link>}
        {` · ${formatList(people)} · ${formatFullDate(travelOn)}`}
      </>
    }
  >
    <strong>{name}</strong>
  </Words>
)

function Offer({ golden: { offer, bought } }: GoldenProps) {
  const text = useText('admin/policy/golden')
  return <Words {...(bought && { meta: text.bought })}>{offer}</Words>
}

/** What the policies in force say, and whether that is what it must be. */
function Now({ golden: { verdict, now, sentences } }: GoldenProps) {
  const text = useText('admin/policy/golden')
  if (now === undefined) return <Badge tone="warn">{text.unjudged}</Badge>
  return (
    <Words {...(now !== verdict && sentences[0] !== undefined && { meta: sentences[0] })}>
      <span className={styles['now']}>
        <VerdictBadge verdict={now} />
        <Badge tone={now === verdict ? 'good' : 'bad'} icon={now === verdict ? 'check' : 'alert'}>
          {now === verdict ? text.kept : text.lost}
        </Badge>
      </span>
    </Words>
  )
}

/** A golden trip where there is no room for a table. */
export const GoldenCells = ({ golden }: GoldenProps) => (
  <div className={styles['cells']}>
    <Name golden={golden} />
    <Offer golden={golden} />
    <VerdictBadge verdict={golden.verdict} />
    <Now golden={golden} />
  </div>
)
