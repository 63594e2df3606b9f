import type { ApplicationAsOf } from '@sojourn/contract/booking/time-machine.shapes'
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
import { ApplicationBudgetThen, ApplicationEstimatesThen, ApplicationChangedSince } from './time-machine-application-parts'
import { TimeMachineApproval } from './time-machine-approval'
import { TimeMachineKnew } from './time-machine-knew'
import { TimeMachineMoments } from './time-machine-moments'
import styles from './time-machine.module.css'

/** A travel application as of a moment. */
export function ApplicationTimeMachine({ travelApplyNo }: { travelApplyNo: string }) {
  const text = useText('booking/time-machine-page')
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
  const { application: text } = useText('booking/time-machine-page')
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
