import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getSchedule } from '../../../api/calls/booking/application/application'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Entry } from '../../../kit/lists/entry'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './application-schedule.module.css'
import { formatMoment } from '../journey/moment'
import { OrderStateBadge } from '../state/order-state'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getSchedule, {}))
  await loadTexts('kit/widgets', 'booking/centre', 'booking/application/schedule')
  return null
}

/** Submits journeys that are booked or held, as one application (S2.38). */
export function Component() {
  const text = useText('booking/application/schedule')
  const { data, error, refetch } = useRead(getSchedule, {}, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.travelForms()}>
      {data ? (
        data.list.length > 0 ? (
          <Schedule orders={data.list} />
        ) : (
          <NothingToSubmit />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={72} />
      )}
    </Page>
  )
}

function NothingToSubmit() {
  const text = useText('booking/application/schedule')
  return (
    <EmptyState
      icon="calendar"
      title={text.emptyTitle}
      action={
        <>
          <ButtonLink to={paths.writeTravelForm()}>{text.write}</ButtonLink>
          <ButtonLink kind="brand" icon="plane" to={paths.home()}>
            {text.search}
          </ButtonLink>
        </>
      }
    >
      {text.emptyText}
    </EmptyState>
  )
}

function Schedule({ orders }: { orders: readonly OrderSummary[] }) {
  const text = useText('booking/application/schedule')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const total = orders.filter(({ orderNo }) => chosen.includes(orderNo)).reduce((sum, order) => sum + order.total, 0)
  return (
    <TwoColumns
      main={
        <Card title={text.list}>
          <p className={styles['intro']}>{text.intro}</p>
          <Journeys orders={orders} chosen={chosen} onChoose={setChosen} />
        </Card>
      }
      aside={
        <Card title={text.chosen({ count: chosen.length })}>
          <p className={styles['total']}>
            {text.total}
            <Price fen={total} size="large" />
          </p>
          <Button
            kind="main"
            size="large"
            wide
            disabledReason={chosen.length === 0 ? text.needOne : undefined}
            onClick={() => void navigate(paths.writeTravelForm({ orderNos: chosen.join(',') }))}
          >
            {text.next}
          </Button>
        </Card>
      }
    />
  )
}

interface JourneysProps {
  orders: readonly OrderSummary[]
  chosen: readonly string[]
  onChoose: (orderNos: readonly string[]) => void
}

function Journeys({ orders, chosen, onChoose }: JourneysProps) {
  const text = useText('booking/application/schedule')
  const choose = (orderNo: string, on: boolean) =>
    onChoose(on ? [...chosen, orderNo] : chosen.filter((other) => other !== orderNo))
  return (
    <ul>
      {orders.map((order) => (
        <Entry
          key={order.orderNo}
          mark={
            <Checkbox
              label={<span className="visually-hidden">{text.choose({ title: order.title })}</span>}
              checked={chosen.includes(order.orderNo)}
              onChange={(on) => choose(order.orderNo, on)}
            />
          }
          title={order.title}
          meta={`${formatMoment(order.departAt)} · ${order.travellers.join(' ')}`}
          end={
            <>
              <OrderStateBadge {...order} />
              <Price fen={order.total} tone="plain" />
            </>
          }
        />
      ))}
    </ul>
  )
}
