import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { CalendarRules } from '../../kit/calendar-model'
import { Spinner } from '../../kit/spinner'
import { useText } from '../../kit/text'
import { useDismiss } from '../../kit/use-dismiss'
import { DateButton } from './date-button'
import styles from './flight-dates.module.css'
import type { FieldErrors } from './submit-search'

const loadCalendar = () => import('./flight-calendar')
const FlightCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.FlightCalendar })))

export interface FlightDatesProps {
  section: DateSection | undefined
  rules: CalendarRules
  depart: string
  back: string | undefined
  cities: { depart: string; arrive: string } | undefined
  errors: FieldErrors
  onDepart: (date: string) => void
  onBack: (date: string) => void
}

type Side = 'depart' | 'back'

/** Which end is being chosen; choosing the first leads to the second of a return trip. */
function useOpenSide({ depart, back, onDepart, onBack }: FlightDatesProps) {
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
  return { open, setOpen, area, buttons, pick }
}

/** Outbound and return: two fields over one calendar that goes from the first to the second (S4.27). */
export function FlightDates(props: FlightDatesProps) {
  const { section, rules, depart, back, cities, errors } = props
  const text = useText('app/home')
  const { open, setOpen, area, buttons, pick } = useOpenSide(props)
  const button = (side: Side) => ({
    today: rules.today,
    open: open === side,
    empty: text.addReturn,
    onOpen: () => setOpen(open === side ? undefined : side),
    onApproach: () => void loadCalendar(),
    ref: (element: HTMLButtonElement | null) => void (buttons.current[side] = element),
  })
  return (
    <div ref={area} className={styles['dates']}>
      <DateButton {...button('depart')} label={text.departDate} date={depart} error={errors['departDate']} />
      <DateButton {...button('back')} label={text.returnDate} date={back} error={errors['returnDate']} />
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
