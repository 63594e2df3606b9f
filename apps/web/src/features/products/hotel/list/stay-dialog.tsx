import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { longestStay } from '@sojourn/domain/products/hotel/draft'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Calendar } from '../../../../kit/dates/calendar'
import { Dialog } from '../../../../kit/overlays/dialog'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import type { Stay } from '@sojourn/domain/products/hotel/draft'
import { useDateSection } from '../queries'
import styles from './stay-bar.module.css'

export interface StayDialogProps {
  stay: Stay
  isInternational: boolean
  onStay: (stay: Stay) => void
}

/** A button that opens the calendar of the stay: arrival first, then departure within what can be booked (S5.14). */
export function StayDialog({ stay, isInternational, onStay }: StayDialogProps) {
  const text = useText('products/hotel-list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.changeStay}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.stay} width="wide">
        <StayCalendar
          stay={stay}
          isInternational={isInternational}
          onStay={(next) => {
            setOpen(false)
            onStay(next)
          }}
        />
      </Dialog>
    </>
  )
}

function StayCalendar({ stay, isInternational, onStay }: StayDialogProps) {
  const text = useText('products/hotel-list')
  const words = useText('products/hotel-words')
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
    : { today, first: section?.beginDateText || today, last }
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
