import type { Invoice, WholeInvoice } from '@sojourn/contract/finance/invoice.shapes'
import { useState } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getInvoice } from '../../../api/calls/finance/invoice'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { InvoiceBadge } from './invoice-badge'
import { InvoiceLines } from './invoice-lines'
import { InvoiceList } from './invoice-list'
import { listOf } from './list-of'
import { ReissueDialog } from './reissue-dialog'
import { useVoucherFile } from './use-voucher-file'
import styles from './invoice.module.css'

const lookAgainMs = 2_000

export async function loader({ request }: LoaderFunctionArgs) {
  const invoiceId = new URL(request.url).searchParams.get('invoiceId') ?? ''
  void queryClient.prefetchQuery(readOptions(getInvoice, { invoiceId }))
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** One invoice: what stands on it, its files, and what became of it (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const invoiceId = useSearchParams()[0].get('invoiceId') ?? ''
  const [waits, setWaits] = useState(false)
  const { data, error, refetch } = useRead(getInvoice, { invoiceId }, { staleTime: 0, refetchInterval: waits && lookAgainMs })
  const issuing =
    data !== undefined && [data.invoice, data.reversedBy, ...data.replacedBy].some((one) => one?.state === 'issuing')
  if (issuing !== waits) setWaits(issuing)
  if (data) return <Whole whole={data} />
  return (
    <Page title={text.detailTitle} back={paths.invoiceList()}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={2} height={180} />}
    </Page>
  )
}

function Whole({ whole }: { whole: WholeInvoice }) {
  const text = useText('finance/invoice')
  const { invoice, lines, refusal } = whole
  const [reissues, setReissues] = useState(false)
  return (
    <Page
      title={text.kinds[invoice.kind]}
      chips={<InvoiceBadge invoice={invoice} />}
      back={listOf(invoice)}
      action={<Actions whole={whole} onReissue={() => setReissues(true)} />}
    >
      {invoice.number !== undefined && (
        <p className={styles['sample']}>
          <strong>{text.sample}</strong> {text.sampleWhy}
        </p>
      )}
      <Stack>
        {invoice.state === 'applied' && <Undecided invoice={invoice} />}
        {refusal !== undefined && <Card>{text.refusals[refusal as keyof typeof text.refusals]}</Card>}
        <Facts whole={whole} />
        <Card title={text.lines}>
          <InvoiceLines lines={lines} />
        </Card>
        <History whole={whole} />
      </Stack>
      {reissues && <ReissueDialog whole={whole} onClose={() => setReissues(false)} />}
    </Page>
  )
}

/** Whoever left before confirming finds the way back. */
function Undecided({ invoice: { applicationNo } }: { invoice: Invoice }) {
  const text = useText('finance/invoice')
  return (
    <Card>
      <div className={styles['row']}>
        <span>{text.decideFirst}</span>
        <ButtonLink kind="brand" size="compact" to={paths.invoiceConfirm({ applicationNo })}>
          {text.decide}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Actions({ whole: { invoice, mayReissue }, onReissue }: { whole: WholeInvoice; onReissue: () => void }) {
  const text = useText('finance/invoice')
  const { busy, fetchFile } = useVoucherFile()
  const { number, invoiceId } = invoice
  if (number === undefined) return null
  return (
    <span className={styles['actions']}>
      {mayReissue && (
        <Button aria-haspopup="dialog" onClick={onReissue}>
          {text.reissue}
        </Button>
      )}
      <Button busy={busy === 'xml'} onClick={() => void fetchFile('xml', [invoiceId], number)}>
        {text.xml}
      </Button>
      <Button kind="brand" busy={busy === 'pdf'} onClick={() => void fetchFile('pdf', [invoiceId], number)}>
        {text.pdf}
      </Button>
    </span>
  )
}

function Facts({ whole: { invoice, sellerName, sellerTaxNumber, email } }: { whole: WholeInvoice }) {
  const text = useText('finance/invoice')
  const { number, issuedAt, appliedAt, titleName, titleTaxNumber, amount, net, tax, untaxed } = invoice
  const named = (name: string, taxNumber: string): string =>
    [name, taxNumber && `${text.taxNumber} ${taxNumber}`].filter(Boolean).join(' · ')
  return (
    <Card>
      <FactGrid>
        {number !== undefined && (
          <Fact name={text.number} wide>
            <span className={styles['number']}>{number}</span>
          </Fact>
        )}
        <Fact name={issuedAt ? text.issuedAt : text.appliedAt}>{formatInstant(issuedAt ?? appliedAt)}</Fact>
        <Fact name={text.buyer}>{named(titleName, titleTaxNumber)}</Fact>
        {number !== undefined && <Fact name={text.seller}>{named(sellerName, sellerTaxNumber) || text.noSeller}</Fact>}
        <Fact name={text.amount}>{formatPrice(amount)}</Fact>
        <Fact name={text.net}>{formatPrice(net)}</Fact>
        <Fact name={text.tax}>{formatPrice(tax)}</Fact>
        {untaxed !== 0 && <Fact name={text.untaxed}>{formatPrice(untaxed)}</Fact>}
        <Fact name={text.email}>{email}</Fact>
      </FactGrid>
    </Card>
  )
}

/** What it takes back or replaces, and what takes it back or replaces it. */
function History({ whole: { reverses, reversedBy, replacedBy, replaces } }: { whole: WholeInvoice }) {
  const text = useText('finance/invoice')
  const refused = reversedBy?.state === 'refused'
  const parts = [
    { name: text.redOf, invoices: reverses ? [reverses] : [] },
    { name: text.replaces, invoices: replaces ? [replaces] : [] },
    { name: refused ? text.reversalRefused : text.reversedBy, invoices: reversedBy ? [reversedBy] : [] },
    { name: text.replacedBy, invoices: replacedBy },
  ].filter(({ invoices }) => invoices.length > 0)
  return parts.map(({ name, invoices }) => (
    <Card key={name} title={name}>
      <InvoiceList invoices={invoices} />
    </Card>
  ))
}
