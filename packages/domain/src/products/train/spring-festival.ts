import { addDays } from '../../kit/local-date'
import { calendarDays } from '../../reference/festivals'

/** The Spring Festival travel season (春运) as the railway sets it every year: forty days from the fifteenth before the festival. */
const daysBefore = 15
const daysAfter = 24

/** Whether a train on this date travels in the season; false beyond the years whose calendar is known. */
export const isSpringFestivalTravel = (date: string): boolean =>
  calendarDays(addDays(date, -daysAfter), addDays(date, daysBefore)).some(({ festival }) => festival?.['zh-CN'] === '春节')
