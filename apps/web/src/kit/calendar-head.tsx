import { IconButton } from './button'
import styles from './calendar.module.css'
import { shiftMonth, yearsAround } from './calendar-model'
import { formatMonth } from './format'
import { useText } from './text'

export interface CalendarHeadProps {
  view: 'days' | 'months' | 'years'
  months: readonly string[]
  span: { first: string; last: string }
  onView: (view: 'days' | 'months' | 'years') => void
  onShow: (month: string) => void
}

/** Titles and arrows; a title opens the months, then the years. */
export function CalendarHead({ view, months, span, onView, onShow }: CalendarHeadProps) {
  const text = useText('kit/widgets')
  const first = months[0] as string
  const last = months.at(-1) as string
  const year = Number(first.slice(0, 4))
  const years = yearsAround(year)
  const edge = (
    by: number,
    blocked: boolean,
    label: string,
    icon: 'chevronLeft' | 'chevronRight' | 'doubleLeft' | 'doubleRight',
  ) => <IconButton icon={icon} size="compact" label={label} disabled={blocked} onClick={() => onShow(shiftMonth(first, by))} />
  if (view !== 'days') {
    const step = view === 'months' ? 12 : 120
    const [shownFirst, shownLast] = view === 'months' ? [year, year] : [years[0] as number, years.at(-1) as number]
    return (
      <div className={styles['head']}>
        {edge(
          -step,
          shownFirst <= Number(span.first.slice(0, 4)),
          view === 'months' ? text.previousYear : text.previousYears,
          'chevronLeft',
        )}
        <button
          type="button"
          className={styles['title']}
          title={text.chooseYear}
          onClick={() => onView(view === 'months' ? 'years' : 'days')}
        >
          {view === 'months' ? year : `${shownFirst} – ${shownLast}`}
        </button>
        {edge(
          step,
          shownLast >= Number(span.last.slice(0, 4)),
          view === 'months' ? text.nextYear : text.nextYears,
          'chevronRight',
        )}
      </div>
    )
  }
  return (
    <div className={styles['head']}>
      <span className={styles['arrows']}>
        {edge(-12, first <= span.first, text.previousYear, 'doubleLeft')}
        {edge(-1, first <= span.first, text.previousMonth, 'chevronLeft')}
      </span>
      {months.map((month) => (
        <button key={month} type="button" className={styles['title']} title={text.chooseMonth} onClick={() => onView('months')}>
          {formatMonth(month)}
        </button>
      ))}
      <span className={styles['arrows']}>
        {edge(1, last >= span.last, text.nextMonth, 'chevronRight')}
        {edge(12, last >= span.last, text.nextYear, 'doubleRight')}
      </span>
    </div>
  )
}
