import { lazy, Suspense, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { IconButton } from '../actions/button'
import { inTime } from '../browser/load-chunk'
import { Input } from '../forms/input'
import type { FieldControl } from '../forms/field'
import { fetchOverlays } from '../overlays/late'
import { useText } from '../text/text'
import styles from './date-field.module.css'
import type { DateValue, useTypedDate } from './use-typed-date'

const loadPanel = () => inTime(import('./date-panel'))
const DatePanel = lazy(() => loadPanel().then((module) => ({ default: module.DatePanel })))

const approach = () => {
  fetchOverlays()
  void loadPanel().catch(() => undefined)
}
const typing = { className: styles['input'], spellCheck: false, maxLength: 16 }
const opening = { icon: 'calendar', size: 'compact', 'aria-haspopup': 'dialog' } as const

export interface DateInputProps extends FieldControl {
  input: RefObject<HTMLInputElement | null>
  /** Names the calendar. */
  label: string
  /** Names the line where its field has two. */
  'aria-label'?: string
  typed: ReturnType<typeof useTypedDate>
  day: DateValue
  /** The other end, where it is one of a range. */
  range?: { start: string; end: string } | undefined
  autoComplete?: 'bday' | 'off' | undefined
  'data-field'?: string | undefined
}

/** The line in which a day is typed, and the button that opens the calendar. */
export function DateInput({ input, label, typed, day, range, autoComplete = 'off', ...control }: DateInputProps) {
  const text = useText('kit/widgets')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const choose = (date: string) => {
    typed.take(date)
    setOpen(false)
  }
  return (
    <span className={styles['wrap']} onPointerEnter={approach}>
      <Input
        {...control}
        {...typing}
        ref={input}
        autoComplete={autoComplete}
        placeholder={text.datePattern}
        value={typed.shown}
        onFocus={approach}
        onKeyDown={press}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
      <span className={styles['button']}>
        <IconButton {...opening} ref={button} label={text.openCalendar} aria-expanded={open} onClick={() => setOpen(!open)} />
      </span>
      {open && (
        <Suspense>
          <DatePanel anchor={button} label={label} day={day} range={range} onSelect={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
