import { checkOutRange, chooseCheckIn, nightsOf } from '@sojourn/domain/products/hotel/draft'
import { problemSentence } from '../../../../api/problem-sentence'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { DateFields, type Side } from '../../../booking/search/date-fields'
import styles from './search-dates.module.css'
import { closedNights, windowOf, type HotelFormState } from './search-state'
import type { FieldErrors } from '../../../booking/search/search-frame'
import type { BookableDays } from '../../../booking/search/use-date-section'

export interface HotelDatesProps {
  state: HotelFormState
  days: BookableDays
  errors: FieldErrors
  open: Side | undefined
  onOpen: (side: Side | undefined) => void
  onChange: (state: HotelFormState) => void
}

/** Check-in leads to check-out (S4.23); nights that cannot be booked are named at once (S5.16). */
export function HotelDates({ state, days, errors, open, onOpen, onChange }: HotelDatesProps) {
  const own = useText('products/hotel/search')
  const { rules, section } = days
  const arrive = (checkIn: string): Side => {
    onChange({ ...state, ...chooseCheckIn(state, checkIn, windowOf(days)) })
    return 'end'
  }
  const leave = (checkOut: string): Side | undefined => {
    const next = { ...state, checkOut }
    onChange(next)
    const closed = closedNights(next, days)
    if (closed.length === 0) return undefined
    void problemSentence({ problem: 'daysNotBookable', detail: { days: closed.join(',') } }).then((said) => toast(said, 'bad'))
    return 'end'
  }
  const { first, last } = checkOutRange(state.checkIn, windowOf(days))
  return (
    <div className={styles['stay']}>
      <DateFields
        label={own.chooseStay}
        section={section}
        open={open}
        onOpen={onOpen}
        start={{ label: own.checkIn, date: state.checkIn, error: errors['checkInDate'], rules, onPick: arrive }}
        end={{
          label: own.checkOut,
          date: state.checkOut,
          error: errors['checkOutDate'],
          // Leaving is possible on any day; it is the nights before it that are booked.
          rules: { ...rules, first, last, bookable: undefined },
          onPick: leave,
        }}
      />
      <span className={styles['nights']}>{own.nights({ count: nightsOf(state) })}</span>
    </div>
  )
}
