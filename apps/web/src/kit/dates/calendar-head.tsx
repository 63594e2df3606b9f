import { IconButton } from '../actions/button'
import styles from './calendar.module.css'
import { shiftMonth, yearsAround } from './calendar-model'
import { formatMonth } from '../text/format'
import type { IconName } from '../marks/icon-paths'
import { useText } from '../text/text'

export interface CalendarHeadProps {
  view: 'days' | 'months' | 'years'
  months: readonly string[]
  span: { first: string; last: string }
  onView: (view: 'days' | 'months' | 'years') => void
  onShow: (month: string) => void
}

interface ArrowProps {
  icon: IconName
  label: string
  blocked: boolean
  onPress: () => void
}

const Arrow = ({ icon, label, blocked, onPress }: ArrowProps) => (
  <IconButton icon={icon} size="compact" label={label} disabled={blocked} onClick={onPress} />
)

/** Titles and arrows; a title opens the months, then the years. */
export const CalendarHead = (props: CalendarHeadProps) =>
  props.view === 'days' ? <DaysHead {...props} /> : <YearsHead {...props} />

function DaysHead({ months, span, onView, onShow }: CalendarHeadProps) {
  const text = useText('kit/widgets')
  const first = months[0] as string
  const last = months.at(-1) as string
  const arrow = (icon: IconName, label: string, by: number) => (
    <Arrow
      icon={icon}
      label={label}
      blocked={by < 0 ? first <= span.first : last >= span.last}
      onPress={() => onShow(shiftMonth(first, by))}
    />
  )
  return (
    <div className={styles['head']}>
      <span className={styles['arrows']}>
        {arrow('doubleLeft', text.previousYear, -12)}
        {arrow('chevronLeft', text.previousMonth, -1)}
      </span>
      {months.map((month) => (
        <button key={month} type="button" className={styles['title']} title={text.chooseMonth} onClick={() => onView('months')}>
          {formatMonth(month)}
        </button>
      ))}
      <span className={styles['arrows']}>
        {arrow('chevronRight', text.nextMonth, 1)}
        {arrow('doubleRight', text.nextYear, 12)}
      </span>
    </div>
  )
}

/** Of the months of one year, or of twelve years; the arrows go a year or a decade on (S9.15). */
function YearsHead({ view, months, span, onView, onShow }: CalendarHeadProps) {
  const text = useText('kit/widgets')
  const first = months[0] as string
  const year = Number(first.slice(0, 4))
  const years = view === 'months' ? [year] : yearsAround(year)
  const step = view === 'months' ? 12 : 120
  const shown = { first: years[0] as number, last: years.at(-1) as number }
  return (
    <div className={styles['head']}>
      <Arrow
        icon="chevronLeft"
        label={view === 'months' ? text.previousYear : text.previousYears}
        blocked={shown.first <= Number(span.first.slice(0, 4))}
        onPress={() => onShow(shiftMonth(first, -step))}
      />
      <button
        type="button"
        className={styles['title']}
        title={text.chooseYear}
        onClick={() => onView(view === 'months' ? 'years' : 'days')}
      >
        {view === 'months' ? year : `${shown.first} – ${shown.last}`}
      </button>
      <Arrow
        icon="chevronRight"
        label={view === 'months' ? text.nextYear : text.nextYears}
        blocked={shown.last >= Number(span.last.slice(0, 4))}
        onPress={() => onShow(shiftMonth(first, step))}
      />
    </div>
  )
}
