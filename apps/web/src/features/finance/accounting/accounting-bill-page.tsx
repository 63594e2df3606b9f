import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getAccountingBills, makeAccountingExport, tryAccountingExport } from '../../../api/calls/finance/accounting'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatFullDate } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillBadge } from '../bill/bill-badge'
import { AccountSums } from './account-sums'
import { ExportList } from './export-list'
import { GapList } from './gap-list'
import styles from './accounting.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const billNo = new URL(request.url).searchParams.get('billNo') ?? ''
  void queryClient.prefetchQuery(readOptions(tryAccountingExport, { billNo }))
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/accounting/page', 'admin/orders/words')
  return null
}

type Trial = WebResponse<NonNullable<(typeof tryAccountingExport)['contract']>>

/** What a bill comes to in the company's accounts, what the mapping lacks for it, and what was exported. */
export function Component() {
  const text = useText('finance/accounting/page')
  const billNo = useSearchParams()[0].get('billNo') ?? ''
  const { data, error, refetch } = useRead(tryAccountingExport, { billNo }, { staleTime: 0 })
  if (!data)
    return (
      <Page title={text.title} back={paths.accounting()}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={120} />}
      </Page>
    )
  return <Whole trial={data} />
}

function Whole({ trial }: { trial: Trial }) {
  const text = useText('finance/accounting/page')
  const { bill, gaps, exports } = trial
  const settles = mayDo(useEmployee(), 'finance')
  return (
    <Page
      title={formatPeriod(bill)}
      chips={<BillBadge state={bill.state} />}
      back={paths.accounting()}
      action={
        <span className={styles['actions']}>
          <ButtonLink to={paths.accountingMapping()}>{text.toMapping}</ButtonLink>
          {settles && <Make trial={trial} />}
        </span>
      }
    >
      <Stack>
        {gaps.length > 0 && <GapList gaps={gaps} />}
        <Preview trial={trial} />
        <ExportList exports={exports} />
      </Stack>
    </Page>
  )
}

function Make({ trial: { bill, mapping, gaps, exports } }: { trial: Trial }) {
  const text = useText('finance/accounting/page')
  const write = useWrite(makeAccountingExport, [tryAccountingExport, getAccountingBills])
  const blocked = mapping ? (gaps.length > 0 ? text.makeBlocked.gaps : undefined) : text.makeBlocked.mapping
  const make = () =>
    write
      .mutateAsync({ billNo: bill.billNo, mappingVersion: mapping?.version ?? 0 })
      .then(() => toast(text.made, 'good'), tellFailure)
  const isAgain = exports.some(({ mappingVersion }) => mappingVersion === mapping?.version)
  return (
    <Button kind="brand" busy={write.isPending} disabledReason={blocked} onClick={() => void make()}>
      {isAgain ? text.again : text.make}
    </Button>
  )
}

function Preview({ trial: { mapping, lines, accounts } }: { trial: Trial }) {
  const text = useText('finance/accounting/page')
  if (!mapping)
    return (
      <Card title={text.preview}>
        <EmptyState
          compact
          icon="list"
          title={text.noMapping}
          action={<ButtonLink to={paths.accountingMapping()}>{text.toMapping}</ButtonLink>}
        >
          {text.noMappingWhy}
        </EmptyState>
      </Card>
    )
  const { version, from } = mapping
  return (
    <Card title={text.preview}>
      <p className={styles['lead']}>{text.previewLead({ lines, version, from: formatFullDate(from) })}</p>
      {lines === 0 && <p className={styles['soft']}>{text.noLines}</p>}
      {accounts.length > 0 && <AccountSums accounts={accounts} />}
    </Card>
  )
}
