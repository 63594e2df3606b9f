import type { WholeVoucher } from '@sojourn/contract/finance/voucher.shapes'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import styles from './voucher.module.css'

type Line = WholeVoucher['lines'][number] & { place: number }

/** The lines of a voucher, as they stand on it. */
export function VoucherLines({ lines }: { lines: WholeVoucher['lines'] }) {
  const text = useText('finance/vouchers')
  const { columns: heads, detail } = text
  const rateOf = ({ rate }: Line): string => (rate === undefined ? detail.noRate : `${rate}%`)
  const columns: Column<Line>[] = [
    { key: 'words', head: heads.what, cell: ({ words }) => words },
    { key: 'net', head: detail.net, align: 'end', cell: ({ net }) => <Price fen={net} tone="plain" /> },
    { key: 'rate', head: detail.rate, align: 'end', cell: rateOf },
    { key: 'tax', head: heads.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
    { key: 'amount', head: heads.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
  ]
  return (
    <Records
      caption={detail.lines}
      columns={columns}
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowKey={({ place }) => String(place)}
      card={(line) => (
        <>
          <RecordLine>
            <span className={styles['name']}>{line.words}</span>
            <span>{rateOf(line)}</span>
          </RecordLine>
          <RecordFoot>
            <Price fen={line.tax} tone="plain" />
            <Price fen={line.amount} tone="plain" />
          </RecordFoot>
        </>
      )}
    />
  )
}
