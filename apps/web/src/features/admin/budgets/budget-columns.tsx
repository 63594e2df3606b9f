import type { Budget, BudgetBalance } from '@sojourn/contract/admin/company/budget.shapes'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { formatPrice } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { classNames } from '../../../kit/browser/class-names'
import catalogue from '../catalogue/catalogue.module.css'
import styles from './budgets.module.css'

const tones = [undefined, 'warn', 'warn', 'over'] as const

/** How much of a period is used, as a bar that says it in words too. */
export function Used({ balance: { percent, level, amount } }: { balance: BudgetBalance }) {
  const text = useText('admin/budget/words')
  if (amount < 0) return <span className={catalogue['soft']}>{text.unlimited}</span>
  return <UsedShare percent={percent} tone={tones[level]} words={text.used({ percent, level: text.levels[level] ?? '' })} />
}

interface UsedShareProps {
  percent: number
  tone?: (typeof tones)[number]
  /** What the bar says to whoever does not see it. */
  words: string
}

/** A share as a number and a bar. */
export function UsedShare({ percent, tone, words }: UsedShareProps) {
  return (
    <span className={styles['used']}>
      <span className={styles['number']} title={words}>
        {percent}%<span className="visually-hidden">{words}</span>
      </span>
      <span className={classNames(styles['bar'], tone && styles[tone])} aria-hidden>
        <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </span>
    </span>
  )
}

/** With the levels from which it warns. */
function UsedOf({ row: { current, warnFirst, warnSecond } }: { row: Budget }) {
  const text = useText('admin/budget/words')
  return (
    <div className={styles['used']}>
      <Used balance={current} />
      {current.amount >= 0 && <span className={catalogue['soft']}>{text.warnsAt({ first: warnFirst, second: warnSecond })}</span>}
    </div>
  )
}

/** For whom a budget is, and its period of today, in words. */
export function useBudgetWords() {
  const { objects, span } = useText('admin/budget/words')
  return {
    objectOf: ({ object }: Budget): string => `${objects[object.kind]} · ${object.name}`,
    periodOf: ({ current: { from, to } }: Budget): string =>
      span({ from: dayInWords(from, language), to: dayInWords(to, language) }),
  }
}

export function useBudgetColumns(): Column<Budget>[] {
  const text = useText('admin/budget/words')
  const { columns: heads, unlimited } = text
  const { objectOf, periodOf } = useBudgetWords()
  const money = (key: 'amount' | 'pending' | 'spent' | 'adjusted' | 'available', width: number): Column<Budget> => ({
    key,
    head: heads[key],
    width,
    align: 'end',
    cell: ({ current }) => {
      const limitless = current.amount < 0 && (key === 'amount' || key === 'available')
      return <span className={styles['number']}>{limitless ? unlimited : formatPrice(current[key])}</span>
    },
  })
  return [
    {
      key: 'name',
      fixed: true,
      head: heads.name,
      cell: (row) => (
        <Words meta={[objectOf(row), text.overLimits[row.overLimit], row.owner?.name].filter(Boolean).join(' · ')}>
          <strong className={catalogue['name']}>{row.name}</strong>
        </Words>
      ),
    },
    {
      key: 'period',
      head: heads.period,
      width: 190,
      cell: (row) => <Words meta={periodOf(row)}>{text.periods[row.period]}</Words>,
    },
    money('amount', 110),
    money('pending', 105),
    money('spent', 105),
    money('adjusted', 95),
    money('available', 110),
    {
      key: 'used',
      head: heads.used,
      width: 104,
      cell: (row) => <UsedOf row={row} />,
    },
  ]
}
