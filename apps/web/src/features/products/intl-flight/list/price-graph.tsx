import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Segmented } from '../../../../kit/forms/radio-group'
import { classNames } from '../../../../kit/browser/class-names'
import { Dialog } from '../../../../kit/overlays/dialog'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { formatDate, formatMonthDay, formatPrice, formatWeekday } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { useDateSection, useDayPrices, useStayPrices, type AskedSlice } from '../queries'
import { PriceCalendar } from './price-calendar'
import styles from './price-graph.module.css'
import { PriceGrid } from './price-grid'

interface PriceGraphProps {
  asked: AskedSlice
  /** Where the direction begins. */
  place: string
  date: string
  /** No day before this one can be chosen. */
  notBefore: string | undefined
  /** Chooses another day of this direction. */
  onDate: (date: string) => void
  /** Chooses both days of a return; absent where there is none to choose. */
  onReturn: ((days: { departDate: string; returnDate: string }) => void) | undefined
  returnDate: string | undefined
}

/** Prices of other days: as a calendar or, of a return, by both days; as bars, and by how long one stays. */
export function PriceGraph(props: PriceGraphProps) {
  const text = useText('products/intl-flight/search/list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="chart" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.prices}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.prices} width="wide">
        <Views {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type View = 'calendar' | 'grid' | 'graph'

function Views({ onDone, ...props }: PriceGraphProps & { onDone: () => void }) {
  const { asked, date, onDate, onReturn, returnDate } = props
  const text = useText('products/intl-flight/search/list')
  const both = onReturn && returnDate !== undefined ? { onReturn, returnDate } : undefined
  const first: View = both ? 'grid' : 'calendar'
  const [view, setView] = useState<View>(first)
  const choose =
    <Chosen,>(act: (chosen: Chosen) => void) =>
    (chosen: Chosen) => {
      act(chosen)
      onDone()
    }
  return (
    <div className={styles['graphs']}>
      <Segmented
        label={text.prices}
        value={view}
        onChange={setView}
        choices={([first, 'graph'] as const).map((value) => ({ value, label: text.priceViews[value] }))}
      />
      {view === 'calendar' && <PriceCalendar {...props} onChoose={choose(onDate)} />}
      {view === 'grid' && both && (
        <PriceGrid
          tempOrderNo={asked.tempOrderNo}
          date={date}
          returnDate={both.returnDate}
          onChoose={choose((days) => (days.returnDate === both.returnDate ? onDate(days.departDate) : both.onReturn(days)))}
        />
      )}
      {view === 'graph' && <Graphs {...props} onDone={onDone} />}
    </div>
  )
}

const daysAround = 15

function Graphs({ onDone, ...props }: PriceGraphProps & { onDone: () => void }) {
  const { asked, place, date, notBefore, onDate, onReturn, returnDate } = props
  const text = useText('products/intl-flight/search/list')
  const section = useDateSection(place).data
  const first = [section?.today ?? '', notBefore ?? '', addDays(date, -daysAround)].toSorted().at(-1)!
  const last = [section?.endDateText ?? '9999-12-31', addDays(date, daysAround)].toSorted()[0]!
  const days = useDayPrices(asked, first, last, section !== undefined)
  const stays = useStayPrices(asked.tempOrderNo, onReturn !== undefined)
  const choose = (act: (date: string) => void) => (chosen: string) => {
    act(chosen)
    onDone()
  }
  return (
    <>
      <p className={styles['why']}>{text.graphWhy}</p>
      {days.error ? (
        <ErrorState compact error={days.error} onRetry={() => void days.refetch()} />
      ) : days.data ? (
        <Bars
          label={text.graph}
          bars={days.data.days.map((day) => ({ ...day, name: formatMonthDay(day.date), under: formatWeekday(day.date) }))}
          chosen={date}
          onChoose={choose(onDate)}
        />
      ) : (
        <SkeletonList count={1} height={180} />
      )}
      {onReturn && stays.data && stays.data.stays.length > 0 && (
        <>
          <h3>{text.stays}</h3>
          <p className={styles['why']}>{text.staysWhy}</p>
          <Bars
            label={text.stays}
            bars={stays.data.stays.map((stay) => ({
              date: stay.returnDate,
              price: stay.price,
              name: text.stayDays({ days: stay.days }),
              under: formatMonthDay(stay.returnDate),
            }))}
            chosen={returnDate ?? ''}
            onChoose={choose((chosen) => onReturn({ departDate: date, returnDate: chosen }))}
          />
        </>
      )}
    </>
  )
}

interface Bar {
  date: string
  price: number
  name: string
  under: string
}
interface BarsProps {
  label: string
  bars: readonly Bar[]
  chosen: string
  onChoose: (date: string) => void
}

/** The cheapest bar still has this share of the height, so that differences can be seen. */
const least = 0.3

function Bars({ label, bars, chosen, onChoose }: BarsProps) {
  const text = useText('products/intl-flight/search/list')
  const prices = bars.map(({ price }) => price).filter((price) => price > 0)
  if (prices.length === 0) return <p>{text.graphEmpty}</p>
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low || 1
  return (
    <ol aria-label={label} className={styles['bars']}>
      {bars.map(({ date, price, name, under }) => (
        <li key={date}>
          <button
            type="button"
            className={classNames(styles['bar'], date === chosen && styles['chosen'], price === low && styles['low'])}
            aria-current={date === chosen ? 'date' : undefined}
            aria-label={`${formatDate(date)} ${price > 0 ? formatPrice(price) : text.soldOut}${price === low ? ` ${text.lowest}` : ''}`}
            disabled={price === 0}
            onClick={() => onChoose(date)}
          >
            <span className={styles['figure']}>{price > 0 ? formatPrice(price) : text.soldOut}</span>
            <span
              className={styles['column']}
              style={{ blockSize: price > 0 ? `${Math.round((least + ((price - low) / span) * (1 - least)) * 120)}px` : '2px' }}
            />
            <span className={styles['name']}>{name}</span>
            <span className={styles['under']}>{under}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
