import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { CalendarRules, DayMark } from './calendar-model'
import styles from './date-field.module.css'
import type { FieldControl } from './field'
import { formatDate } from './format'
import { Icon } from './icon'
import { Spinner } from './spinner'
import { useText } from './text'
import { useDismiss } from './use-dismiss'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

export interface DateFieldProps {
  control: FieldControl
  label: string
  value: string | undefined
  onChange: (date: string) => void
  rules: CalendarRules
  marks?: ReadonlyMap<string, DayMark>
  placeholder?: string
}

/** One date in a form: a button that shows it and opens the calendar. */
export function DateField({ control, label, value, onChange, rules, marks, placeholder }: DateFieldProps) {
  const text = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((refocus: boolean) => {
    setOpen(false)
    if (refocus) button.current?.focus()
  }, [])
  useDismiss(area, open, close)
  const pick = (date: string) => {
    onChange(date)
    close(true)
  }
  return (
    <div ref={area} className={styles['field']}>
      <button
        ref={button}
        type="button"
        id={control.id}
        aria-describedby={control['aria-describedby']}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles['button']}
        onClick={() => setOpen(!open)}
      >
        {value ? formatDate(value) : <span className={styles['empty']}>{placeholder ?? label}</span>}
        <Icon name="calendar" size={18} />
      </button>
      {open && (
        <div role="dialog" aria-label={label} className={styles['panel']}>
          <Suspense fallback={<Spinner label={text.loading} />}>
            <Calendar
              label={label}
              rules={rules}
              marks={marks}
              start={value}
              onSelect={pick}
              panes={1}
              focusOn={value ?? rules.first}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
