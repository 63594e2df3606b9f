import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import { useState, type ReactNode } from 'react'
import { markInvoices, searchBillInvoices, searchInvoices } from '../../../api/calls/finance/invoice'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { SkeletonRecords } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import type { Pages } from '../../booking/paging/use-pages'
import { InvoiceList, isValid } from './invoice-list'
import { useVoucherFile } from './use-voucher-file'

interface MarkedInvoicesProps {
  pages: Pages<Invoice>
  empty: ReactNode
  /** Of what is printed together. */
  fileName: string
}

/** Invoices, printed together and noted as sent. */
export function MarkedInvoices({ pages, empty, fileName }: MarkedInvoicesProps) {
  const text = useText('finance/invoice')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selection: Selection<Invoice> = {
    keyOf: ({ invoiceId }) => invoiceId,
    chosen,
    onChoose: setChosen,
    offers: isValid,
    nameOf: ({ kind, about }) => [text.kinds[kind], about].join(' '),
    allName: text.chooseAll,
  }
  const { marking, printing, print, mark } = useMarks(chosen, fileName, (done) =>
    setChosen((before) => before.filter((invoiceId) => !done.includes(invoiceId))),
  )
  const chosenBeyond = (p: { count: number }) => [text.chosen(p), text.mostChosen({ count: batchAtMost })].join(' · ')
  return (
    <>
      <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={60} card={140} />} empty={empty}>
        {(invoices) => <InvoiceList invoices={invoices} selection={selection} marks />}
      </PagedList>
      <SelectionBar
        count={chosen.length}
        words={{ chosen: chosen.length > batchAtMost ? chosenBeyond : text.chosen, clearChoice: text.clearChoice }}
        onClear={() => setChosen([])}
      >
        <Button size="compact" busy={marking} onClick={() => mark('mailed')}>
          {text.markMailed}
        </Button>
        <Button size="compact" kind="brand" busy={printing} onClick={() => void print()}>
          {text.print}
        </Button>
      </SelectionBar>
    </>
  )
}

const batchAtMost = 50

/** What is printed is noted once its file has come. */
function useMarks(chosen: readonly string[], fileName: string, onDone: (invoiceIds: readonly string[]) => void) {
  const text = useText('finance/invoice')
  const write = useWrite(markInvoices, [searchInvoices, searchBillInvoices])
  const { busy, fetchFile } = useVoucherFile()
  const invoiceIds = chosen.slice(0, batchAtMost)
  const mark = (done: 'printed' | 'mailed') =>
    write.mutate(
      { invoiceIds, mark: done },
      {
        onSuccess: ({ count }) => {
          toast(text[done]({ count }), 'good')
          onDone(invoiceIds)
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  const print = async () => {
    if (await fetchFile('pdf', invoiceIds, fileName)) mark('printed')
  }
  return { marking: write.isPending, printing: busy === 'pdf', print, mark }
}
