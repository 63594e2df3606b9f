import { products as codes } from '@sojourn/contract/booking/codes'
import { addDays, addMonths } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { queryTravelOrder } from '../../api/calls/booking/order'
import { getBookDateSection } from '../../api/calls/reference/city'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Calendar } from '../../kit/dates/calendar'
import type { DayMark } from '../../kit/dates/calendar-model'
import { Dialog } from '../../kit/overlays/dialog'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatDate } from '../../kit/text/format'
import { products } from '../../features/products'
import { Icon } from '../../kit/marks/icon'
import type { IconName } from '../../kit/marks/icon-paths'
import { ButtonLink, Link } from '../../kit/actions/link'
import { useChinaNow } from '../../kit/dates/server-time'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './trip-calendar.module.css'

type Trip = WebResponse<NonNullable<(typeof queryTravelOrder)['contract']>>['list'][number]['travelList'][number]

/** How far the calendar goes back and on. */
const monthsAround = 12

/** The days from a trip's first to its last. */
const covers = (trip: Trip, date: string): boolean =>
  trip.travelStartDate <= date && date <= (trip.travelEndDate || trip.travelStartDate)

function tripDays(trips: readonly Trip[]): string[] {
  const days = trips.flatMap((trip) => {
    const all: string[] = []
    for (let day = trip.travelStartDate; covers(trip, day); day = addDays(day, 1)) all.push(day)
    return all
  })
  return [...new Set(days)]
}

/** The travel calendar with one's own journeys, holidays and festivals (S2.13). */
export function TripCalendar({ close }: { close: () => void }) {
  const text = useText('app/floating')
  const today = useChinaNow().date
  const [day, setDay] = useState(today)
  const coming = useRead(queryTravelOrder, { Type: 0 })
  const past = useRead(queryTravelOrder, { Type: 1 })
  const section = useRead(getBookDateSection, { ProductType: 1 })
  const failed = [coming, past].find(({ data, error }) => error && !data)
  const known = coming.data && past.data
  const trips = [coming, past].flatMap(({ data }) => data?.list.flatMap(({ travelList }) => travelList) ?? [])
  const marks = new Map<string, DayMark>(section.data?.days.map(({ date, ...mark }) => [date, mark]))
  for (const date of tripDays(trips)) marks.set(date, { ...marks.get(date), name: text.trip })
  const rules = { today, first: addMonths(today, -monthsAround), last: addMonths(today, monthsAround) }
  const onDay = trips.filter((trip) => covers(trip, day))
  return (
    <Dialog open onClose={close} title={text.calendar} width="info">
      <div className={styles['columns']}>
        <Calendar label={text.calendar} rules={rules} start={day} panes={1} marks={marks} focusOn={day} onSelect={setDay} />
        <section aria-live="polite" className={styles['day']}>
          <h3>
            {formatDate(day)}
            {onDay.length > 0 && <span className={styles['count']}>{text.calendarTrips({ count: onDay.length })}</span>}
          </h3>
          {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
          {!failed && !known && <SkeletonList count={2} height={44} />}
          {onDay.map((trip) => (
            <TripLine key={`${trip.orderSerialNo}${trip.travelStartDate}${trip.travelStartTime}`} trip={trip} onGo={close} />
          ))}
          {onDay.length === 0 && known && (
            <EmptyState
              compact
              icon="calendar"
              title={text.calendarNone}
              action={
                <ButtonLink to={paths.home()} icon="plane" onClick={close}>
                  {text.calendarPlan}
                </ButtonLink>
              }
            />
          )}
        </section>
      </div>
    </Dialog>
  )
}

/** S3.43 */
const iconOf = (productType: number): IconName => {
  const product = codes.known(productType)
  return product ? products[product].icon : 'bag'
}

function TripLine({ trip, onGo }: { trip: Trip; onGo: () => void }) {
  return (
    <Link bare to={paths.order({ orderId: trip.orderSerialNo })} className={styles['trip']} onClick={onGo}>
      <Icon name={iconOf(trip.productType)} size={18} />
      <span className={styles['time']}>{trip.travelStartTime}</span>
      <span className={styles['words']}>
        {[trip.depAirport, trip.arrAirport].filter(Boolean).join(' – ')} {trip.flightNo}
      </span>
      <Icon name="chevronRight" size={16} />
    </Link>
  )
}
