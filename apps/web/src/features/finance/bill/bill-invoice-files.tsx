import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import { useState } from 'react'
import { searchBillInvoices } from '../../../api/calls/finance/invoice'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Entry } from '../../../kit/lists/entry'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Drawer } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages, type Pages } from '../../booking/paging/use-pages'
import { useVoucherFile } from '../invoice/use-voucher-file'
import styles from './bill.module.css'

/** What was issued has a paper, also where it was taken back later. */
const issued: InvoiceState[] = ['issued', 'delivered', 'redLettered', 'reissued']

/** The invoices of a bill as PDFs. */
export function BillInvoiceFiles({ billNo, period }: { billNo: string; period: string }) {
  const { files } = useText('finance/bill/papers')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {files.invoices}
      </Button>
      {open && (
        <Drawer open onClose={() => setOpen(false)} title={files.invoicesOf({ period })}>
          <InvoiceFiles billNo={billNo} />
        </Drawer>
      )}
    </>
  )
}

function InvoiceFiles({ billNo }: { billNo: string }) {
  const { files } = useText('finance/bill/papers')
  const pages = usePages(searchBillInvoices, { billNo, states: issued }, (page) => page)
  return (
    <PagedList
      pages={pages}
      skeleton={<SkeletonList count={4} height={72} />}
      empty={
        <EmptyState compact icon="document" title={files.noInvoices}>
          {files.noInvoicesWhy}
        </EmptyState>
      }
    >
      {(invoices) => (
        <>
          <AllFiles billNo={billNo} readAll={pages.readAll} />
          <ul className={styles['files']}>
            {invoices.map((invoice) => (
              <InvoiceFile key={invoice.invoiceId} invoice={invoice} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}

const invoicesOfFile = 50

/** All of them, shown or not, so many in one PDF. */
function AllFiles({ billNo, readAll }: { billNo: string; readAll: Pages<Invoice>['readAll'] }) {
  const { files } = useText('finance/bill/papers')
  const { fetchFile } = useVoucherFile()
  const [busy, setBusy] = useState(false)
  const fetchAll = async () => {
    setBusy(true)
    try {
      const { rows, complete } = await readAll()
      const ids = rows.map(({ invoiceId }) => invoiceId)
      for (let from = 0; from < ids.length; from += invoicesOfFile) {
        const came = await fetchFile('pdf', ids.slice(from, from + invoicesOfFile), `${billNo}-${from / invoicesOfFile + 1}`)
        if (!came) return
      }
      if (!complete) toast(files.invoicesPart({ count: ids.length }), 'info')
    } catch (error) {
      toast((error as Error).message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles['take']}>
      <Button size="compact" icon="download" busy={busy} onClick={() => void fetchAll()}>
        {files.allInvoices}
      </Button>
    </div>
  )
}

function InvoiceFile({ invoice: { invoiceId, kind, number, titleName, amount, reverses } }: { invoice: Invoice }) {
  const { kinds, red } = useText('finance/invoice')
  const { files } = useText('finance/bill/papers')
  const { busy, fetchFile } = useVoucherFile()
  const name = number ?? invoiceId
  return (
    <Entry
      mark={<IconMark name="document" />}
      title={[kinds[kind], reverses && red].filter(Boolean).join(' · ')}
      meta={[name, titleName, formatPrice(amount)].join(' · ')}
      end={
        <Button
          size="compact"
          icon="download"
          busy={busy !== undefined}
          aria-label={files.pdfOf({ number: name })}
          onClick={() => void fetchFile('pdf', [invoiceId], name)}
        >
          PDF
        </Button>
      }
    />
  )
}
