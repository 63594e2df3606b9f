import type { ServiceFeeRow } from '@sojourn/contract/admin/agency/service-fee.calls'
import { Fact, FactList } from '../../../kit/lists/facts'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import { FeeAmounts, FeeSteps, useFeeWords } from './fee-words'

interface FeeRowsProps {
  caption: string
  none: string
  rows: readonly ServiceFeeRow[]
  /** Where each stands is said. */
  named: boolean
}

/** Fees as a table, and as cards where there is no room for one. */
export function FeeRows({ caption, none, rows, named }: FeeRowsProps) {
  const text = useText('admin/agency/service-fee')
  const words = useFeeWords()
  const badge = ({ status }: ServiceFeeRow) => named && <Badge tone="locked">{text.statuses[status]}</Badge>
  const columns: Column<ServiceFeeRow>[] = [
    {
      key: 'who',
      head: text.columns.who,
      cell: (row) => (
        <>
          {words.who(row)} {badge(row)}
        </>
      ),
    },
    { key: 'product', head: text.columns.product, width: 120, cell: words.product },
    { key: 'from', head: text.columns.from, width: 170, cell: words.from },
    { key: 'fees', head: text.columns.fees, cell: (row) => <FeeAmounts row={row} /> },
    { key: 'by', head: text.columns.by, cell: (row) => <FeeSteps row={row} /> },
  ]
  return (
    <Records
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ feeId }) => feeId}
      empty={none}
      card={(row) => (
        <>
          <RecordLine>
            <strong>{`${words.who(row)} · ${words.product(row)}`}</strong>
            {badge(row)}
          </RecordLine>
          <FactList>
            <Fact name={text.columns.from}>{words.from(row)}</Fact>
          </FactList>
          <FeeAmounts row={row} />
          <FeeSteps row={row} />
        </>
      )}
    />
  )
}
