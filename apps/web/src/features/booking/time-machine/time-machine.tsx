import { useState } from 'react'
import { getOrderAsOf } from '../../../api/calls/booking/time-machine'
import { isProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { TimeMachineKnew } from './time-machine-knew'
import { TimeMachineMoments } from './time-machine-moments'
import { TimeMachineOrder } from './time-machine-order'
import { TimeMachineSearches } from './time-machine-searches'
import styles from './time-machine.module.css'

/** An order as of a moment. */
export function TimeMachine({ orderNo }: { orderNo: string }) {
  const text = useText('booking/time-machine-page')
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
