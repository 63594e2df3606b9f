import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { useState } from 'react'
import { getBills } from '../../../api/calls/finance/bill'
import { download } from '../../../api/download'
import { mayDo, useEmployee } from '../../../api/employee'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { IconMark } from '../../../kit/marks/icon-mark'
import { toast } from '../../../kit/overlays/toast'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { BillBadge } from './bill-badge'
import { BillInvoiceFiles } from './bill-invoice-files'
import { BillDownload } from './bill-download'
import styles from './bill.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/bill/papers', 'finance/invoice')
  return null
}

/** Papers by period: the statement, the invoices, the certificate and the books; and the contract that they rest on (S2.49). */
export function Component() {
  const { none, noneWhy } = useText('finance/bill/page')
  const { files } = useText('finance/bill/papers')
  const pages = usePages(getBills, {}, (page) => page)
  return (
    <Page title={files.title}>
      <p className={styles['lead']}>{files.lead}</p>
      <Stack>
        <Card title={files.byPeriod}>
          <PagedList
            pages={pages}
            skeleton={<SkeletonList count={4} height={72} />}
            empty={
              <EmptyState compact icon="document" title={none}>
                {noneWhy}
              </EmptyState>
            }
          >
            {(bills) => (
              <ul className={styles['files']}>
                {bills.map((bill) => (
                  <BillFiles key={bill.billNo} bill={bill} />
                ))}
              </ul>
            )}
          </PagedList>
        </Card>
        <Card title={files.contract} action={<ButtonLink to={paths.agreement()}>{files.toContract}</ButtonLink>}>
          <p className={styles['soft']}>{files.contractLead}</p>
        </Card>
      </Stack>
    </Page>
  )
}

function BillFiles({ bill: { billNo, from, to, state } }: { bill: Bill }) {
  const { files, certificate } = useText('finance/bill/papers')
  const readsLedger = mayDo(useEmployee(), 'finance')
  return (
    <Entry
      mark={<IconMark name="document" />}
      title={formatPeriod({ from, to })}
      meta={
        <span className={styles['row']}>
          {billNo}
          <BillBadge state={state} />
        </span>
      }
      end={
        <span className={styles['actions']}>
          <BillDownload billNo={billNo} name={files.statement} />
          <BillInvoiceFiles billNo={billNo} period={formatPeriod({ from, to })} />
          {readsLedger && <LedgerDownload from={from} to={to} />}
          <ButtonLink size="compact" to={paths.billRecord({ billNo })}>
            {certificate.title}
          </ButtonLink>
        </span>
      }
    />
  )
}

/** The books of the period, as they stand. */
function LedgerDownload({ from, to }: { from: string; to: string }) {
  const text = useText('finance/bill/papers')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await download('api/Finance/ExportLedger', { from, to }, `ledger-${from}-${to}.journal`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.downloadFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="compact" icon="download" busy={busy} onClick={() => void take()}>
      {text.files.ledger}
    </Button>
  )
}
