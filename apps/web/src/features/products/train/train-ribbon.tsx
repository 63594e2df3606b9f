import { addDays } from '@sojourn/domain/kit/local-date'
import { useText } from '../../../kit/text'
import { DateRibbon, useRibbonDays, type DayFigure } from '../../booking/list/date-ribbon'
import { useDateSection } from './queries'

export interface TrainRibbonProps {
  date: string
  /** First and last day on sale, once the railway has said so. */
  saleDates: { first: string; last: string } | undefined
  onChoose: (date: string) => void
}

/** A few days may be looked at before they are sold (handbook 3.5: the picker shows twenty). */
const daysAhead = 5

/** The days around the chosen one, those on sale and those that are not yet. */
export function TrainRibbon({ date, saleDates, onChoose }: TrainRibbonProps) {
  const text = useText('products/train-list')
  const section = useDateSection().data
  const ribbon = useRibbonDays(date)
  const first = saleDates?.first ?? section?.today ?? ''
  const last = saleDates ? addDays(saleDates.last, daysAhead) : ''
  const figureOf = (day: string): DayFigure | undefined => {
    if (!saleDates || day < first || day > last) return undefined
    return day <= saleDates.last ? { word: text.onSale } : { word: text.notOnSale, tone: 'soldOut' }
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
