import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { useNavigate } from 'react-router'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { DateRibbon, useRibbonDays, type DayFigure } from '../../../booking/list/date-ribbon'
import { repeatSearch, useDateSection, useDayPrices, type AskedSlice } from '../queries'
import { tripKindOf } from '../trip-kind'
import { PriceGraph } from './price-graph'
import styles from './slice-days.module.css'

interface SliceDaysProps {
  asked: AskedSlice
  date: string
  /** The direction before leaves on this day. */
  notBefore: string | undefined
  onDate: (date: string) => void
  draft: IntlFlightTempOrder
}

/** The days around the one of a direction with the lowest price of the trip, and the way to more of them. */
export function SliceDays({ asked, date, notBefore, onDate, draft }: SliceDaysProps) {
  const text = useText('products/intl-flight/search/list')
  const place = draft.legs[asked.slice]!.departCode
  const section = useDateSection(place).data
  const ribbon = useRibbonDays(date)
  const first = [section?.today ?? '', notBefore ?? ''].toSorted().at(-1) ?? ''
  const last = section?.endDateText ?? ''
  const open = ribbon.days.filter((day) => day >= first && (last === '' || day <= last))
  const prices = useDayPrices(asked, open[0] ?? '', open.at(-1) ?? '')
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
    <div className={styles['days']}>
      <DateRibbon
        label={text.ribbon}
        date={date}
        first={first}
        last={last}
        section={section}
        figureOf={figureOf}
        onChoose={onDate}
        {...ribbon}
      />
      <Graph asked={asked} place={place} date={date} notBefore={notBefore} onDate={onDate} draft={draft} />
    </div>
  )
}

function Graph({ draft, ...props }: SliceDaysProps & { place: string }) {
  const navigate = useNavigate()
  const { slice } = props.asked
  const isOutbound = slice === 0 && tripKindOf(draft) === 'return'
  const searchReturn = (days: { departDate: string; returnDate: string }) =>
    void repeatSearch({ ...draft, searchParams: { ...draft.searchParams, ...days } })
      .then((tempOrderNo) => navigate(paths.intlFlightList({ tempOrderNo })))
      .catch((error: Error) => toast(error.message, 'bad'))
  return <PriceGraph {...props} onReturn={isOutbound ? searchReturn : undefined} returnDate={draft.legs[1]?.date} />
}
