import {
  addDays,
  addMinutes,
  chinaOffsetMinutes,
  isBefore,
  laterInstant,
  localInstant,
  localOf,
  minutesBetween,
  weekday,
} from '../kit/local-date'
import { calendarDay } from '../reference/festivals'

/** The agency's desk works from nine to six, China's time, on the days that the State Council's calendar works. */
const deskOpens = '09:00'
const deskCloses = '18:00'
const saturday = 6
const isWorkingDay = (date: string): boolean => {
  const day = calendarDay(date)
  return day?.workday === true || (!day?.off && weekday(date) !== 0 && weekday(date) !== saturday)
}

/** So many minutes of the desk's working time after an instant. */
export function promisedBy(askedAt: string, minutes: number): string {
  let left = minutes
  let from = askedAt
  for (let { date } = localOf(askedAt, chinaOffsetMinutes); ; date = addDays(date, 1)) {
    const closes = localInstant(date, deskCloses, chinaOffsetMinutes)
    if (!isWorkingDay(date) || !isBefore(from, closes)) continue
    from = laterInstant(from, localInstant(date, deskOpens, chinaOffsetMinutes))
    const open = minutesBetween(from, closes)
    if (open >= left) return addMinutes(from, left)
    left -= open
    from = closes
  }
}
