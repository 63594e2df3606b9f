import type { FuelSurcharge } from '@sojourn/contract/products/fuel-surcharge.calls'
import { getFuelSurcharges } from '../../../../api/calls/products/fuel-surcharge'
import { load, useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { useChinaNow } from '../../../../kit/dates/server-time'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Table, type Column } from '../../../../kit/lists/table'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { amounts, FuelSurchargeForm } from './fuel-surcharge-form'
import styles from './fuel-surcharge.module.css'

export async function loader() {
  await Promise.all([loadTexts('products/fuel-surcharge', 'kit/widgets'), load(getFuelSurcharges, {})])
  return null
}

/** The agency's levels of the fuel surcharge of domestic flights (handbook 1.2): which holds, which comes, and the next one. */
export function Component() {
  const text = useText('products/fuel-surcharge')
  const levels = useRead(getFuelSurcharges, {})
  if (levels.error) return <ErrorState error={levels.error} onRetry={() => void levels.refetch()} />
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Stack>
        <p className={styles['soft']}>{text.lead}</p>
        <Card title={text.levels}>
          {levels.data ? <Levels levels={levels.data.list} /> : <SkeletonList count={3} height={44} gap={8} />}
        </Card>
        <Card title={text.add}>
          <FuelSurchargeForm />
        </Card>
      </Stack>
    </Page>
  )
}

/** Newest first, so the first that has begun is the one in force. */
function Levels({ levels }: { levels: readonly FuelSurcharge[] }) {
  const text = useText('products/fuel-surcharge')
  const { date: today } = useChinaNow()
  const inForce = levels.find(({ from }) => from <= today)
  const columns: Column<FuelSurcharge>[] = [
    {
      key: 'from',
      head: text.from,
      cell: (level) => (
        <span className={styles['from']}>
          {formatFullDate(level.from)}
          {level === inForce && <Badge tone="good">{text.inForce}</Badge>}
          {level.from > today && <Badge>{text.coming}</Badge>}
        </span>
      ),
    },
    ...amounts.map((key): Column<FuelSurcharge> => ({
      key,
      head: text[key],
      align: 'end',
      cell: (level) => formatPrice(level[key]),
    })),
  ]
  return (
    <Table
      caption={text.levels}
      columns={columns}
      rows={levels}
      rowKey={({ from }) => from}
      empty={
        <EmptyState compact icon="plane" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      }
    />
  )
}
