import { addMonths } from '@sojourn/domain/kit/local-date'
import type { RefObject } from 'react'
import { PopoverPanel } from '../overlays/late'
import { Calendar } from './calendar'
import type { CalendarRules } from './calendar-model'
import { useChinaNow } from './server-time'
import { typedDate } from './typed-date'
import type { DateValue } from './use-typed-date'

export interface DatePanelProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  day: DateValue
  range: { start: string; end: string } | undefined
  onSelect: (date: string) => void
  onClose: () => void
}

const earliest = '1900-01-01'
/** Passports end ten years from now at the latest, other documents twenty. */
const monthsAhead = 25 * 12

/** The calendar of one month beside a field; the chosen day, else the nearest to today that can be chosen, has the focus. */
export function DatePanel({ anchor, label, day, range, onSelect, onClose }: DatePanelProps) {
  const today = useChinaNow().date
  const rules: CalendarRules = { today, first: day.min ?? earliest, last: day.max ?? addMonths(today, monthsAhead), past: true }
  const wanted = typedDate(day.value) ?? range?.start ?? today
  const focusOn = wanted < rules.first ? rules.first : wanted > rules.last ? rules.last : wanted
  return (
    <PopoverPanel anchor={anchor} title={label} align="end" initialFocus={false} onClose={onClose}>
      <Calendar
        label={label}
        rules={rules}
        panes={1}
        start={range?.start || day.value || undefined}
        end={range?.end || undefined}
        focusOn={focusOn}
        onSelect={onSelect}
      />
    </PopoverPanel>
  )
}
