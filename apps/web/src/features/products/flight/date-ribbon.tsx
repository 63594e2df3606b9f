import { addDays } from '@sojourn/domain/kit/local-date'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../kit/button'
import { classNames } from '../../../kit/class-names'
import { formatMonthDay, formatPrice, formatRelativeDay, formatWeekday } from '../../../kit/format'
import { useText } from '../../../kit/text'
import styles from './date-ribbon.module.css'
import { useDateSection, useDayPrices } from './queries'

export interface DateRibbonProps {
  places: { departCode: string; arriveCode: string } | undefined
  date: string
  /** No day before this one: the way back does not start before the way out. */
  notBefore: string | undefined
  onChoose: (date: string) => void
}

const reach = 3

/** Seven days with the lowest fare of each; arrows show the days before and after. */
export function DateRibbon({ places, date, notBefore, onChoose }: DateRibbonProps) {
  const text = useText('products/flight-list')
  const section = useDateSection().data
  const [shift, setShift] = useState({ date, days: 0 })
  const center = addDays(date, shift.date === date ? shift.days : 0)
  const first = [section?.today ?? '', notBefore ?? ''].sort().at(-1) ?? ''
  const last = section?.endDateText ?? ''
  const days = Array.from({ length: reach * 2 + 1 }, (_, index) => addDays(center, index - reach))
  const open = days.filter((day) => day >= first && (last === '' || day <= last))
  const prices = useDayPrices(places, open[0] ?? '', open.at(-1) ?? '')
  const lowest = new Map(prices.data?.days.map((day) => [day.date, day.price]))
  const best = Math.min(...[...lowest.values()].filter((price) => price > 0))
  const strip = useChosenInSight(date)
  const move = (step: number) => setShift({ date, days: (shift.date === date ? shift.days : 0) + step })
  return (
    <nav aria-label={text.ribbon} className={styles['ribbon']}>
      <IconButton
        icon="chevronLeft"
        label={text.earlier}
        disabled={(days[0] ?? '') <= first}
        onClick={() => move(-(reach * 2 + 1))}
      />
      <ol ref={strip} className={styles['days']}>
        {days.map((day) => (
          <li key={day}>
            <Day
              day={day}
              today={section?.today}
              mark={section?.days.find((special) => special.date === day)}
              chosen={day === date}
              closed={!open.includes(day)}
              price={lowest.get(day)}
              best={lowest.get(day) === best}
              loading={prices.isPending}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      <IconButton
        icon="chevronRight"
        label={text.later}
        disabled={last !== '' && (days.at(-1) ?? '') >= last}
        onClick={() => move(reach * 2 + 1)}
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
  price: number | undefined
  best: boolean
  loading: boolean
  onChoose: (date: string) => void
}

function Day({ day, today, mark, chosen, closed, price, best, loading, onChoose }: DayProps) {
  const text = useText('products/flight-list')
  const soldOut = price !== undefined && price <= 0
  const figure = price === undefined ? (loading || closed ? '' : text.noPrice) : soldOut ? text.soldOut : formatPrice(price)
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
      <span className={classNames(styles['price'], best && styles['best'], soldOut && styles['soldOut'])}>{figure}</span>
      {mark && (mark.off || mark.workday || mark.name) && (
        <span className={classNames(styles['mark'], mark.workday && styles['workday'])}>
          {mark.name ?? (mark.off ? text.dayOff : text.workday)}
        </span>
      )}
    </button>
  )
}
