import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { useState } from 'react'
import { getOrderAsOf } from '../../api/calls/booking/time-machine'
import { isProblem } from '../../api/problem'
import { useRead } from '../../api/queries'
import { Badge } from '../../kit/badge'
import { IconButton } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { ErrorState } from '../../kit/error-state'
import { formatInstant } from '../../kit/format'
import { Card } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { useText } from '../../kit/text'
import { TimeMachineKnew } from './time-machine-knew'
import { TimeMachineOrder } from './time-machine-order'
import { TimeMachineSearches } from './time-machine-searches'
import styles from './time-machine.module.css'

/** An order as of a moment: every recorded moment can be gone to. */
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
      <Moments shown={data} at={at} onGo={setAt} />
      <TimeMachineOrder shown={data} />
      <TimeMachineSearches searches={data.searches} />
      <TimeMachineKnew knew={data.knew} />
    </div>
  )
}

function Moments({ shown, at, onGo }: { shown: OrderAsOf; at: string | undefined; onGo: (at: string) => void }) {
  const text = useText('booking/time-machine-page')
  const times = [...new Set(shown.moments.map((moment) => moment.at))]
  const last = times.length - 1
  const index = at === undefined ? last : times.indexOf(at)
  const go = (to: number) => {
    const time = times[Math.min(Math.max(to, 0), last)]
    if (time) onGo(time)
  }
  const time = times[index] ?? shown.at
  const step = text.step({ number: index + 1, count: times.length })
  return (
    <Card title={text.asOf({ time: formatInstant(time) })} action={<span className={styles['faint']}>{step}</span>}>
      <p className={styles['intro']}>{text.intro}</p>
      <div className={styles['slider']}>
        <IconButton icon="chevronLeft" label={text.earlier} aria-disabled={index <= 0} onClick={() => go(index - 1)} />
        <input
          type="range"
          aria-label={text.slider}
          aria-valuetext={`${step}, ${formatInstant(time)}`}
          min={0}
          max={last}
          value={index}
          onChange={(event) => go(Number(event.target.value))}
        />
        <IconButton icon="chevronRight" label={text.later} aria-disabled={index >= last} onClick={() => go(index + 1)} />
      </div>
      <h3 className={styles['sub']}>{text.happened}</h3>
      <ul aria-live="polite" className={styles['happened']}>
        {shown.moments
          .filter((moment) => moment.at === time)
          .map(({ kind, sentence }) => (
            <li key={`${kind} ${sentence}`}>
              <Badge>{text.kinds[kind]}</Badge>
              <span>{sentence}</span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
