import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { Card } from '../../../kit/layout/page'
import { Table, type Column } from '../../../kit/lists/table'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import styles from './flows.module.css'

type Rule = CompanyFlows['products'][number]

const tones: Readonly<Record<Rule['expectation'], Tone>> = {
  none: 'good',
  mayPass: 'brand',
  mustPass: 'warn',
  beforeBooking: 'warn',
  forbidden: 'locked',
}

/** What bookings of each product have to expect of the flows in force. */
export function ProductRules({ products }: { products: CompanyFlows['products'] }) {
  const text = useText('admin/flows')
  const words = useText('booking/approval-flow')
  const columns: Column<Rule>[] = [
    { key: 'product', head: text.product, width: 140, cell: ({ product }) => <strong>{words.products[product]}</strong> },
    {
      key: 'expectation',
      head: text.expectation,
      width: 150,
      cell: ({ expectation }) => <Badge tone={tones[expectation]}>{words.expectations[expectation]}</Badge>,
    },
    { key: 'rule', head: text.rule, cell: ({ sentence }) => sentence },
  ]
  return (
    <Card title={text.productRules}>
      <p className={styles['soft']}>{text.productRulesHint}</p>
      <Table caption={text.productRules} columns={columns} rows={products} rowKey={({ product }) => product} />
    </Card>
  )
}
