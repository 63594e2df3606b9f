import type { AccountingGap } from '@sojourn/contract/finance/accounting.shapes'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { Table, type Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './accounting.module.css'

/** Lines that cannot be exported, by what the mapping lacks for them. */
export function GapList({ gaps }: { gaps: readonly AccountingGap[] }) {
  const text = useText('finance/accounting/page')
  const columns: Column<AccountingGap>[] = [
    { key: 'lacks', head: text.gaps, cell: ({ lacks }) => <Badge tone="bad">{text.lacks[lacks]}</Badge> },
    { key: 'what', head: text.gapWhat, cell: (gap) => <Gap gap={gap} /> },
    { key: 'lines', head: text.gapLines, align: 'end', cell: ({ lines }) => formatFigure(lines) },
    { key: 'amount', head: text.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
  ]
  return (
    <Card title={text.gaps}>
      <p className={styles['lead']}>{text.gapsLead}</p>
      <Table caption={text.gaps} columns={columns} rows={gaps} rowKey={(gap) => JSON.stringify(gap)} />
    </Card>
  )
}

function Gap({ gap: { product, category, method, costCentre, projectCode, entity } }: { gap: AccountingGap }) {
  const text = useText('finance/accounting/page')
  const { categories, methods } = useText('finance/bill/page')
  const { products } = useText('admin/orders/words')
  const what = [category && categories[category], product && products[product], method && methods[method]]
  const whose = [entity || text.noEntity, costCentre || text.noCostCentre, projectCode ? text.project({ code: projectCode }) : '']
  return <Words meta={whose.filter(Boolean).join(' · ')}>{what.filter(Boolean).join(' · ')}</Words>
}
