import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import { useState } from 'react'
import { markInvoices, searchInvoices } from '../../../api/calls/finance/invoice'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import type { Selection } from '../../../kit/lists/selection'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { toast } from '../../../kit/overlays/toast'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { InvoiceList, isValid } from './invoice-list'
import { useVoucherFile } from './use-voucher-file'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** Vouchers of airlines and the railway, printed together and noted as sent (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pages = usePages(searchInvoices, { kinds: ['airItinerary', 'railTicket'] }, (page) => page)
  const selection: Selection<Invoice> = {
    keyOf: ({ invoiceId }) => invoiceId,
    chosen,
    onChoose: setChosen,
    offers: isValid,
    nameOf: ({ kind, about }) => [text.kinds[kind], about].join(' '),
    allName: text.chooseAll,
  }
  const { marking, printing, print, mark } = useMarks(chosen, (done) =>
    setChosen((before) => before.filter((invoiceId) => !done.includes(invoiceId))),
  )
  const chosenBeyond = (p: { count: number }) => [text.chosen(p), text.mostChosen({ count: batchAtMost })].join(' · ')
  return (
    <Page title={text.receipts}>
      <p className={styles['lead']}>{text.receiptsLead}</p>
      <Card>
        <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={60} card={140} />} empty={<Nothing />}>
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
      </Card>
    </Page>
  )
}

function Nothing() {
  const text = useText('finance/invoice')
  return (
    <EmptyState
      compact
      icon="ticket"
      title={text.receiptsNone}
      action={<ButtonLink to={paths.invoices()}>{text.apply}</ButtonLink>}
    >
      {text.receiptsNoneWhy}
    </EmptyState>
  )
}

const batchAtMost = 50

/** What is printed is noted once its file has come. */
function useMarks(chosen: readonly string[], onDone: (invoiceIds: readonly string[]) => void) {
  const text = useText('finance/invoice')
  const write = useWrite(markInvoices, [searchInvoices])
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
    if (await fetchFile('pdf', invoiceIds, text.receipts)) mark('printed')
  }
  return { marking: write.isPending, printing: busy === 'pdf', print, mark }
}
