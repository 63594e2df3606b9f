import type { ApplicationAsOf, Difference } from '@sojourn/contract/booking/time-machine.shapes'
import { useState } from 'react'
import { getApplicationAsOf } from '../../../api/calls/booking/time-machine'
import { isProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatDate, formatPrice } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { ApplicationStateBadge } from '../state/application-state'
import { TimeMachineApproval } from './time-machine-approval'
import { TimeMachineKnew } from './time-machine-knew'
import { TimeMachineMoments } from './time-machine-moments'
import styles from './time-machine.module.css'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Price } from '../../../kit/marks/price'
import { type Column, Table } from '../../../kit/lists/table'
import { paths } from '../../../paths'

/** A travel application as of a moment. */
export function ApplicationTimeMachine({ travelApplyNo }: { travelApplyNo: string }) {
  const text = useText('booking/time-machine/page')
  const [at, setAt] = useState<string>()
  const { data, error, refetch } = useRead(getApplicationAsOf, { travelApplyNo, ...(at && { at }) }, { keepFormer: true })
  if (isProblem(error, 'forbidden'))
    return (
      <EmptyState icon="lock" title={text.application.forbiddenTitle}>
        {text.application.forbiddenText}
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={4} height={120} gap={16} />
  return (
    <div className={styles['machine']}>
      <TimeMachineMoments shown={data} intro={text.application.intro} at={at} onGo={setAt} />
      <div className={styles['pair']}>
        <Contents application={data.application} />
        <TimeMachineApproval approval={data.approval} />
        <ApplicationBudgetThen shown={data} />
        <TimeMachineKnew knew={data.knew} />
      </div>
      {data.application && <ApplicationEstimatesThen estimates={data.application.estimates} />}
      {data.application && <ApplicationChangedSince changed={data.changed} />}
    </div>
  )
}

/** What had been asked for, for whom and under which travel standards. */
function Contents({ application }: { application: ApplicationAsOf['application'] | undefined }) {
  const { application: text } = useText('booking/time-machine/page')
  if (!application)
    return (
      <Card title={text.title}>
        <EmptyState compact icon="clock" title={text.none} />
      </Card>
    )
  const { startDate, endDate, validVersion } = application
  return (
    <Card title={text.title} action={<ApplicationStateBadge {...application} />}>
      <div className={styles['contents']}>
        <p>
          <strong>{application.title}</strong>
        </p>
        <p>
          <Badge>{text.contents({ number: application.contentVersion })}</Badge>
        </p>
        <p>{[application.displayCity, text.days({ from: formatDate(startDate), to: formatDate(endDate) })].join(' · ')}</p>
        {application.travelDescription && <p className={styles['faint']}>{application.travelDescription}</p>}
        <p className={styles['faint']}>{validVersion > 0 ? text.valid({ number: validVersion }) : text.notValid}</p>
        <p className={styles['faint']}>
          {text.costCentre} · {application.costCentre}
        </p>
        <h3 className={styles['sub']}>{text.travellers}</h3>
        <ul className={styles['people']}>
          {application.travellers.map((person) => (
            <li key={person.employeeId}>
              <strong>{person.name}</strong>
              <span className={styles['faint']}>
                {[person.departmentName, person.gradeName, person.standard || text.noStandard].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {application.account && (
          <p className={styles['faint']}>
            {text.account({
              name: application.account.name,
              left: application.account.amount < 0 ? text.unlimited : formatPrice(application.account.left),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

/** What the version in force had of budget, and what orders had taken of it. */
function ApplicationBudgetThen({ shown: { money, bookings } }: { shown: ApplicationAsOf }) {
  const { application: text } = useText('booking/time-machine/page')
  const lines: [string, number][] = [
    [text.budget, money.total],
    [text.encumbered, money.encumbered],
    [text.spent, money.spent],
    [text.left, money.left],
  ]
  return (
    <Card title={text.money}>
      <FigureList>
        {lines.map(([name, fen]) => (
          <Fact key={name} name={name}>
            <Price fen={fen} tone="plain" />
          </Fact>
        ))}
      </FigureList>
      {bookings.length > 0 && (
        <>
          <h3 className={styles['sub']}>{text.bookings}</h3>
          <ul className={styles['happened']}>
            {bookings.map(({ orderNo, title, encumbered, spent }) => (
              <li key={orderNo}>
                <Link to={paths.order({ orderId: orderNo })}>{title}</Link>
                <Price fen={encumbered + spent} tone="plain" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

type Estimate = NonNullable<ApplicationAsOf['application']>['estimates'][number]

/** What the legs were said to cost when this version was submitted. */
function ApplicationEstimatesThen({ estimates }: { estimates: readonly Estimate[] }) {
  const { application: text } = useText('booking/time-machine/page')
  const words = ({ basis, cheapest, typical, cap }: Estimate): string =>
    basis === 'none'
      ? text.unknown
      : [
          `${text.cheapest} ${formatPrice(cheapest)}`,
          `${text.typical} ${formatPrice(typical)}`,
          cap !== undefined && `${text.cap} ${formatPrice(cap)}`,
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <Card title={text.estimates}>
      {estimates.length === 0 && <EmptyState compact title={text.noEstimates} />}
      <ul className={styles['people']}>
        {estimates.map((estimate) => (
          <li key={estimate.line}>
            <strong>{estimate.route}</strong>
            <span className={styles['faint']}>{words(estimate)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What is otherwise today, field by field. */
function ApplicationChangedSince({ changed }: { changed: readonly Difference[] }) {
  const { application: text } = useText('booking/time-machine/page')
  const columns: Column<Difference>[] = [
    { key: 'name', head: text.field, width: 110, cell: ({ name }) => name },
    { key: 'was', head: text.was, cell: ({ was }) => was },
    { key: 'is', head: text.is, cell: ({ is }) => is },
  ]
  return (
    <Card title={text.changed}>
      {changed.length === 0 ? (
        <p className={styles['same']}>
          <Icon name="checkCircle" size={16} />
          {text.unchanged}
        </p>
      ) : (
        <Table caption={text.changed} columns={columns} rows={changed} rowKey={({ name }) => name} />
      )}
    </Card>
  )
}
