import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { Fragment, lazy, Suspense, useCallback, useRef, type ReactNode } from 'react'
import type { CalendarRules } from '../../../kit/dates/calendar-model'
import { classNames } from '../../../kit/browser/class-names'
import { Spinner } from '../../../kit/feedback/spinner'
import { useText } from '../../../kit/text/text'
import { useDismiss } from '../../../kit/hooks/use-dismiss'
import { DateButton } from './date-button'
import styles from './date-fields.module.css'
import type { TravelCalendarProps } from './travel-calendar'

const loadCalendar = () => import('./travel-calendar')
const TravelCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.TravelCalendar })))

type ShownCalendar = TravelCalendarProps & { start: string }
/** The calendar of a product that says more of a day than whether it can be booked. */
export interface OwnCalendar {
  load: () => Promise<unknown>
  show: (calendar: ShownCalendar) => ReactNode
}
const plainCalendar: OwnCalendar = { load: loadCalendar, show: (calendar) => <TravelCalendar {...calendar} /> }

export type Side = 'start' | 'end'
export interface DateSide {
  label: string
  /** Empty until chosen. */
  date: string | undefined
  error: string | undefined
  /** The days that this side may be. */
  rules: CalendarRules
  /** What stands where no day is chosen. */
  empty?: string
  /** Takes the day; answers which side is chosen next, if any. */
  onPick: (date: string) => Side | undefined
}

export interface DateFieldsProps {
  label: string
  section: DateSection | undefined
  calendar?: OwnCalendar
  start: DateSide
  end?: DateSide
  open: Side | undefined
  onOpen: (side: Side | undefined) => void
}

/** Closing gives the focus back to the field; picking one side may lead to the other. */
function useOpenSide({ start, end, open, onOpen }: DateFieldsProps) {
  const area = useRef<HTMLDivElement>(null)
  const buttons = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({})
  const close = useCallback(
    (refocus: boolean) => {
      if (refocus && open) buttons.current[open]?.focus()
      onOpen(undefined)
    },
    [open, onOpen],
  )
  useDismiss(area, open !== undefined, close)
  const chosen = open === 'end' ? end : open && start
  const pick = (date: string) => {
    const next = chosen?.onPick(date)
    if (next) onOpen(next)
    else close(true)
  }
  return { area, buttons, chosen, pick }
}

/** One day, or two over one calendar that goes from the first to the second (S4.27). */
export function DateFields(props: DateFieldsProps) {
  const { label, section, calendar = plainCalendar, start, end, open, onOpen } = props
  const text = useText('app/home')
  const { area, buttons, chosen, pick } = useOpenSide(props)
  const button = (name: Side, { label: words, date, error, rules, empty = '' }: DateSide) => (
    <DateButton
      ref={(element) => void (buttons.current[name] = element)}
      label={words}
      date={date}
      error={error}
      today={rules.today}
      empty={empty}
      open={open === name}
      onOpen={() => onOpen(open === name ? undefined : name)}
      onApproach={() => void calendar.load().catch(() => undefined)}
    />
  )
  const first = start.date ?? start.rules.first
  const binding =
    section && (section.choosable ? [section.tip, section.reservationMsg] : [section.cannotChooseMsg]).filter(Boolean)
  const shown = { label, section, start: first, end: end?.date, onSelect: pick }
  return (
    <div ref={area} className={classNames(styles['dates'], end && styles['two'])}>
      {button('start', start)}
      {end && button('end', end)}
      {chosen && (
        <div role="dialog" aria-label={chosen.label} className={styles['panel']}>
          <Suspense fallback={<Spinner label={text.chooseDates} />}>
            <Fragment key={open}>{calendar.show({ ...shown, rules: chosen.rules, focusOn: chosen.date ?? first })}</Fragment>
          </Suspense>
          {binding?.map((sentence) => (
            <p key={sentence} className={styles['binding']}>
              {sentence}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
