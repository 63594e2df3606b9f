import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './calendar.module.css'
import { MonthView, YearView } from './calendar-choices'
import { CalendarHead } from './calendar-head'
import {
  type CalendarRules,
  canChoose,
  clampPane,
  type DayMark,
  firstOf,
  monthOf,
  monthSpan,
  moveByKey,
  shiftMonth,
} from './calendar-model'
import { CalendarPane } from './calendar-pane'
import { announce } from '../browser/announce'
import { classNames } from '../browser/class-names'
import { useNarrow } from '../hooks/use-width'
import { formatDate } from '../text/format'
import { useText } from '../text/text'

export interface CalendarProps {
  label: string
  rules: CalendarRules
  /** The chosen day, or the range of outbound and return. */
  start?: string | undefined
  end?: string | undefined
  onSelect: (date: string) => void
  /** 0 is Sunday (S9.15). */
  weekStart?: number
  marks?: ReadonlyMap<string, DayMark> | undefined
  /** Lowest price of a day in fen; zero or below is sold out (S5.20). */
  prices?: ReadonlyMap<string, number> | undefined
  /** Two by default; one on a phone. */
  panes?: 1 | 2
  /** The day that takes the focus when the calendar opens. */
  focusOn?: string | undefined
  /** Told when the first shown month changes, to fetch prices. */
  onMonth?: ((month: string) => void) | undefined
}

type View = 'days' | 'months' | 'years'

/** Which months are shown and which day has the focus; keys move both. */
function useCalendarFocus({ rules, onSelect, onMonth, start, focusOn, panes = 2, weekStart = 0 }: CalendarProps) {
  const shown = useNarrow() ? 1 : panes
  const [focused, setFocused] = useState(focusOn ?? start ?? rules.today)
  const [asked, setAsked] = useState(monthOf(focused))
  const area = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(focusOn !== undefined)
  const month = clampPane(asked, shown, rules)
  const months = Array.from({ length: shown }, (_, index) => shiftMonth(month, index))
  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    area.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  })
  const show = (next: string) => {
    const clamped = clampPane(next, shown, rules)
    setAsked(clamped)
    onMonth?.(clamped)
  }
  const moveTo = (target: string) => {
    takesFocus.current = true
    setFocused(target)
    const targetMonth = monthOf(target)
    if (!months.includes(targetMonth)) show(targetMonth < month ? targetMonth : shiftMonth(targetMonth, 1 - shown))
  }
  /** Shows a month and gives its first day that can be chosen the focus. */
  const open = (next: string) => {
    takesFocus.current = true
    setFocused(firstOf(next) < rules.first ? rules.first : firstOf(next))
    show(next)
  }
  const press = (event: KeyboardEvent) => {
    const target = moveByKey(focused, event.key, { shift: event.shiftKey, weekStart, rules })
    const chooses = event.key === 'Enter' || event.key === ' '
    if (!target && !chooses) return
    event.preventDefault()
    if (target) moveTo(target)
    else if (canChoose(focused, rules)) onSelect(focused)
  }
  const tabStop = months.includes(monthOf(focused)) ? focused : `${month}-01`
  return { area, month, months, show, open, press, tabStop, setFocused }
}

/** The travel calendar: two months, holidays, prices and a range; arrows, Home, End and Page keys move. */
export function Calendar(props: CalendarProps) {
  const text = useText('kit/widgets')
  const { rules, weekStart = 0 } = props
  const onSelect = (date: string) => {
    announce(text.chosen({ field: props.label, value: formatDate(date) }))
    props.onSelect(date)
  }
  const [view, setView] = useState<View>('days')
  const { area, month, months, show, open, press, tabStop, setFocused } = useCalendarFocus({ ...props, onSelect })
  const span = monthSpan(rules)
  const pickMonth = (next: string) => {
    open(next)
    setView('days')
  }
  const pickYear = (next: string) => {
    show(next)
    setView('months')
  }
  return (
    <div
      ref={area}
      className={classNames(styles['calendar'], props.prices && styles['priced'])}
      role="group"
      aria-label={props.label}
    >
      <CalendarHead view={view} months={months} span={span} onView={setView} onShow={show} />
      {view === 'days' && (
        <div className={styles['panes']} onKeyDown={press}>
          {months.map((one) => (
            <CalendarPane
              key={one}
              {...props}
              onSelect={onSelect}
              month={one}
              weekStart={weekStart}
              tabStop={tabStop}
              onFocusDay={setFocused}
            />
          ))}
        </div>
      )}
      {view === 'months' && <MonthView month={month} span={span} onPick={pickMonth} />}
      {view === 'years' && <YearView month={month} span={span} onPick={pickYear} />}
    </div>
  )
}
