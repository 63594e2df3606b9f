import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import type { ReactNode } from 'react'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './voucher.module.css'

interface DueListProps {
  things: readonly DueThing[]
  /** Says whose they are, for whoever looks at the company. */
  whose?: boolean
  /** What can be done with one. */
  action?: (thing: DueThing) => ReactNode
}

/** What was paid and needs a voucher, with its order and the days that are left. */
export function DueList({ things, whose = false, action }: DueListProps) {
  const text = useText('finance/vouchers')
  const { columns: heads } = text
  const columns: Column<DueThing>[] = [
    { key: 'what', head: heads.what, cell: (thing) => <What thing={thing} /> },
    ...(whose
      ? [
          {
            key: 'who',
            head: heads.traveller,
            cell: ({ traveller, department }: DueThing) => <Words meta={department}>{traveller}</Words>,
          },
        ]
      : []),
    { key: 'supplier', head: heads.supplier, cell: ({ supplier }) => supplier },
    {
      key: 'travelDay',
      head: heads.travelDay,
      cell: ({ travelDay }) => <span className={styles['line']}>{formatFullDate(travelDay)}</span>,
    },
    { key: 'lastDay', head: heads.lastDay, cell: (thing) => <Days thing={thing} /> },
    { key: 'tax', head: heads.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
    { key: 'amount', head: heads.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
    ...(action ? [{ key: 'action', head: '', cell: action }] : []),
  ]
  return (
    <Records
      caption={text.own.missing}
      columns={columns}
      rows={things}
      rowKey={({ key }) => key}
      card={(thing) => <DueCard thing={thing} whose={whose} action={action?.(thing)} />}
    />
  )
}

function DueCard({ thing, whose, action }: { thing: DueThing; whose: boolean; action: ReactNode }) {
  return (
    <>
      <RecordLine>
        <What thing={thing} />
        {action}
      </RecordLine>
      {whose && (
        <RecordLine>
          <span className={styles['small']}>{[thing.traveller, thing.department].filter(Boolean).join(' · ')}</span>
        </RecordLine>
      )}
      <RecordFoot>
        <Days thing={thing} />
        <Price fen={thing.amount} tone="plain" />
      </RecordFoot>
    </>
  )
}

function What({ thing: { item, orderNo, service, from, to, payer } }: { thing: DueThing }) {
  const text = useText('finance/vouchers')
  const journey = [from, to].filter(Boolean).join(' – ')
  return (
    <Words meta={[service, journey, payer === 'person' && text.ownMoney].filter(Boolean).join(' · ')}>
      <Link to={paths.order({ orderId: orderNo })} className={styles['name']}>
        {text.items[item]}
      </Link>
    </Words>
  )
}

const soonDays = 30

function Days({ thing: { lastDay, daysLeft } }: { thing: DueThing }) {
  const text = useText('finance/vouchers')
  const words = daysLeft < 0 ? text.lapsedSince({ days: -daysLeft }) : text.daysLeft({ days: daysLeft })
  return (
    <Words meta={formatFullDate(lastDay)}>
      <Badge tone={daysLeft < 0 ? 'bad' : daysLeft <= soonDays ? 'warn' : 'neutral'}>{words}</Badge>
    </Words>
  )
}
