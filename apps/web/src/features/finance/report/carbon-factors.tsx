import { toldFactors, type ToldFactor } from '@sojourn/domain/finance/report/told-factors'
import { productsOf, type ReportKind } from '@sojourn/domain/finance/report/kinds'
import { Card } from '../../../kit/layout/page'
import { Table, type Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import styles from './report.module.css'

/** By which factors carbon is counted, each with who published it for which year. */
export function CarbonFactors({ kind }: { kind: ReportKind }) {
  const text = useText('finance/report/page')
  const words = useText('finance/report/words')
  const { what, factor, source, year } = words.factorHeads
  const columns: Column<ToldFactor>[] = [
    { key: 'what', head: what, cell: (one) => one.what },
    { key: 'factor', head: factor, align: 'end', cell: (one) => one.factor },
    { key: 'source', head: source, cell: (one) => one.source },
    { key: 'year', head: year, align: 'end', cell: (one) => one.year },
  ]
  return (
    <Card title={words.factorsTitle}>
      <p className={styles['small']}>{text.carbonSource}</p>
      <Table
        caption={words.factorsTitle}
        columns={columns}
        rows={toldFactors(words, productsOf(kind, undefined))}
        rowKey={(one) => one.what}
      />
    </Card>
  )
}
