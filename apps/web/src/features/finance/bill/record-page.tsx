import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import type { WholeBill } from '@sojourn/contract/finance/bill.shapes'
import { getBill } from '../../../api/calls/finance/bill'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { formatFullDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillBadge } from './bill-badge'
import { BillCertificate } from './bill-certificate'
import { BillUnread } from './bill-unread'
import { BillDownload } from './bill-download'

export async function loader({ request }: LoaderFunctionArgs) {
  const billNo = new URL(request.url).searchParams.get('billNo') ?? ''
  void queryClient.prefetchQuery(readOptions(getBill, { billNo }))
  await loadTexts('kit/widgets', 'finance/bill/page', 'finance/bill/papers')
  return null
}

/** What happened to one bill, and its certificate of completeness (S2.49). */
export function Component() {
  const text = useText('finance/bill/page')
  const { records } = useText('finance/bill/papers')
  const billNo = useSearchParams()[0].get('billNo') ?? ''
  const { data, error, refetch } = useRead(getBill, { billNo }, { staleTime: 0 })
  if (!data)
    return (
      <Page title={records.one} back={paths.billRecords()}>
        {error ? <BillUnread error={error} retry={() => void refetch()} /> : <SkeletonList count={3} height={120} />}
      </Page>
    )
  const { bill } = data
  return (
    <Page
      title={formatPeriod(bill)}
      chips={<BillBadge state={bill.state} />}
      back={paths.billRecords()}
      action={<ButtonLink to={paths.bill({ billNo })}>{text.toBill}</ButtonLink>}
    >
      <Stack>
        <Card title={records.history} action={<BillDownload billNo={billNo} />}>
          <History whole={data} />
        </Card>
        <BillCertificate billNo={billNo} />
      </Stack>
    </Page>
  )
}

interface Happened extends Pick<TimelineEntry, 'key' | 'title' | 'state'> {
  at: string
  about: readonly (string | undefined)[]
}

/** In the order in which it happened. */
function History({ whole }: { whole: WholeBill }) {
  const { records } = useText('finance/bill/papers')
  const happened = useHappened(whole).toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <Timeline
      label={records.history}
      entries={happened.map(({ at, about, ...entry }) => ({
        ...entry,
        time: formatInstant(at),
        detail: about.filter(Boolean).join(' · '),
      }))}
    />
  )
}

function useHappened({ bill, payments, variances }: WholeBill): Happened[] {
  const text = useText('finance/bill/page')
  const { happened } = useText('finance/bill/papers').records
  const { madeAt, confirmedAt, confirmedBy, overdueAt, dueDay, total, due } = bill
  const all: Happened[] = [
    { key: 'made', at: madeAt ?? '', title: happened.made, state: 'done', about: [text.billNo, bill.billNo] },
    ...variances.flatMap(
      ({ varianceId, kind, orderNo, raisedAt, raisedBy, answeredAt, answeredBy, adjusted, answer, state }): Happened[] => [
        {
          key: varianceId,
          at: raisedAt,
          title: happened.raised({ kind: text.varianceKinds[kind] }),
          state: 'done',
          about: [raisedBy, orderNo],
        },
        {
          key: `${varianceId}-answer`,
          at: answeredAt ?? '',
          title: adjusted === undefined ? happened.rejected : happened.adopted({ amount: formatPrice(adjusted) }),
          state: adjusted === undefined && state !== 'pending' ? 'failed' : 'done',
          about: [answeredBy, orderNo, answer],
        },
      ],
    ),
    {
      key: 'confirmed',
      at: confirmedAt ?? '',
      title: happened.confirmed,
      state: 'done',
      about: [
        confirmedBy ?? happened.byTime,
        happened.comes({ total: formatPrice(total), due: formatPrice(due) }),
        dueDay && text.dueDay({ day: formatFullDate(dueDay) }),
      ],
    },
    { key: 'overdue', at: overdueAt ?? '', title: happened.overdue, state: 'failed', about: [] },
    ...payments.map(({ paymentId, amount, receipt, recordedBy, recordedAt }): Happened => ({
      key: paymentId,
      at: recordedAt,
      title: happened.paid({ amount: formatPrice(amount) }),
      state: 'done',
      about: [recordedBy, text.receipt({ receipt })],
    })),
  ]
  return all.filter(({ at }) => at !== '')
}
