import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import type { VoucherRadar } from '@sojourn/contract/finance/voucher.shapes'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './voucher.module.css'

type Part = VoucherRadar['parts'][number]

interface RadarPartsProps {
  by: DueGroup
  parts: readonly Part[]
}

/** Parts that an answer holds at most. */
const partsAtMost = 200

/** Who or what misses vouchers, those with the most tax at risk first. */
export function RadarParts({ by, parts }: RadarPartsProps) {
  const { radar, columns: heads } = useText('finance/vouchers')
  const opener = ({ key, name }: Part) => <Link to={paths.voucherRadar({ by, open: 'part', key })}>{name}</Link>
  const columns: Column<Part>[] = [
    { key: 'name', head: radar.nameOf[by], cell: opener },
    { key: 'count', head: heads.count, align: 'end', cell: ({ count }) => formatFigure(count) },
    { key: 'soon', head: heads.soon, align: 'end', cell: ({ soon }) => formatFigure(soon) },
    { key: 'lapsed', head: heads.lapsed, align: 'end', cell: ({ lapsed }) => formatFigure(lapsed) },
    { key: 'amount', head: radar.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
    { key: 'tax', head: radar.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
  ]
  if (parts.length === 0)
    return (
      <EmptyState compact icon="check" title={radar.none}>
        {radar.noneWhy}
      </EmptyState>
    )
  return (
    <div className={styles['panel']}>
      <Records
        caption={radar.groups[by]}
        columns={columns}
        rows={parts}
        rowKey={({ key }) => key}
        card={(part) => (
          <>
            <RecordLine>{opener(part)}</RecordLine>
            <RecordFoot>
              <span className={styles['small']}>
                {[`${heads.count} ${part.count}`, `${heads.soon} ${part.soon}`, `${heads.lapsed} ${part.lapsed}`].join(' · ')}
              </span>
              <Price fen={part.tax} tone="plain" />
            </RecordFoot>
          </>
        )}
      />
      {parts.length === partsAtMost && <p className={styles['small']}>{radar.partsMost({ count: partsAtMost })}</p>}
    </div>
  )
}
