import { travelTypes, type TravelType } from '@sojourn/contract/booking/codes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { getFlightDayPrices } from '../../../../api/calls/products/flight/flight'
import { useRead } from '../../../../api/queries'
import { monthOf } from '../../../../kit/dates/calendar-model'
import { TravelCalendar, type TravelCalendarProps } from '../../../booking/search/travel-calendar'

export interface CityPair {
  depart: string
  arrive: string
  travelType: TravelType
}
interface FareCalendarProps extends TravelCalendarProps {
  start: string
  /** Both ends, once known: days then bear their lowest fare. */
  cities: CityPair | undefined
}

const shownDays = 61

/** The calendar with the lowest fare of each day that this kind of travel may buy. */
export function FareCalendar({ cities, ...calendar }: FareCalendarProps) {
  const { rules, start } = calendar
  const [month, setMonth] = useState(monthOf(start))
  const from = `${month}-01` < rules.first ? rules.first : `${month}-01`
  const last = addDays(from, shownDays)
  const request = {
    departCode: cities?.depart ?? '',
    arriveCode: cities?.arrive ?? '',
    ...(cities && { travelType: travelTypes.code(cities.travelType) }),
    from,
    to: last > rules.last ? rules.last : last,
  }
  const { data } = useRead(getFlightDayPrices, request, { enabled: cities !== undefined, keepFormer: true })
  const prices = cities && new Map(data?.days.map(({ date, price }) => [date, price]))
  return <TravelCalendar {...calendar} prices={prices} onMonth={setMonth} />
}
