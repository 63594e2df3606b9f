import { isStay, products } from '@sojourn/contract/booking/codes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { useEffect, useState } from 'react'
import { queryTravelOrder } from '../../api/calls/booking/order'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { classNames } from '../../kit/browser/class-names'
import { Badge } from '../../kit/marks/badge'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatDate, formatDuration, formatSpan } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { Link } from '../../kit/actions/link'
import { Card } from '../../kit/layout/page'
import { Segmented } from '../../kit/forms/radio-group'
import { chinaNow, serverNow } from '../../kit/dates/server-time'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './trips.module.css'

type TripDay = WebResponse<NonNullable<typeof queryTravelOrder.contract>>['list'][number]
type Trip = TripDay['travelList'][number]

/** On the first screen there is room for two; the order centre has them all. */
const shownTrips = 2

/** The next journeys, or the last ones (S3.42). */
export function Trips() {
  const text = useText('app/home-below')
  const [type, setType] = useState<0 | 1>(0)
  const { data, error, refetch } = useRead(queryTravelOrder, { Type: type }, { keepFormer: true })
  const trips = data?.list.flatMap((day) => day.travelList).slice(0, shownTrips)
  return (
    <Card
      className={styles['trips']}
      title={text.trips}
      action={
        <span className={styles['actions']}>
          <Segmented
            label={text.trips}
            value={type}
            onChange={setType}
            choices={[
              { value: 0, label: text.upcoming },
              { value: 1, label: text.past },
            ]}
          />
          <Link to={paths.myBookings()}>{text.allTrips}</Link>
        </span>
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!trips && !error && <SkeletonList count={1} height={88} />}
      {trips?.length === 0 && (
        <EmptyState compact icon="bag" title={type === 0 ? text.noTrips : text.noPastTrips}>
          {type === 0 && text.noTripsWhy}
        </EmptyState>
      )}
      {trips && trips.length > 0 && (
        <ul className={styles['list']}>
          {trips.map((trip) => (
            <TripLine key={`${trip.orderSerialNo}${trip.flightNo}`} trip={trip} upcoming={type === 0} />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface TripLineProps {
  trip: Trip
  upcoming: boolean
}

/** A journey in one line; the next one as a boarding card. */
function TripLine({ trip, upcoming }: TripLineProps) {
  const { boarding } = trip
  return (
    <li>
      <Link
        bare
        to={paths.order({ orderId: trip.orderSerialNo })}
        className={classNames(styles['trip'], boarding && styles['next'])}
      >
        <span className={styles['when']}>
          <strong>{formatDate(trip.travelStartDate)}</strong>
          <span className="visually-hidden">{trip.productName}</span>
          {upcoming && <Leaving trip={trip} />}
        </span>
        <Ends trip={trip} />
        {boarding && <Boarding {...boarding} />}
      </Link>
    </li>
  )
}

/** Where from and when, and where to; of a stay its nights lie between. */
function Ends({ trip }: { trip: Trip }) {
  const isMove = !isStay(products.word(trip.productType))
  return (
    <>
      <span className={styles['end']}>
        <span className={styles['time']}>{trip.travelStartTime}</span>
        <span className={styles['place']}>{[trip.depAirport, trip.depTerminal].filter(Boolean).join(' ')}</span>
      </span>
      <span className={styles['way']}>
        <span>{`${trip.airlineName} ${trip.flightNo}`}</span>
        {isMove && <Icon name="arrowRight" size={18} />}
      </span>
      <span className={styles['end']}>
        <span className={styles['time']}>
          {trip.travelEndTime}
          <small>{formatSpan(daysBetween(trip.travelStartDate, trip.travelEndDate))}</small>
        </span>
        <span className={styles['place']}>{[trip.arrAirport, trip.arrTerminal].filter(Boolean).join(' ')}</span>
      </span>
    </>
  )
}

const [minuteMs, dayMinutes] = [60_000, 1440]

/** In how many days it begins; from the last day on, in how many hours and minutes by the server's clock; then it is under way. */
function Leaving({ trip: { boarding, travelStartDate } }: { trip: Trip }) {
  const text = useText('app/home-below')
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = boarding ? Math.ceil((Date.parse(boarding.at) - now) / minuteMs) : dayMinutes
  const days = minutes > 0 ? daysBetween(chinaNow().date, travelStartDate) : -1
  const soon = minutes > 0 && minutes < dayMinutes
  return (
    <Badge tone={days <= 1 ? 'brand' : 'neutral'}>
      {soon ? text.leaving({ time: formatDuration(minutes) }) : text.inDays({ days })}
    </Badge>
  )
}

/** As many facts as fit beside gate and seat. */
const factsAtMost = 2

function Boarding({ where, seat, facts }: NonNullable<Trip['boarding']>) {
  const told = [where, seat].filter(Boolean)
  return (
    <span className={styles['boarding']}>
      {told.map((each) => (
        <strong key={each}>{each}</strong>
      ))}
      {facts.slice(0, factsAtMost).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  )
}
