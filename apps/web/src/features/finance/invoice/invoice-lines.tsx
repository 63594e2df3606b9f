import type { InvoiceLine } from '@sojourn/contract/finance/invoice.shapes'
import { Words } from '../../../kit/layout/words'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { journeyOf } from './thing-list'
import styles from './invoice.module.css'

/** Lines of an invoice with their tax. */
export function InvoiceLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const text = useText('finance/invoice')
  const { columns: heads } = text
  const columns: Column<InvoiceLine>[] = [
    { key: 'what', head: heads.what, cell: (line) => <Sold line={line} /> },
    { key: 'net', head: heads.net, align: 'end', cell: ({ net }) => <Price fen={net} tone="plain" /> },
    { key: 'rate', head: heads.rate, align: 'end', cell: ({ rate }) => `${rate}%` },
    { key: 'tax', head: heads.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
    { key: 'untaxed', head: heads.untaxed, align: 'end', cell: ({ untaxed }) => <Price fen={untaxed} tone="plain" /> },
    { key: 'amount', head: heads.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
  ]
  return (
    <Records
      caption={text.lines}
      columns={columns}
      rows={lines}
      rowKey={({ place }) => String(place)}
      card={(line) => (
        <>
          <RecordLine>
            <Sold line={line} />
            <Price fen={line.amount} tone="plain" />
          </RecordLine>
          <span className={styles['small']}>
            <TaxWords line={line} />
          </span>
        </>
      )}
    />
  )
}

function Sold({ line }: { line: InvoiceLine }) {
  const text = useText('finance/invoice')
  const { item, traveller, travelDay, ticketNo, ownPrice } = line
  const meta = [journeyOf(line), traveller, formatFullDate(travelDay), ticketNo, ownPrice].filter(Boolean).join(' · ')
  return <Words meta={meta}>{text.items[item]}</Words>
}

function TaxWords({ line: { net, tax, rate, untaxed } }: { line: InvoiceLine }) {
  const { columns: heads } = useText('finance/invoice')
  const parts = [
    `${heads.net} ${formatPrice(net)}`,
    `${heads.tax} ${rate}% ${formatPrice(tax)}`,
    untaxed !== 0 && `${heads.untaxed} ${formatPrice(untaxed)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
