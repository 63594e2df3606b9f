import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { DateRibbon, useRibbonDays, type DayFigure } from '../../../booking/list/date-ribbon'
import { useDateSection, useDayPrices } from '../queries'

export interface FlightRibbonProps {
  search: { tempOrderNo: string; journey: number }
  places: { departCode: string; arriveCode: string } | undefined
  date: string
  /** No day before this one: the way back does not start before the way out. */
  notBefore: string | undefined
  onChoose: (date: string) => void
}

/** The days around the chosen one with the lowest fare that the list of each would show. */
export function FlightRibbon({ search, places, date, notBefore, onChoose }: FlightRibbonProps) {
  const text = useText('products/flight-list')
  const section = useDateSection().data
  const ribbon = useRibbonDays(date)
  const first = [section?.today ?? '', notBefore ?? ''].sort().at(-1) ?? ''
  const last = section?.endDateText ?? ''
  const open = ribbon.days.filter((day) => day >= first && (last === '' || day <= last))
  const prices = useDayPrices(search, places, open[0] ?? '', open.at(-1) ?? '')
  const lowest = new Map(prices.data?.days.map((day) => [day.date, day.price]))
  const best = Math.min(...[...lowest.values()].filter((price) => price > 0))
  const figureOf = (day: string): DayFigure | undefined => {
    const price = lowest.get(day)
    if (price === undefined) return prices.isPending || !open.includes(day) ? undefined : { word: text.noPrice }
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
