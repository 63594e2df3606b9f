import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { formatDate, formatDuration, formatSpan } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { Connection } from './connection'
import styles from './itinerary-timeline.module.css'
import type { ItineraryView, SegmentView } from './itinerary-view'

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
