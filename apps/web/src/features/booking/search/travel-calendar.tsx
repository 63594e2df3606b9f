import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { Calendar, type CalendarProps } from '../../../kit/dates/calendar'

export interface TravelCalendarProps extends Omit<CalendarProps, 'marks'> {
  section: DateSection | undefined
}

/** The calendar with holidays and festivals. */
export function TravelCalendar({ section, ...calendar }: TravelCalendarProps) {
  const marks = new Map(section?.days.map(({ date, ...mark }) => [date, mark]))
  return <Calendar {...calendar} marks={marks} />
}
