import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { Calendar } from '../../../../kit/dates/calendar'
import { firstOf, monthOf, shiftMonth } from '../../../../kit/dates/calendar-model'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { Spinner } from '../../../../kit/feedback/spinner'
import { useText } from '../../../../kit/text/text'
import { useDateSection, useDayPrices, type AskedSlice } from '../queries'
import styles from './price-graph.module.css'

interface PriceCalendarProps {
  asked: AskedSlice
  /** Where the direction begins. */
  place: string
  date: string
  notBefore: string | undefined
  onChoose: (date: string) => void
}

/** Two months with the lowest price of each day; a click on one searches it. */
export function PriceCalendar({ asked, place, date, notBefore, onChoose }: PriceCalendarProps) {
  const text = useText('products/intl-flight/search/list')
  const section = useDateSection(place).data
  const [month, setMonth] = useState(monthOf(date))
  const today = section?.today ?? date
  const first = [today, notBefore ?? ''].toSorted().at(-1)!
  const last = section?.endDateText ?? date
  const from = [first, firstOf(month)].toSorted().at(-1)!
  const to = [last, addDays(firstOf(shiftMonth(month, 2)), -1)].toSorted()[0]!
  const { data, error, isFetching, refetch } = useDayPrices(asked, from, to, section !== undefined && from <= to)
  const prices = new Map(data?.days.map((day) => [day.date, day.price]))
  return (
    <>
      <p className={styles['why']}>{text.calendarWhy}</p>
      {isFetching && <Spinner label={text.searching} />}
      {error && !isFetching && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      <div className={styles['months']}>
        <Calendar
          label={text.prices}
          rules={{ today, first, last }}
          start={date}
          focusOn={date}
          prices={prices}
          onMonth={setMonth}
          onSelect={onChoose}
        />
      </div>
    </>
  )
}
