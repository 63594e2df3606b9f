import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { longestStay, type Stay } from '@sojourn/domain/products/hotel/draft'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Calendar } from '../../../../kit/dates/calendar'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { useDateSection } from '../queries'
import styles from './stay-bar.module.css'

export interface StayCalendarProps {
  stay: Stay
  isInternational: boolean
  /** The first day of arrival where the hotel stands, before six in the morning yesterday; absent where no place is known yet. */
  earliest?: string | undefined
  onStay: (stay: Stay) => void
}

/** Arrival first, then departure within what can be booked (S5.14). */
export function StayCalendar({ stay, isInternational, earliest, onStay }: StayCalendarProps) {
  const text = useText('products/hotel/list')
  const words = useText('products/hotel/words')
  const section = useDateSection(isInternational).data
  const [checkIn, setCheckIn] = useState(stay.checkIn)
  const [checkOut, setCheckOut] = useState<string | undefined>(stay.checkOut)
  const leaving = checkOut === undefined
  const today = section?.today ?? stay.checkIn
  const last = section?.endDateText || addDays(today, longestStay)
  const leaveLast = section?.leaveEndDateText || addDays(last, 1)
  const latest = addDays(checkIn, longestStay)
  const choose = (date: string) => {
    if (leaving) return setCheckOut(date)
    setCheckIn(date)
    setCheckOut(undefined)
  }
  const rules = leaving
    ? { today, first: addDays(checkIn, 1), last: latest < leaveLast ? latest : leaveLast }
    : { today, first: earliest ?? (section?.beginDateText || today), last }
  return (
    <>
      <p className={styles['chosen']} aria-live="polite">
        {formatDate(checkIn)} – {checkOut ? formatDate(checkOut) : text.chooseCheckOut}
        {checkOut && ` · ${words.nights({ count: daysBetween(checkIn, checkOut) })}`}
      </p>
      <Calendar
        key={leaving ? 'leave' : 'arrive'}
        label={leaving ? text.chooseCheckOut : text.chooseCheckIn}
        rules={rules}
        start={checkIn}
        end={checkOut}
        focusOn={leaving ? addDays(checkIn, 1) : undefined}
        onSelect={choose}
      />
      <p className={styles['hint']}>{text.earlyMorning}</p>
      <Button
        kind="brand"
        wide
        disabledReason={checkOut ? undefined : text.chooseCheckOut}
        onClick={() => checkOut && onStay({ checkIn, checkOut })}
      >
        {text.useStay}
      </Button>
    </>
  )
}
