import { useState } from 'react'
import type { OrderAsOf, SeenSearch } from '@sojourn/contract/booking/time-machine.shapes'
import { getOrderAsOf } from '../../../api/calls/booking/time-machine'
import { isProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { TimeMachineKnew } from './time-machine-knew'
import { TimeMachineMoments } from './time-machine-moments'
import styles from './time-machine.module.css'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { paths } from '../../../paths'
import { OrderStateBadge } from '../state/order-state'
import { TimeMachineApproval } from './time-machine-approval'
import { formatInstant } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { type Column, Table } from '../../../kit/lists/table'

/** An order as of a moment. */
export function TimeMachine({ orderNo }: { orderNo: string }) {
  const text = useText('booking/time-machine/page')
  const [at, setAt] = useState<string>()
  const { data, error, refetch } = useRead(getOrderAsOf, { orderNo, ...(at && { at }) }, { keepFormer: true })
  if (isProblem(error, 'forbidden'))
    return (
      <EmptyState icon="lock" title={text.forbiddenTitle}>
        {text.forbiddenText}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={4} height={120} gap={16} />
  return (
    <div className={styles['machine']}>
      <TimeMachineMoments shown={data} intro={text.intro} at={at} onGo={setAt} />
      <TimeMachineOrder shown={data} />
      <TimeMachineSearches searches={data.searches} />
      <TimeMachineKnew knew={data.knew} />
    </div>
  )
}

/** Where the order, its money, its approval and its changes stood. */
function TimeMachineOrder({ shown }: { shown: OrderAsOf }) {
  return (
    <div className={styles['pair']}>
      <Order shown={shown} />
      <TimeMachineApproval approval={shown.approval} />
      {shown.afterSales.length > 0 && <AfterSales list={shown.afterSales} />}
    </div>
  )
}

function Order({ shown: { order, money } }: { shown: OrderAsOf }) {
  const text = useText('booking/time-machine/page')
  if (!order)
    return (
      <Card title={text.order}>
        <EmptyState compact icon="clock" title={text.noOrder} />
      </Card>
    )
  const lines: [string, number][] = [
    [text.total, order.total],
    [text.paid, money.paid],
    [text.returned, money.returned],
  ]
  return (
    <Card title={text.order} action={<OrderStateBadge state={order.state} stateName={order.stateName} />}>
      <p>
        <strong>{order.title}</strong>
      </p>
      <p className={styles['tags']}>
        <Badge>{text.version({ number: order.version })}</Badge>
        {order.verdict !== 'within' && <VerdictBadge verdict={order.verdict} />}
      </p>
      {order.offer && <p className={styles['faint']}>{text.offer({ offer: order.offer })}</p>}
      <FigureList>
        {lines.map(([name, fen]) => (
          <Fact key={name} name={name}>
            <Price fen={fen} tone="plain" />
          </Fact>
        ))}
      </FigureList>
    </Card>
  )
}

function AfterSales({ list }: { list: OrderAsOf['afterSales'] }) {
  const text = useText('booking/time-machine/page')
  return (
    <Card title={text.afterSales}>
      <ul className={styles['happened']}>
        {list.map((order) => (
          <li key={order.orderNo}>
            <OrderStateBadge state={order.state} stateName={order.stateName} />
            <Link to={paths.order({ orderId: order.orderNo })}>{order.title}</Link>
            <Price fen={order.total} tone="plain" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What each search had shown by then, and what the policy of then said of it. */
function TimeMachineSearches({ searches }: { searches: readonly SeenSearch[] }) {
  const text = useText('booking/time-machine/page')
  return (
    <Card title={text.searches}>
      {searches.length === 0 && <EmptyState compact title={text.noSearches} />}
      {searches.map((search) => (
        <details key={search.searchId} className={styles['search']} open={search.chosenFrom}>
          <summary>
            <span>{text.searchedAt({ time: formatInstant(search.searchedAt), count: search.count })}</span>
            <Badge>{text.journey({ number: search.journey + 1 })}</Badge>
            {search.chosenFrom && (
              <Badge tone="brand" icon="check">
                {text.chosenFrom}
              </Badge>
            )}
          </summary>
          <Search search={search} />
        </details>
      ))}
    </Card>
  )
}

const tones: Record<Offer['verdict'], Tone> = {
  within: 'good',
  remind: 'warn',
  reason: 'warn',
  approval: 'warn',
  payExcess: 'excess',
  forbidden: 'locked',
}
type Offer = SeenSearch['offers'][number]

function Search({ search }: { search: SeenSearch }) {
  const text = useText('booking/time-machine/page')
  const columns: Column<Offer>[] = [
    {
      key: 'label',
      head: text.cheapest,
      cell: (offer) => (
        <>
          {offer.label}
          {offer.sentences.map((sentence) => (
            <span key={sentence} className={styles['sentence']}>
              {sentence}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'verdict',
      head: '',
      width: 130,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>,
    },
    { key: 'price', head: '', width: 96, align: 'end', cell: ({ price }) => <Price fen={price} tone="plain" /> },
  ]
  return (
    <>
      <ul className={styles['policies']}>
        {search.policies.map((policy) => (
          <li key={policy.traveller}>{text.judgedBy(policy)}</li>
        ))}
        <li className={search.unchanged ? styles['same'] : styles['other']}>
          <Icon name={search.unchanged ? 'checkCircle' : 'alert'} size={16} />
          {search.unchanged ? text.unchanged : text.differs}
        </li>
      </ul>
      <Table caption={text.cheapest} columns={columns} rows={search.offers} rowKey={({ label, price }) => `${label} ${price}`} />
    </>
  )
}
