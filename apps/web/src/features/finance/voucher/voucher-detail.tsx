import type { WholeVoucher } from '@sojourn/contract/finance/voucher.shapes'
import { useSearchParams } from 'react-router'
import { getVoucher } from '../../../api/calls/finance/voucher'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { Timeline } from '../../../kit/lists/timeline'
import { Price } from '../../../kit/marks/price'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { DueList } from './due-list'
import { VoucherActions } from './voucher-actions'
import { VoucherBadge } from './voucher-badge'
import { VoucherLines } from './voucher-lines'
import styles from './voucher.module.css'

export async function loadVoucher(request: Request) {
  const voucherId = new URL(request.url).searchParams.get('voucherId') ?? ''
  void queryClient.prefetchQuery(readOptions(getVoucher, { voucherId }))
  await loadTexts('kit/widgets', 'finance/vouchers')
  return null
}

/** What a voucher says, what it is worth and why, its charges, and what was done with it. */
export function VoucherDetail({ back }: { back: string }) {
  const text = useText('finance/vouchers')
  const [search] = useSearchParams()
  const voucherId = search.get('voucherId') ?? ''
  const { data, error, refetch } = useRead(getVoucher, { voucherId })
  if (data) return <Whole whole={data} back={back} />
  return (
    <Page title={text.detail.title} back={back}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={140} />}
    </Page>
  )
}

function Whole({ whole, back }: { whole: WholeVoucher; back: string }) {
  const text = useText('finance/vouchers')
  const { voucher, things } = whole
  return (
    <Page
      title={text.formats[voucher.format]}
      chips={<VoucherBadge voucher={voucher} />}
      back={back}
      action={<VoucherActions whole={whole} />}
    >
      <Stack>
        <Found whole={whole} />
        <Facts whole={whole} />
        <Card title={text.detail.lines}>
          <VoucherLines lines={whole.lines} />
        </Card>
        <Card title={text.detail.things}>
          {things.length > 0 ? (
            <DueList things={things} whose />
          ) : (
            <EmptyState compact icon="document" title={text.detail.thingsNone} />
          )}
        </Card>
        <History whole={whole} />
      </Stack>
    </Page>
  )
}

function Found({ whole: { voucher } }: { whole: WholeVoucher }) {
  const text = useText('finance/vouchers')
  return (
    <Card title={text.verdict}>
      {voucher.findings.length === 0 ? (
        <p>{text.detail.allGood}</p>
      ) : (
        <ul className={styles['findings']}>
          {voucher.findings.map((finding) => (
            <li key={finding}>{text.findings[finding]}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Facts({ whole }: { whole: WholeVoucher }) {
  const text = useText('finance/vouchers')
  const { columns: heads, detail } = text
  const { voucher, sellerName, sellerTaxNumber, passenger, journey, issuedOn, reverses, net, untaxed } = whole
  return (
    <Card title={detail.facts}>
      <FactGrid>
        <Fact name={heads.number} wide>
          <span className={styles['number']}>{voucher.number}</span>
        </Fact>
        {reverses !== '' && (
          <Fact name={detail.reverses} wide>
            <span className={styles['number']}>{reverses}</span>
          </Fact>
        )}
        <Fact name={detail.buyer}>{[voucher.buyerName, voucher.buyerTaxNumber].filter(Boolean).join(' · ')}</Fact>
        {sellerName !== '' && <Fact name={detail.seller}>{[sellerName, sellerTaxNumber].filter(Boolean).join(' · ')}</Fact>}
        {passenger !== '' && <Fact name={detail.passenger}>{passenger}</Fact>}
        {journey !== '' && <Fact name={detail.journey}>{journey}</Fact>}
        {issuedOn !== '' && <Fact name={detail.issuedOn}>{formatFullDate(issuedOn)}</Fact>}
        <Fact name={detail.net}>
          <Price fen={net} tone="plain" />
        </Fact>
        <Fact name={heads.tax}>
          <Price fen={voucher.tax} tone="plain" />
        </Fact>
        {untaxed !== 0 && (
          <Fact name={detail.untaxed}>
            <Price fen={untaxed} tone="plain" />
          </Fact>
        )}
        <Fact name={heads.amount}>
          <Price fen={voucher.amount} tone="plain" />
        </Fact>
      </FactGrid>
    </Card>
  )
}

function History({ whole: { steps } }: { whole: WholeVoucher }) {
  const text = useText('finance/vouchers')
  return (
    <Card title={text.detail.history}>
      <Timeline
        label={text.detail.history}
        entries={steps.map(({ stepId, at, by, step, verdict, reason }) => ({
          key: stepId,
          title: text.steps[step],
          time: formatInstant(at),
          detail: [by, step === 'dropped' ? reason : text.verdicts[verdict]].join(' · '),
          state: step === 'dropped' ? 'failed' : 'done',
        }))}
      />
    </Card>
  )
}
