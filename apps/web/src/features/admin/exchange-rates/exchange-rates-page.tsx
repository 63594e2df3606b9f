import type { EnteredRate } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { daysOfOldRate, rateText } from '@sojourn/domain/kit/exchange'
import { getExchangeRates } from '../../../api/calls/admin/agency/exchange-rate'
import { load, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { type Column, Table } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { nameOfCurrency } from '../../../kit/text/money'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ExchangeRateForm } from './exchange-rate-form'
import styles from './exchange-rates.module.css'

export async function loader() {
  await Promise.all([loadTexts('admin/agency/exchange-rate', 'kit/drafts', 'kit/widgets'), load(getExchangeRates, {})])
  return null
}

/** The agency's exchange rates: which rule today and how old they are, what was entered last, and the next one. */
export function Component() {
  const text = useText('admin/agency/exchange-rate')
  const rates = useRead(getExchangeRates, {})
  if (rates.error && !rates.data) return <ErrorState error={rates.error} onRetry={() => void rates.refetch()} />
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Stack>
        <p className={styles['soft']}>{text.lead}</p>
        {rates.data ? (
          <>
            <Card title={text.add}>
              <ExchangeRateForm ruling={rates.data.ruling} />
            </Card>
            <Card title={text.ruling}>
              <Ruling rates={rates.data.ruling} today={rates.data.today} />
            </Card>
            <Card title={text.entered}>
              <Entered rates={rates.data.entered} />
            </Card>
          </>
        ) : (
          <SkeletonList count={3} height={120} gap={16} />
        )}
      </Stack>
    </Page>
  )
}

function useColumns(): Record<'currency' | 'rate' | 'source' | 'by', Column<EnteredRate>> {
  const text = useText('admin/agency/exchange-rate')
  return {
    currency: { key: 'currency', head: text.currency, cell: ({ currency }) => nameOfCurrency(currency) },
    rate: {
      key: 'rate',
      head: text.hundred,
      align: 'end',
      cell: ({ fenPerMillion }) => <span className={styles['figure']}>{rateText(fenPerMillion)}</span>,
    },
    source: { key: 'source', head: text.source, cell: ({ byName, source }) => (byName === undefined ? text.published : source) },
    by: {
      key: 'by',
      head: text.by,
      cell: ({ byName, enteredAt }) =>
        byName === undefined ? text.builtIn : <Words meta={formatInstant(enteredAt)}>{byName}</Words>,
    },
  }
}

interface RatesProps {
  rates: readonly EnteredRate[]
}

function Ruling({ rates, today }: RatesProps & { today: string }) {
  const text = useText('admin/agency/exchange-rate')
  const { currency, rate, source, by } = useColumns()
  const day: Column<EnteredRate> = {
    key: 'day',
    head: text.day,
    cell: (one) => (
      <span className={styles['day']}>
        {formatFullDate(one.day)}
        <OldBadge days={daysOfOldRate(one.day, today)} />
      </span>
    ),
  }
  return <Table caption={text.ruling} columns={[currency, rate, day, source, by]} rows={rates} rowKey={(one) => one.currency} />
}

function OldBadge({ days }: { days: number | undefined }) {
  const text = useText('admin/agency/exchange-rate')
  return days !== undefined && <Badge tone="warn">{text.age({ days })}</Badge>
}

function Entered({ rates }: RatesProps) {
  const text = useText('admin/agency/exchange-rate')
  const { currency, rate, source, by } = useColumns()
  const day: Column<EnteredRate> = { key: 'day', head: text.day, cell: (one) => formatFullDate(one.day) }
  return (
    <Table
      caption={text.entered}
      columns={[currency, rate, day, source, by]}
      rows={rates}
      rowKey={(one) => `${one.currency} ${one.day} ${one.enteredAt}`}
      empty={
        <EmptyState compact icon="chart" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      }
    />
  )
}
