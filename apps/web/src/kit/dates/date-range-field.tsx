import { useRef } from 'react'
import { Field } from '../forms/field'
import { DateInput } from './date-input'
import styles from './date-field.module.css'
import type { DateSpan } from './typed-date'
import { useTypedDate, type DateValue } from './use-typed-date'
import { useText } from '../text/text'

/** Two days, each yyyy-MM-dd or nothing where that end is open. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps extends DateSpan {
  /** What the days are of: of travel, of the order. */
  label: string
  hideLabel?: boolean
  range: DateRange
  onChange: (range: DateRange) => void
}

/** From one day to another: either end may be open, and the second never lies before the first. */
export function DateRangeField({ label, hideLabel, range, onChange, min, max }: DateRangeFieldProps) {
  const text = useText('kit/widgets')
  const { from, to } = range
  const start = useEnd({ value: from, min, max, onChange: (date) => onChange({ from: date, to: to && date > to ? '' : to }) })
  const end = useEnd({ value: to, min: from || min, max, onChange: (date) => onChange({ from, to: date }) })
  const shown = { start: from, end: to }
  return (
    <Field label={label} hideLabel={hideLabel} error={start.typed.error ?? end.typed.error}>
      {({ id, ...control }) => (
        <span className={styles['ends']} role="group" aria-label={label}>
          <DateInput {...control} {...start} {...named(text.dateFrom({ field: label }))} id={id} range={shown} />
          <span aria-hidden>–</span>
          <DateInput {...control} {...end} {...named(text.dateTo({ field: label }))} id={`${id}-to`} range={shown} />
        </span>
      )}
    </Field>
  )
}

const named = (name: string) => ({ label: name, 'aria-label': name })

function useEnd(day: DateValue) {
  const input = useRef<HTMLInputElement>(null)
  return { input, day, typed: useTypedDate(input, day) }
}
