import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { CalendarRules } from '../../kit/calendar-model'
import { classNames } from '../../kit/class-names'
import { formatMonthDay, formatRelativeDay, formatWeekday } from '../../kit/format'
import { Spinner } from '../../kit/spinner'
import { useText } from '../../kit/text'
import { useDismiss } from '../../kit/use-dismiss'
import styles from './flight-dates.module.css'

const loadCalendar = () => import('./flight-calendar')
const FlightCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.FlightCalendar })))

export interface FlightDatesProps {
  section: DateSection | undefined
  rules: CalendarRules
  depart: string
  back: string | undefined
  cities: { depart: string; arrive: string } | undefined
  errors: { departDate?: string | undefined; returnDate?: string | undefined }
  onDepart: (date: string) => void
  onBack: (date: string) => void
}

type Side = 'depart' | 'back'

/** Outbound and return: two fields over one calendar that goes from the first to the second (S4.27). */
export function FlightDates({ section, rules, depart, back, cities, errors, onDepart, onBack }: FlightDatesProps) {
  const text = useText('app/home')
  const [open, setOpen] = useState<Side>()
  const area = useRef<HTMLDivElement>(null)
  const buttons = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({})
  const close = useCallback(
    (refocus: boolean) => {
      if (refocus && open) buttons.current[open]?.focus()
      setOpen(undefined)
    },
    [open],
  )
  useDismiss(area, open !== undefined, close)
  const pick = (date: string) => {
    if (open === 'back') {
      onBack(date)
      if (date >= depart) close(true)
      return
    }
    onDepart(date)
    if (back === undefined) close(true)
    else setOpen('back')
  }
  const field = (side: Side, label: string, date: string | undefined, error: string | undefined) => (
    <DateButton
      ref={(element) => void (buttons.current[side] = element)}
      label={label}
      date={date}
      error={error}
      today={rules.today}
      open={open === side}
      empty={text.addReturn}
      onOpen={() => setOpen(open === side ? undefined : side)}
      onApproach={() => void loadCalendar()}
    />
  )
  return (
    <div ref={area} className={styles['dates']}>
      {field('depart', text.departDate, depart, errors.departDate)}
      {field('back', text.returnDate, back, errors.returnDate)}
      {open && (
        <div role="dialog" aria-label={open === 'depart' ? text.departDate : text.returnDate} className={styles['panel']}>
          <Suspense fallback={<Spinner label={text.chooseDates} />}>
            <FlightCalendar
              key={open}
              label={text.chooseDates}
              section={section}
              rules={rules}
              depart={depart}
              back={back}
              cities={cities}
              focusOn={open === 'depart' ? depart : (back ?? depart)}
              onSelect={pick}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

interface DateButtonProps {
  ref: (element: HTMLButtonElement | null) => void
  label: string
  date: string | undefined
  error: string | undefined
  today: string
  open: boolean
  empty: string
  onOpen: () => void
  onApproach: () => void
}

function DateButton({ ref, label, date, error, today, open, empty, onOpen, onApproach }: DateButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      className={classNames(styles['field'], open && styles['open'])}
      onClick={onOpen}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <span className={styles['label']}>{label}</span>
      <span className={classNames(styles['date'], !date && styles['empty'])}>{date ? formatMonthDay(date) : empty}</span>
      <span className={error ? styles['error'] : styles['hint']}>
        {error ?? (date ? [formatWeekday(date), formatRelativeDay(date, today)].filter(Boolean).join(' · ') : '')}
      </span>
    </button>
  )
}
