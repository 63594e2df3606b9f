import { Badge } from '../../../../kit/marks/badge'
import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDate, formatDuration, formatSpan } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './itinerary-timeline.module.css'
import type { ConnectionView, ItineraryView, SegmentView } from './itinerary-view'

/** One direction flight by flight: local times with their days, who flies, and what to know of every change. */
export function ItineraryTimeline({ itinerary, label }: { itinerary: ItineraryView; label: string }) {
  return (
    <ol aria-label={label} className={styles['timeline']}>
      {itinerary.segments.map((segment, position) => (
        <li key={`${segment.flightNo} ${segment.depart.date}`}>
          <Segment segment={segment} />
          {itinerary.connections[position] && <Connection connection={itinerary.connections[position]} />}
        </li>
      ))}
    </ol>
  )
}

function Segment({ segment }: { segment: SegmentView }) {
  const text = useText('products/intl-flight/search/itinerary')
  const { carrier, operating, stops, bought } = segment
  const facts = [
    segment.aircraftName,
    text.meals[segment.meal],
    ...(bought
      ? [text.cabinClass({ cabin: text.cabins[bought.cabin], letter: bought.bookingClass }), text.baggage(bought.baggage)]
      : []),
  ]
  return (
    <div className={styles['segment']}>
      <Moment end={segment.depart} word={text.departs} />
      <div className={styles['flight']}>
        <CarrierBadge code={carrier.code} colour={carrier.colour} name={carrier.name} />
        <span className={styles['name']}>
          <strong>
            {carrier.name} {segment.flightNo}
          </strong>
          {operating && <span className={styles['operating']}>{text.operatedBy(operating)}</span>}
        </span>
        <span className={styles['facts']}>{[formatDuration(segment.durationMinutes), ...facts].filter(Boolean).join(' · ')}</span>
        {stops.map((stop) => (
          <span key={stop.place} className={styles['stop']}>
            {text.stop({ place: stop.place, arrive: stop.arriveTime, depart: stop.departTime })}
          </span>
        ))}
      </div>
      <Moment end={segment.arrive} word={text.arrives} />
    </div>
  )
}

function Moment({ end, word }: { end: SegmentView['depart']; word: string }) {
  return (
    <div className={styles['moment']}>
      <span className={styles['clock']}>
        <span className="visually-hidden">{word} </span>
        {end.time}
        {end.dayOffset !== 0 && <sup className={styles['offset']}>{formatSpan(end.dayOffset)}</sup>}
      </span>
      <span className={styles['place']}>{end.place}</span>
      <span className={styles['date']}>{formatDate(end.date)}</span>
    </div>
  )
}

/** Where one changes planes, how long there is, and whatever may go wrong there. */
function Connection({ connection }: { connection: ConnectionView }) {
  const text = useText('products/intl-flight/search/itinerary')
  const { place, otherPlace, minutes, minimumMinutes, bags, visa, visaSentence } = connection
  const tight = minutes - minimumMinutes < tightMinutes
  return (
    <div className={classNames(styles['connection'], !connection.protected && styles['unprotected'])}>
      <span className={styles['change']}>
        <Icon name="clock" size={16} />
        <span>
          <strong>{text.change({ place, time: formatDuration(minutes) })}</strong>{' '}
          <span className={styles['facts']}>{text.minimum({ time: formatDuration(minimumMinutes) })}</span>
        </span>
        {tight && <Badge tone="warn">{text.tight}</Badge>}
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
