import type { FocusEvent, MouseEvent } from 'react'
import styles from './calendar.module.css'
import { canChoose, monthOf, paneDays, type CalendarRules, type DayMark } from './calendar-model'
import { classNames } from '../browser/class-names'
import { formatMonth, formatPrice, formatWeekday } from '../text/format'
import { language } from '../text/language'
import { useText } from '../text/text'

interface PaneProps {
  month: string
  weekStart: number
  rules: CalendarRules
  start?: string | undefined
  end?: string | undefined
  marks?: ReadonlyMap<string, DayMark> | undefined
  prices?: ReadonlyMap<string, number> | undefined
  tabStop: string
  onSelect: (date: string) => void
  onFocusDay: (date: string) => void
}

const dateOf = (event: MouseEvent | FocusEvent): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset['date']

/** One month as a grid of six weeks; one listener serves all days. */
export function CalendarPane(props: PaneProps) {
  const { month, weekStart, rules, onSelect, onFocusDay } = props
  const days = paneDays(month, weekStart)
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  const click = (event: MouseEvent) => {
    const date = dateOf(event)
    if (date && canChoose(date, rules)) onSelect(date)
  }
  const focus = (event: FocusEvent) => {
    const date = dateOf(event)
    if (date) onFocusDay(date)
  }
  return (
    <div role="grid" aria-label={formatMonth(month)} className={styles['pane']} onClick={click} onFocus={focus}>
      <div role="row" className={styles['week']}>
        {days.slice(0, 7).map((day) => (
          <span key={day} role="columnheader" className={styles['weekday']}>
            {formatWeekday(day)
              .replace(/^[周週]/, '')
              .slice(0, 3)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles['week']}>
          {week.map((day) =>
            monthOf(day) === month ? <Day key={day} {...props} date={day} /> : <OutsideDay key={day} date={day} />,
          )}
        </div>
      ))}
    </div>
  )
}

/** A day of the neighbouring month keeps its place but is not offered here. */
const OutsideDay = ({ date }: { date: string }) => (
  <span role="gridcell" aria-disabled className={classNames(styles['day'], styles['outside'])}>
    <span aria-hidden>{Number(date.slice(8))}</span>
  </span>
)

function Day({ date, rules, start, end, marks, prices, tabStop }: PaneProps & { date: string }) {
  const text = useText('kit/widgets')
  const choosable = canChoose(date, rules)
  const mark = marks?.get(date)
  const edge = date === start || date === end
  const [before, after] = spokenDate(date)
  return (
    <span
      role="gridcell"
      data-date={date}
      tabIndex={date === tabStop ? 0 : -1}
      aria-selected={edge}
      aria-current={date === rules.today ? 'date' : undefined}
      {...(!choosable && { 'aria-disabled': true })}
      title={mark?.name}
      className={classNames(
        styles['day'],
        edge && styles['edge'],
        start && end && date > start && date < end && styles['within'],
        date === rules.today && styles['today'],
        mark?.off && styles['off'],
      )}
    >
      <span className="visually-hidden">{before}</span>
      <span className={styles['number']}>{Number(date.slice(8))}</span>
      <span className="visually-hidden">{after}</span>
      {mark?.off && (
        <sup className={styles['mark']} title={mark.expected ? text.expectedDayOff : undefined}>
          {text.dayOff}
        </sup>
      )}
      {mark?.workday && <sup className={classNames(styles['mark'], styles['work'])}>{text.workday}</sup>}
      <DayNote name={mark?.name} price={choosable ? prices?.get(date) : undefined} />
      {edge && start && end && <span className="visually-hidden">{date === start ? text.depart : text.return}</span>}
    </span>
  )
}

/** Under the number: the festival, else the price; in English the festival is read out and a price stays in sight. */
function DayNote({ name, price }: { name: string | undefined; price: number | undefined }) {
  const text = useText('kit/widgets')
  const hidesName = language === 'en' && price !== undefined
  if (name && !hidesName) return <span className={styles['note']}>{name}</span>
  return (
    <>
      {name && <span className="visually-hidden">{name}</span>}
      {price !== undefined && (
        <span className={classNames(styles['note'], price > 0 && styles['price'])}>
          {price > 0 ? formatPrice(price) : text.soldOut}
        </span>
      )}
    </>
  )
}

/** The words around the visible number, so that the cell reads as a whole date. */
function spokenDate(date: string): [before: string, after: string] {
  const month = formatMonth(monthOf(date))
  const day = formatWeekday(date)
  return language === 'en' ? [`${day} `, ` ${month} `] : [month, `日 ${day} `]
}
