import type { ReactNode } from 'react'
import { Badge } from '../../../kit/badge'
import { formatDate } from '../../../kit/format'
import styles from '../../booking/journey-block.module.css'
import { TrainName } from './train-name'
import { TrainTimes } from './train-times'
import type { TrainView } from './train-view'

export interface TrainJourneyProps {
  label?: string | undefined
  train: TrainView
  /** Only what identifies the ride, for a summary. */
  compact?: boolean
  /** Class, price and places. */
  children: ReactNode
}

/** One ride: its day, train and times, and what one has on it. */
export function TrainJourney({ label, train, compact, children }: TrainJourneyProps) {
  return (
    <div className={compact ? `${styles['journey']} ${styles['compact']}` : styles['journey']}>
      <div className={styles['day']}>
        {label && <Badge tone="brand">{label}</Badge>}
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
