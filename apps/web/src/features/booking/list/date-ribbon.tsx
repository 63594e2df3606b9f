import { addDays } from '@sojourn/domain/kit/local-date'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../kit/actions/button'
import { classNames } from '../../../kit/browser/class-names'
import { formatMonthDay, formatRelativeDay, formatWeekday } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './date-ribbon.module.css'

/** What stands under a day: a price, or a word. */
export interface DayFigure {
  word: string
  tone?: 'best' | 'soldOut' | undefined
}

export interface DateRibbonProps {
  label: string
  date: string
  /** No day before and after these can be chosen. */
  first: string
  last: string
  /** Today, and the days that are festivals or worked instead of them, once known. */
  section: { today: string; days: readonly { date: string; name?: string; off?: boolean; workday?: boolean }[] } | undefined
  figureOf: (day: string) => DayFigure | undefined
  onChoose: (date: string) => void
  /** From `useRibbonDays`. */
  days: readonly string[]
  move: (weeks: number) => void
}

const reach = 3

/** The seven days around the chosen one, moved week by week. */
export function useRibbonDays(date: string) {
  const [shift, setShift] = useState({ date, days: 0 })
  const center = addDays(date, shift.date === date ? shift.days : 0)
  return {
    days: Array.from({ length: reach * 2 + 1 }, (_, index) => addDays(center, index - reach)),
    move: (weeks: number) => setShift({ date, days: (shift.date === date ? shift.days : 0) + weeks * (reach * 2 + 1) }),
  }
}

/** Seven days with what each costs; arrows show the days before and after. */
export function DateRibbon(props: DateRibbonProps) {
  const { label, date, first, last, section, figureOf, onChoose, days, move } = props
  const text = useText('booking/list')
  const strip = useChosenInSight(date)
  return (
    <nav aria-label={label} className={styles['ribbon']}>
      <IconButton icon="chevronLeft" label={text.earlier} disabled={(days[0] ?? '') <= first} onClick={() => move(-1)} />
      <ol ref={strip} className={styles['days']}>
        {days.map((day) => (
          <li key={day}>
            <Day
              day={day}
              today={section?.today}
              mark={section?.days.find((special) => special.date === day)}
              chosen={day === date}
              closed={day < first || (last !== '' && day > last)}
              figure={figureOf(day)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      <IconButton
        icon="chevronRight"
        label={text.later}
        disabled={last !== '' && (days.at(-1) ?? '') >= last}
        onClick={() => move(1)}
      />
    </nav>
  )
}

/** Where the strip is wider than the screen, the chosen day stands in its middle. */
function useChosenInSight(date: string) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = strip.current
    const chosen = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && chosen)
      list.scrollLeft +=
        chosen.getBoundingClientRect().left - list.getBoundingClientRect().left - (list.clientWidth - chosen.clientWidth) / 2
  }, [date])
  return strip
}

interface DayProps {
  day: string
  today: string | undefined
  mark: { name?: string; off?: boolean; workday?: boolean } | undefined
  chosen: boolean
  closed: boolean
  figure: DayFigure | undefined
  onChoose: (date: string) => void
}

function Day({ day, today, mark, chosen, closed, figure, onChoose }: DayProps) {
  const text = useText('booking/list')
  return (
    <button
      type="button"
      aria-current={chosen ? 'date' : undefined}
      disabled={closed}
      className={classNames(styles['day'], chosen && styles['chosen'])}
      onClick={() => onChoose(day)}
    >
      <span className={styles['date']}>
        {formatMonthDay(day)} {(today && formatRelativeDay(day, today)) ?? formatWeekday(day)}
      </span>
      <span className={classNames(styles['price'], figure?.tone && styles[figure.tone])}>{figure?.word}</span>
      {mark && (mark.off || mark.workday || mark.name) && (
        <span className={classNames(styles['mark'], mark.workday && styles['workday'])}>
          {mark.name ?? (mark.off ? text.dayOff : text.workday)}
        </span>
      )}
    </button>
  )
}
