import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../browser/class-names'
import { nextOption } from '../hooks/use-active-option'
import { formatShortMonth } from '../text/format'
import { yearsAround } from './calendar-model'
import styles from './calendar.module.css'

interface ViewProps {
  month: string
  span: { first: string; last: string }
  onPick: (month: string) => void
}

/** The twelve months of a year. */
export function MonthView({ month, span, onPick }: ViewProps) {
  const year = month.slice(0, 4)
  const choices = Array.from({ length: 12 }, (_, index) => {
    const value = `${year}-${String(index + 1).padStart(2, '0')}`
    return {
      value,
      name: formatShortMonth(index + 1),
      current: value === month,
      blocked: value < span.first || value > span.last,
    }
  })
  return <Choices choices={choices} onPick={onPick} />
}

/** Twelve years at a time. */
export function YearView({ month, span, onPick }: ViewProps) {
  const [first, last] = [Number(span.first.slice(0, 4)), Number(span.last.slice(0, 4))]
  const choices = yearsAround(Number(month.slice(0, 4))).map((year) => ({
    value: `${year}${month.slice(4)}`,
    name: String(year),
    current: `${year}` === month.slice(0, 4),
    blocked: year < first || year > last,
  }))
  return <Choices choices={choices} onPick={onPick} />
}

interface Choice {
  value: string
  name: string
  current: boolean
  blocked: boolean
}

/** Side by side; the style sheet agrees. */
const columns = 4

/** A grid of months or years: the focus begins at the one that is shown, arrows move it over those that can be chosen. */
function Choices({ choices, onPick }: { choices: readonly Choice[]; onPick: (value: string) => void }) {
  const grid = useRef<HTMLDivElement>(null)
  const shown = choices.find(({ current }) => current)?.value
  useLayoutEffect(() => {
    const current = grid.current?.querySelector<HTMLElement>('[aria-current]:enabled')
    current?.focus()
  }, [shown])
  const press = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const target = nextOption(event.key, at, buttons.length, columns)
    if (target === undefined) return
    event.preventDefault()
    buttons[target]?.focus()
  }
  return (
    <div ref={grid} className={styles['choices']} onKeyDown={press}>
      {choices.map(({ value, name, current, blocked }) => (
        <button
          key={value}
          type="button"
          disabled={blocked}
          aria-current={current || undefined}
          className={classNames(styles['choice'], current && styles['edge'])}
          onClick={() => onPick(value)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
