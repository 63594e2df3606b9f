import type { ReactNode } from 'react'
import { Badge } from '../../../kit/marks/badge'
import { classNames } from '../../../kit/browser/class-names'
import { formatDate } from '../../../kit/text/format'
import styles from '../../booking/journey/journey-block.module.css'
import { TrainName } from './train-name'
import { TrainTimes } from './train-times'
import type { TrainView } from './train-view'

export interface TrainJourneyProps {
  label?: string | undefined
  train: TrainView
  /** Nobody rides it any more, in the words for that. */
  gone?: string | undefined
  /** Only what identifies the ride, for a summary. */
  compact?: boolean
  /** Class, price and places. */
  children: ReactNode
}

/** One ride: its day, train and times, and what one has on it. */
export function TrainJourney({ label, train, gone, compact, children }: TrainJourneyProps) {
  return (
    <div className={classNames(styles['journey'], compact && styles['compact'], gone && styles['gone'])}>
      <div className={styles['day']}>
        {label && <Badge tone="brand">{label}</Badge>}
        {gone && <Badge tone="locked">{gone}</Badge>}
        <strong>{formatDate(train.departDate)}</strong>
      </div>
      <div className={styles['flight']}>
        <TrainName train={train} />
        <TrainTimes train={train} />
      </div>
      <div className={styles['fare']}>{children}</div>
    </div>
  )
}
