import { travelTypes, type TravelType } from '@sojourn/contract/booking/codes'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { getFlightDayPrices } from '../../api/calls/products/flight'
import { useRead } from '../../api/queries'
import { Calendar } from '../../kit/calendar'
import { monthOf, type CalendarRules } from '../../kit/calendar-model'

export interface CityPair {
  depart: string
  arrive: string
  travelType: TravelType
}
export interface TravelCalendarProps {
  label: string
  section: DateSection | undefined
  rules: CalendarRules
  start: string
  end: string | undefined
  /** Both ends of a domestic flight, once known: days then bear their lowest fare. */
  cities?: CityPair | undefined
  focusOn: string
  onSelect: (date: string) => void
}

const shownDays = 61

/** The calendar with holidays and festivals, and for domestic flights the lowest fare of each day that this kind of travel may buy. */
export function TravelCalendar({ section, rules, cities, ...rest }: TravelCalendarProps) {
  const [month, setMonth] = useState(monthOf(rest.start))
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
  const marks = new Map(section?.days.map(({ date, ...mark }) => [date, mark]))
  return <Calendar {...rest} rules={rules} marks={marks} prices={prices} onMonth={setMonth} />
}
