import type { JudgedDay } from '@sojourn/contract/products/intl-flight/search.shapes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../kit/marks/icon'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDate, formatMonthDay, formatPrice, formatWeekday } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { usePriceGrid } from '../queries'
import graph from './price-graph.module.css'
import styles from './price-grid.module.css'

interface PriceGridProps {
  tempOrderNo: string
  date: string
  returnDate: string
  onChoose: (days: { departDate: string; returnDate: string }) => void
}

/** What a return costs on the days around, the days out across and the days back down. */
export function PriceGrid(props: PriceGridProps) {
  const { tempOrderNo, date, returnDate } = props
  const text = useText('products/intl-flight/search/list')
  const { data, error, refetch } = usePriceGrid(tempOrderNo, date, returnDate)
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={1} height={320} />
  return (
    <>
      <p className={graph['why']}>{text.gridWhy}</p>
      {data.rows.length > 0 ? <Grid {...props} rows={data.rows} /> : <p>{text.graphEmpty}</p>}
    </>
  )
}

interface Row {
  returnDate: string
  days: readonly JudgedDay[]
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where the focus enters: days on which nobody flies are left out, those that are searched too, and then it is the first. */
const placeOf = (day: string, days: readonly string[]): number => Math.max(0, days.indexOf(day))

function Grid({ rows, date, returnDate, onChoose }: PriceGridProps & { rows: readonly Row[] }) {
  const text = useText('products/intl-flight/search/list')
  const outs = [...new Set(rows.flatMap(({ days }) => days.map((day) => day.date)))].toSorted()
  const low = Math.min(...rows.flatMap(({ days }) => days.map(({ price }) => price)).filter((price) => price > 0))
  const [at, setAt] = useState(() => ({
    row: placeOf(
      returnDate,
      rows.map((row) => row.returnDate),
    ),
    column: placeOf(date, outs),
  }))
  const table = useRef<HTMLTableElement>(null)
  // On a phone three of the days fit.
  useEffect(() => table.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' }), [])
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place))
    const next = { row: within(at.row + step[0], rows.length), column: within(at.column + step[1], outs.length) }
    setAt(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus()
  }
  return (
    <div className={styles['scroll']}>
      <table ref={table} className={styles['grid']} aria-label={text.priceViews.grid} onKeyDown={press}>
        <DaysOut days={outs} chosen={date} />
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.returnDate}
              row={row}
              outs={outs}
              low={low}
              chosen={row.returnDate === returnDate ? date : undefined}
              index={index}
              tabColumn={index === at.row ? at.column : undefined}
              onFocus={(column) => setAt({ row: index, column })}
              onChoose={(departDate) => onChoose({ departDate, returnDate: row.returnDate })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DaysOut({ days, chosen }: { days: readonly string[]; chosen: string }) {
  const text = useText('products/intl-flight/search/list')
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['corner']}>
          {text.gridCorner}
        </th>
        {days.map((day) => (
          <DayHead key={day} scope="col" day={day} chosen={day === chosen} />
        ))}
      </tr>
    </thead>
  )
}

interface GridRowProps {
  row: Row
  outs: readonly string[]
  low: number
  /** The day out that is searched, where this is the day back that is. */
  chosen: string | undefined
  index: number
  /** Which of its cells takes the focus from outside. */
  tabColumn: number | undefined
  onFocus: (column: number) => void
  onChoose: (departDate: string) => void
}

function GridRow({ row, outs, low, chosen, index, tabColumn, onFocus, onChoose }: GridRowProps) {
  return (
    <tr>
      <DayHead scope="row" day={row.returnDate} chosen={chosen !== undefined} />
      {outs.map((out, column) => {
        const day = row.days.find(({ date }) => date === out)
        return (
          <td key={out}>
            <Cell
              day={day}
              out={out}
              back={row.returnDate}
              isLow={day?.price === low}
              isChosen={out === chosen}
              place={`${index} ${column}`}
              tabStop={column === tabColumn}
              onFocus={() => onFocus(column)}
              onChoose={() => onChoose(out)}
            />
          </td>
        )
      })}
    </tr>
  )
}

const DayHead = ({ scope, day, chosen }: { scope: 'col' | 'row'; day: string; chosen: boolean }) => (
  <th scope={scope} className={classNames(styles['head'], chosen && styles['chosenHead'])}>
    {formatMonthDay(day)} <span>{formatWeekday(day)}</span>
  </th>
)

interface CellProps {
  day: JudgedDay | undefined
  out: string
  back: string
  isLow: boolean
  isChosen: boolean
  /** Row and column, by which keys find it. */
  place: string
  tabStop: boolean
  onFocus: () => void
  onChoose: () => void
}

/** A pair of days with its price and what policy says; one that cannot be had keeps its place, and the focus may stand there. */
function Cell({ day, out, back, isLow, isChosen, place, tabStop, onFocus, onChoose }: CellProps) {
  const text = useText('products/intl-flight/search/list')
  const verdicts = useText('kit/widgets')
  const { price = 0, verdict } = day ?? {}
  const isSold = price > 0
  const shown = isSold ? formatPrice(price) : day ? text.soldOut : text.gridNone
  const label = text.gridCell({ out: formatDate(out), back: formatDate(back), price: shown })
  return (
    <button
      type="button"
      data-cell={place}
      tabIndex={tabStop ? 0 : -1}
      aria-label={[label, isLow && text.lowest, verdict && verdicts[verdict]].filter(Boolean).join(' ')}
      aria-current={isChosen ? 'date' : undefined}
      aria-disabled={!isSold}
      title={verdict && verdicts[verdict]}
      className={classNames(styles['cell'], isLow && styles['low'], isChosen && styles['chosen'], !isSold && styles['none'])}
      onFocus={onFocus}
      onClick={isSold ? onChoose : undefined}
    >
      {shown}
      {verdict && (
        <span className={verdict === 'within' ? styles['within'] : styles['broken']}>
          <Icon name={verdict === 'within' ? 'shield' : 'alert'} size={12} />
        </span>
      )}
    </button>
  )
}
