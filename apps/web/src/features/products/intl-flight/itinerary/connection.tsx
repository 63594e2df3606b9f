import { Badge } from '../../../../kit/marks/badge'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDuration } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './itinerary-timeline.module.css'
import type { ConnectionView } from './itinerary-view'

/** Where one changes planes, how long there is, and whatever may go wrong there. */
export function Connection({ connection }: { connection: ConnectionView }) {
  const text = useText('products/intl-flight/search/itinerary')
  const { place, otherPlace, minutes, minimumMinutes, bags, visa, visaSentence } = connection
  const tight = minutes - minimumMinutes < tightMinutes
  return (
    <div className={classNames(styles['connection'], !connection.protected && styles['unprotected'])}>
      <span className={styles['change']}>
        <Icon name="clock" size={16} />
        <span>
          <strong>{text.change({ place, time: formatDuration(minutes) })}</strong>{' '}
          <span className={styles['facts']}>
            {(connection.protected ? text.minimum : text.advised)({ time: formatDuration(minimumMinutes) })}
          </span>
        </span>
        {tight && <Badge tone="warn">{minutes < minimumMinutes ? text.tooShort : text.tight}</Badge>}
      </span>
      <ul className={styles['notes']}>
        {otherPlace && (
          <Note icon="alert" stressed>
            {text.otherAirport({ from: place, to: otherPlace })}
          </Note>
        )}
        <Note icon="bag" stressed={bags !== 'through'}>
          {text.bags[bags]}
        </Note>
        {visaSentence && (
          <Note icon="visa" stressed={visa === 'needed' || visa === 'unknown'}>
            {visaSentence}
          </Note>
        )}
        {!connection.protected && (
          <Note icon="alert" stressed>
            {text.selfTransfer}
          </Note>
        )}
      </ul>
    </div>
  )
}

/** So little more than the minimum that a small delay breaks it. */
const tightMinutes = 20

function Note({ icon, stressed, children }: { icon: IconName; stressed?: boolean; children: string }) {
  return (
    <li className={stressed ? styles['stressed'] : undefined}>
      <Icon name={icon} size={14} />
      {children}
    </li>
  )
}
