import { useState } from 'react'
import type { InvoiceApplication } from '@sojourn/contract/finance/invoice.shapes'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import {
  confirmInvoiceApplication,
  getBillInvoiced,
  getInvoiceApplication,
  searchBillInvoiceable,
  searchBillInvoices,
  searchInvoiceable,
  searchInvoices,
  withdrawInvoiceApplication,
} from '../../../api/calls/finance/invoice'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { InvoiceBadge } from './invoice-badge'
import { InvoiceLines } from './invoice-lines'
import { listOf } from './list-of'
import styles from './invoice.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const applicationNo = new URL(request.url).searchParams.get('applicationNo') ?? ''
  void queryClient.prefetchQuery(readOptions(getInvoiceApplication, { applicationNo }))
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** The invoices that an application leads to, before they are issued (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const applicationNo = useSearchParams()[0].get('applicationNo') ?? ''
  const { data, error, refetch } = useRead(getInvoiceApplication, { applicationNo }, { staleTime: 0 })
  if (data) return <Planned application={data} />
  return (
    <Page title={text.confirmTitle} back={paths.invoices()}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={2} height={180} />}
    </Page>
  )
}

/** An application for the rest of a bill holds thousands. */
const invoicesAtOnce = 50

function Planned({ application }: { application: InvoiceApplication }) {
  const text = useText('finance/invoice')
  const [shown, setShown] = useState(invoicesAtOnce)
  const { invoices } = application
  const list = listOf(invoices[0]!.invoice)
  const open = invoices.every(({ invoice }) => invoice.state === 'applied')
  const total = invoices.reduce((sum, { invoice }) => sum + invoice.amount, 0)
  return (
    <Page title={text.confirmTitle} back={list}>
      <p className={styles['lead']}>
        {open ? text.confirmLead({ count: invoices.length, amount: formatPrice(total) }) : text.applicationDone}
      </p>
      <Stack>
        {invoices.slice(0, shown).map(({ invoice, lines }) => (
          <Card key={invoice.invoiceId} title={text.kinds[invoice.kind]} action={<InvoiceBadge invoice={invoice} />}>
            <p className={styles['to']}>{[invoice.titleName, invoice.titleTaxNumber].filter(Boolean).join(' · ')}</p>
            <InvoiceLines lines={lines} />
          </Card>
        ))}
        {invoices.length > shown && (
          <Button onClick={() => setShown(shown + invoicesAtOnce)}>
            {text.moreInvoices({ count: invoices.length - shown })}
          </Button>
        )}
        <div className={styles['actions']}>
          {open ? (
            <Decide application={application} list={list} />
          ) : (
            <ButtonLink kind="brand" to={list}>
              {text.list}
            </ButtonLink>
          )}
        </div>
      </Stack>
    </Page>
  )
}

const stale = [
  getBillInvoiced,
  getInvoiceApplication,
  searchInvoiceable,
  searchInvoices,
  searchBillInvoiceable,
  searchBillInvoices,
]

function Decide({ application, list }: { application: InvoiceApplication; list: string }) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const { applicationNo, version } = application
  const confirm = useWrite(confirmInvoiceApplication, stale)
  const withdraw = useWrite(withdrawInvoiceApplication, stale)
  // The buttons go with the application's state, which may be read again before the answer is here: what it says is said nevertheless.
  const decide = (write: typeof confirm, words: string) =>
    write.mutateAsync({ applicationNo, version }).then(() => {
      toast(words, 'good')
      void navigate(list, { replace: true })
    }, tellFailure)
  const giveUp = async () => {
    const agreed = await ask({ title: text.withdraw, message: text.withdrawAsk, confirm: text.withdraw, cancel: true })
    if (agreed) await decide(withdraw, text.withdrawn)
  }
  return (
    <>
      <Button busy={withdraw.isPending} onClick={() => void giveUp()}>
        {text.withdraw}
      </Button>
      <Button kind="brand" icon="check" busy={confirm.isPending} onClick={() => void decide(confirm, text.confirmed)}>
        {text.confirm}
      </Button>
    </>
  )
}
