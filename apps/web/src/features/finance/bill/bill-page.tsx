import type { BillOpenItem } from '@sojourn/contract/finance/bill-words'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { confirmBill, getBill, getBills, searchBillLines } from '../../../api/calls/finance/bill'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatPrice } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillBadge } from './bill-badge'
import { BillChecklist, BillFigures, BillPayments, BillSums } from './bill-parts'
import { BillInvoiced } from './bill-invoiced'
import { BillUnread } from './bill-unread'
import { BillLines } from './line/bill-lines'
import { VarianceList } from './variance-list'

type WholeBill = WebResponse<NonNullable<(typeof getBill)['contract']>>

export async function loader({ request }: LoaderFunctionArgs) {
  const billNo = new URL(request.url).searchParams.get('billNo') ?? ''
  void queryClient.prefetchQuery(readOptions(getBill, { billNo }))
  await loadTexts(
    'kit/widgets',
    'finance/bill/page',
    'finance/bill/papers',
    'finance/invoice',
    'admin/orders/words',
    'admin/orders/orders',
  )
  return null
}

/** One bill: what it comes to, what is still open, its lines with a decision each, variances and payments (S2.49). */
export function Component() {
  const text = useText('finance/bill/page')
  const billNo = useSearchParams()[0].get('billNo') ?? ''
  const { data, error, refetch } = useRead(getBill, { billNo }, { staleTime: 0 })
  if (!data)
    return (
      <Page title={text.title} back={paths.bills()}>
        {error ? <BillUnread error={error} retry={() => void refetch()} /> : <SkeletonList count={3} height={120} />}
      </Page>
    )
  return <Whole whole={data} />
}

function Whole({ whole }: { whole: WholeBill }) {
  const text = useText('finance/bill/page')
  const papers = useText('finance/bill/papers')
  const decides = mayDo(useEmployee(), 'finance')
  const { bill, sums, open, payments, variances } = whole
  const isOpen = bill.state === 'preBill'
  return (
    <Page
      title={formatPeriod(bill)}
      chips={<BillBadge state={bill.state} />}
      back={paths.bills()}
      action={
        <>
          <ButtonLink kind="quiet" icon="clock" to={paths.billRecord({ billNo: bill.billNo })}>
            {papers.records.one}
          </ButtonLink>
          {isOpen && <Confirm whole={whole} decides={decides} />}
        </>
      }
    >
      <BillFigures bill={bill} sums={sums} />
      <Stack>
        {(isOpen || open.length > 0) && <BillChecklist open={open} confirmable={isOpen} pathOf={seenToIn(bill.billNo)} />}
        {sums.length > 0 && <BillSums billNo={bill.billNo} sums={sums} />}
        <BillLines whole={whole} decides={decides && isOpen} />
        {(isOpen || variances.length > 0) && (
          <Card title={text.variances}>
            <VarianceList variances={variances} closes={decides} />
          </Card>
        )}
        {!isOpen && <BillPayments payments={payments} />}
        {!isOpen && <BillInvoiced billNo={bill.billNo} />}
      </Stack>
    </Page>
  )
}

const decided = { linesUndecided: 'undecided', linesDeferred: 'nextPeriod' } as const

/** Lines are narrowed on the page itself; what suppliers' files differ in is the agency's to see to. */
const seenToIn =
  (billNo: string) =>
  (item: BillOpenItem): string | undefined => {
    if (item === 'linesUndecided' || item === 'linesDeferred') return paths.bill({ billNo, decision: decided[item] })
    return item === 'variancesPending' ? paths.variances() : undefined
  }

/** Asks once more: a confirmed bill never changes. */
function Confirm({ whole: { bill, open }, decides }: { whole: WholeBill; decides: boolean }) {
  const text = useText('finance/bill/page')
  const write = useWrite(confirmBill, [getBill, getBills, searchBillLines])
  const { billNo, version, total, due } = bill
  const confirm = async () => {
    const message = text.confirmAsk({ total: formatPrice(total), due: formatPrice(due) })
    if (!(await ask({ title: text.confirm, message, confirm: text.confirm, cancel: true }))) return
    // The button goes with the bill's state, which may be read again before the answer is here: what it says is said nevertheless.
    await write.mutateAsync({ billNo, version }).then(() => toast(text.confirmNow, 'good'), tellFailure)
  }
  const reason = decides ? (open.some(({ blocks }) => blocks) ? text.confirmBlocked : undefined) : text.noPermission
  return (
    <Button kind="brand" icon="check" busy={write.isPending} disabledReason={reason} onClick={() => void confirm()}>
      {text.confirm}
    </Button>
  )
}
