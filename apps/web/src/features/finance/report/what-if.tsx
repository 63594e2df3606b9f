import type { Report } from '@sojourn/contract/finance/report.shapes'
import { kindOf } from '@sojourn/domain/finance/report/kinds'
import { earlierBooking, trainInstead } from '@sojourn/domain/finance/report/what-if'
import { getReport } from '../../../api/calls/finance/report'
import { useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { formatValue } from './figure-words'
import { askedOf, type ReportSearch } from './report-search'
import styles from './report.module.css'

/** What a change of habit would have saved on domestic flights of the same days. */
export function WhatIf({ search }: { search: ReportSearch }) {
  const text = useText('finance/report/page')
  const request = { ...askedOf(kindOf('savings'), search), products: ['flight' as const], groupedBy: 'advance' as const }
  const { data, error, refetch } = useRead(getReport, request)
  return (
    <Card title={text.whatIf}>
      {error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Habits report={data} />
      ) : (
        <SkeletonList count={2} height={72} />
      )}
      <p className={styles['small']}>{text.carbonSource}</p>
    </Card>
  )
}

function Habits({ report: { groups, now } }: { report: Report }) {
  const text = useText('finance/report/page')
  const earlier = earlierBooking(groups)
  const train = trainInstead(now)
  return (
    <div className={styles['habits']}>
      <Habit
        name={text.earlier}
        saving={earlier?.saving}
        why={earlier ? text.earlierWhy({ tickets: formatFigure(earlier.tickets) }) : text.noEarlier}
      />
      <Habit
        name={text.train}
        saving={train.saving}
        why={text.trainWhy({ tickets: formatFigure(train.tickets), carbon: formatValue('carbon', train.grams) })}
      />
    </div>
  )
}

function Habit({ name, saving, why }: { name: string; saving: number | undefined; why: string }) {
  const text = useText('finance/report/page')
  return (
    <section className={styles['habit']}>
      <h3>{name}</h3>
      {saving !== undefined && (
        <p className={styles['saving']}>
          <span className={styles['soft']}>{saving < 0 ? text.wouldCost : text.wouldSave}</span>{' '}
          {formatValue('money', Math.abs(saving))}
        </p>
      )}
      <p className={styles['small']}>{why}</p>
    </section>
  )
}
