import type { TrainCheckResult } from '@sojourn/contract/products/train/booking.shapes'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import styles from './ride-rules.module.css'

/** Before paying: what giving back and changing cost, and what the railway asks of passengers (handbook 3.7, 3.8). */
export function RideRules({ check: { rules, notices } }: { check: Pick<TrainCheckResult, 'rules' | 'notices'> }) {
  const text = useText('products/train/book')
  return (
    <Card title={text.rules}>
      <div className={styles['rules']}>
        {rules.map(({ trainNo, refund, change }) => (
          <div key={trainNo}>
            {rules.length > 1 && <h3>{trainNo}</h3>}
            <h4>{text.refundRule}</h4>
            <ul>
              {refund.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <h4>{text.changeRule}</h4>
            <p>{change}</p>
          </div>
        ))}
        {notices.map((sentence) => (
          <IconLine key={sentence} icon="info">
            {sentence}
          </IconLine>
        ))}
      </div>
    </Card>
  )
}
