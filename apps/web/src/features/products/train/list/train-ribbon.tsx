import { addDays } from '@sojourn/domain/kit/local-date'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { DateRibbon, useRibbonDays, type DayFigure } from '../../../booking/list/date-ribbon'
import { useDateSection, useDayPrices } from '../queries'

export interface TrainRibbonProps {
  /** The search whose lowest fares stand under the days; without one only which days are on sale. */
  tempOrderNo?: string
  date: string
  /** First and last day on sale, once the railway has said so. */
  saleDates: { first: string; last: string } | undefined
  onChoose: (date: string) => void
}

/** A few days may be looked at before they are sold (handbook 3.5: the picker shows twenty). */
const daysAhead = 5

/** The days around the chosen one with their lowest fare, those that are not sold yet too. */
export function TrainRibbon({ tempOrderNo, date, saleDates, onChoose }: TrainRibbonProps) {
  const text = useText('products/train/list')
  const section = useDateSection().data
  const ribbon = useRibbonDays(date)
  const first = saleDates?.first ?? section?.today ?? ''
  const last = saleDates ? addDays(saleDates.last, daysAhead) : ''
  const open = ribbon.days.filter((day) => saleDates !== undefined && day >= first && day <= saleDates.last)
  const prices = useDayPrices(tempOrderNo, open[0] ?? '', open.at(-1) ?? '')
  const lowest = new Map(prices.data?.days.map((day) => [day.date, day.price]))
  const best = Math.min(...[...lowest.values()].filter((price) => price > 0))
  const figureOf = (day: string): DayFigure | undefined => {
    if (!saleDates || day < first || day > last) return undefined
    if (day > saleDates.last) return { word: text.notOnSale, tone: 'soldOut' }
    const price = lowest.get(day)
    if (price === undefined) return { word: text.onSale }
    return price > 0
      ? { word: formatPrice(price), tone: price === best ? 'best' : undefined }
      : { word: text.soldOut, tone: 'soldOut' }
  }
  return (
    <DateRibbon
      label={text.ribbon}
      date={date}
      first={first}
      last={last}
      section={section}
      figureOf={figureOf}
      onChoose={onChoose}
      {...ribbon}
    />
  )
}
