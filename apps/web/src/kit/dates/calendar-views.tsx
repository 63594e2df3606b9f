import styles from './calendar.module.css'
import { yearsAround } from './calendar-model'
import { classNames } from '../browser/class-names'
import { language } from '../text/language'

interface ViewProps {
  month: string
  span: { first: string; last: string }
  onPick: (month: string) => void
}

const monthName = (month: number): string =>
  language === 'en'
    ? new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1))
    : `${month}月`

/** The twelve months of a year. */
export function MonthView({ month, span, onPick }: ViewProps) {
  const year = month.slice(0, 4)
  return (
    <div className={styles['choices']}>
      {Array.from({ length: 12 }, (_, index) => {
        const value = `${year}-${String(index + 1).padStart(2, '0')}`
        return (
          <Choice
            key={value}
            current={value === month}
            blocked={value < span.first || value > span.last}
            onPick={() => onPick(value)}
          >
            {monthName(index + 1)}
          </Choice>
        )
      })}
    </div>
  )
}

/** Twelve years at a time. */
export function YearView({ month, span, onPick }: ViewProps) {
  const current = Number(month.slice(0, 4))
  return (
    <div className={styles['choices']}>
      {yearsAround(current).map((year) => (
        <Choice
          key={year}
          current={year === current}
          blocked={year < Number(span.first.slice(0, 4)) || year > Number(span.last.slice(0, 4))}
          onPick={() => onPick(`${year}${month.slice(4)}`)}
        >
          {String(year)}
        </Choice>
      ))}
    </div>
  )
}

function Choice({
  current,
  blocked,
  onPick,
  children,
}: {
  current: boolean
  blocked: boolean
  onPick: () => void
  children: string
}) {
  return (
    <button
      type="button"
      disabled={blocked}
      aria-current={current || undefined}
      className={classNames(styles['choice'], current && styles['edge'])}
      onClick={onPick}
    >
      {children}
    </button>
  )
}
