import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import styles from './time-machine.module.css'

/** Who had been told by notification and who had looked. */
export function TimeMachineKnew({ knew }: Pick<OrderAsOf, 'knew'>) {
  const text = useText('booking/time-machine/page')
  return (
    <Card title={text.knew}>
      {knew.length === 0 && <EmptyState compact icon="mail" title={text.nobody} />}
      <ul className={styles['people']}>
        {knew.map(({ name, notifications, seenVersion, seenAt }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className={styles['faint']}>
              {seenVersion !== undefined && seenAt
                ? text.saw({ number: seenVersion, time: formatInstant(seenAt) })
                : text.notSeen}
            </span>
            {notifications.length > 0 && (
              <details>
                <summary>{text.notifications({ count: notifications.length })}</summary>
                <ul>
                  {notifications.map(({ at, subject }) => (
                    <li key={`${at} ${subject}`}>
                      <span className={styles['faint']}>{formatInstant(at)}</span> {subject}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
