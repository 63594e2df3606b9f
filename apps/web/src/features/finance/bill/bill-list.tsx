import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { BothAmounts } from '../../../kit/marks/in-base'
import { Price } from '../../../kit/marks/price'
import { formatFigure, formatFullDate, formatInstant } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { inBase } from '../../../kit/text/money'
import { useText } from '../../../kit/text/text'
import { BillBadge } from './bill-badge'
import styles from './bill.module.css'

interface BillListProps {
  bills: readonly Bill[]
  pathOf: (bill: Bill) => string
}

/** Bills, newest first, each with what is still to be done and until when. */
export function BillList({ bills, pathOf }: BillListProps) {
  const text = useText('finance/bill/page')
  const { columns: heads } = text
  const columns: Column<Bill>[] = [
    {
      key: 'period',
      head: heads.period,
      cell: (bill) => (
        <Words meta={bill.billNo}>
          <PeriodLink bill={bill} path={pathOf(bill)} />
        </Words>
      ),
    },
    { key: 'state', head: heads.state, cell: ({ state }) => <BillBadge state={state} /> },
    { key: 'lines', head: heads.lines, cell: (bill) => <Lines bill={bill} /> },
    { key: 'total', head: heads.total, align: 'end', cell: (bill) => <Total bill={bill} /> },
    { key: 'due', head: heads.due, align: 'end', cell: ({ due }) => <Price fen={due} tone="plain" /> },
    { key: 'left', head: heads.left, align: 'end', cell: ({ due, paid }) => <Price fen={due - paid} tone="plain" /> },
    { key: 'by', head: heads.by, cell: (bill) => <Until bill={bill} /> },
  ]
  return (
    <Records
      caption={text.bills}
      columns={columns}
      rows={bills}
      rowKey={({ billNo }) => billNo}
      card={(bill) => (
        <>
          <RecordLine>
            <Words meta={bill.billNo}>
              <PeriodLink bill={bill} path={pathOf(bill)} />
            </Words>
            <BillBadge state={bill.state} />
          </RecordLine>
          <RecordLine>
            <Lines bill={bill} />
            <Until bill={bill} />
          </RecordLine>
          <RecordFoot>
            <span className={styles['soft']}>{heads.total}</span>
            <Total bill={bill} />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Total({ bill: { total, base } }: { bill: Bill }) {
  return <BothAmounts fen={total} base={base && inBase(total, base)} />
}

function PeriodLink({ bill: { from, to }, path }: { bill: Bill; path: string }) {
  return (
    <Link to={path} className={styles['name']}>
      {formatPeriod({ from, to })}
    </Link>
  )
}

function Lines({ bill: { state, lines, undecided } }: { bill: Bill }) {
  const text = useText('finance/bill/page')
  const meta = state === 'preBill' && undecided > 0 ? text.undecided({ count: undecided }) : ''
  return <Words meta={meta}>{formatFigure(lines)}</Words>
}

/** Until when something is to be done. */
function Until({ bill: { state, confirmsAt, dueDay } }: { bill: Bill }) {
  const text = useText('finance/bill/page')
  const words =
    state === 'preBill' && confirmsAt
      ? text.confirmsAt({ at: formatInstant(confirmsAt) })
      : dueDay && state !== 'paid'
        ? text.dueDay({ day: formatFullDate(dueDay) })
        : ''
  return <span className={styles['small']}>{words}</span>
}
