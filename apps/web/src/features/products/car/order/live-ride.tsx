import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { Card } from '../../../../kit/layout/page'
import { Timeline } from '../../../../kit/lists/timeline'
import { formatClock, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { kilometresOf } from '../kilometres'
import styles from './live-ride.module.css'
import { shareOf, useMoment } from './use-moment'

/** Where the ride is now: who drives, how far along, and what has happened so far. */
export function LiveRide({ ride }: { ride: CarRide }) {
  const text = useText('products/car/pages')
  const { driver, leg, events } = ride
  return (
    <Card title={text.live}>
      {events.length === 0 && <p className={styles['soft']}>{text.nothingYet}</p>}
      {leg && <RideLeg leg={leg} />}
      {driver && <Driver driver={driver} />}
      {events.length > 0 && (
        <Timeline
          label={text.live}
          entries={events.map(({ sentence, at }, index) => ({
            key: String(index),
            title: sentence,
            state: 'done',
            time: formatInstant(at),
          }))}
        />
      )}
    </Card>
  )
}

function Driver({ driver }: { driver: NonNullable<CarRide['driver']> }) {
  const text = useText('products/car/pages')
  return (
    <div className={styles['driver']}>
      <strong className={styles['plate']}>{driver.plate}</strong>
      <span>{driver.vehicle}</span>
      <span>
        {driver.name} · {text.driverScore({ score: (driver.score / 10).toFixed(1) })}
      </span>
      <a href={`tel:${driver.mobile}`} title={text.callWhy}>
        {text.call({ mobile: driver.mobile })}
      </a>
      <span className={styles['soft']}>{text.callWhy}</span>
    </div>
  )
}

/** A schematic line: the car on its way from where it is to where it is waited for. */
export function RideLeg({ leg }: { leg: NonNullable<CarRide['leg']> }) {
  const text = useText('products/car/pages')
  const now = useMoment()
  const share = shareOf(leg, now)
  const percent = Math.round(share * 100)
  const left = Math.round((leg.metres * (1 - share)) / 50) * 50
  const minutes = Math.max(0, Math.ceil((Date.parse(leg.endsAt) - now) / 60_000))
  const metres = left >= 1000 ? text.kilometres({ count: kilometresOf(left) }) : text.metres({ count: left })
  const sentence =
    leg.kind === 'approach' ? text.approach({ metres, minutes }) : text.onTheWay({ percent, time: formatClock(leg.endsAt) })
  return (
    <div className={styles['leg']}>
      <p>{sentence}</p>
      <div
        className={styles['line']}
        role="progressbar"
        aria-label={sentence}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles['gone']} style={{ inlineSize: `${percent}%` }} />
        <span className={styles['car']} style={{ insetInlineStart: `${percent}%` }} />
      </div>
    </div>
  )
}
