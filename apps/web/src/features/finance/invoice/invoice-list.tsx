import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { InvoiceBadge } from './invoice-badge'
import styles from './invoice.module.css'

interface InvoiceListProps {
  invoices: readonly Invoice[]
  selection?: Selection<Invoice> | undefined
  /** Says whether it was printed and sent. */
  marks?: boolean
}

/** Invoices, newest first. */
export function InvoiceList({ invoices, selection, marks = false }: InvoiceListProps) {
  const text = useText('finance/invoice')
  const { columns: heads } = text
  const columns: Column<Invoice>[] = [
    { key: 'what', head: heads.voucher, cell: (invoice) => <InvoiceLink invoice={invoice} /> },
    { key: 'number', head: heads.number, cell: (invoice) => <Numbered invoice={invoice} /> },
    {
      key: 'title',
      head: heads.title,
      cell: ({ titleName, titleTaxNumber }) => <Words meta={titleTaxNumber}>{titleName}</Words>,
    },
    { key: 'tax', head: heads.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
    { key: 'amount', head: heads.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
    { key: 'state', head: heads.state, cell: (invoice) => <InvoiceStatus invoice={invoice} marks={marks} /> },
  ]
  return (
    <Records
      caption={text.list}
      columns={columns}
      rows={invoices}
      rowKey={({ invoiceId }) => invoiceId}
      selection={selection}
      card={(invoice, box) => (
        <>
          <RecordLine>
            <span className={styles['what']}>
              {box}
              <InvoiceLink invoice={invoice} />
            </span>
          </RecordLine>
          <RecordLine>
            <span className={styles['small']}>{invoice.titleName}</span>
            <InvoiceStatus invoice={invoice} marks={marks} />
          </RecordLine>
          <RecordFoot>
            <Numbered invoice={invoice} />
            <Price fen={invoice.amount} tone="plain" />
          </RecordFoot>
        </>
      )}
    />
  )
}

export function InvoiceLink({ invoice: { invoiceId, kind, about } }: { invoice: Invoice }) {
  const text = useText('finance/invoice')
  return (
    <Words meta={about}>
      <Link to={paths.invoice({ invoiceId })} className={styles['name']}>
        {text.kinds[kind]}
      </Link>
    </Words>
  )
}

function Numbered({ invoice: { number, issuedAt, appliedAt } }: { invoice: Invoice }) {
  return (
    <Words meta={formatInstant(issuedAt ?? appliedAt)}>
      <span className={styles['line']}>{number ?? '—'}</span>
    </Words>
  )
}

/** It has its number, and nobody has taken it back. */
export const isValid = ({ state, reverses }: Invoice): boolean =>
  (state === 'issued' || state === 'delivered') && reverses === undefined

function InvoiceStatus({ invoice, marks }: { invoice: Invoice; marks: boolean }) {
  const text = useText('finance/invoice')
  const { printedAt, mailedAt } = invoice
  const told = [
    printedAt ? text.printedAt({ at: formatInstant(printedAt) }) : isValid(invoice) && text.notPrinted,
    mailedAt && text.mailedAt({ at: formatInstant(mailedAt) }),
  ]
  return (
    <Words meta={marks ? told.filter(Boolean).join(' · ') : ''}>
      <InvoiceBadge invoice={invoice} />
    </Words>
  )
}
