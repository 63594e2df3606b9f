import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { officeZones } from '@sojourn/contract/booking/office-words'
import { addDays, addMinutes, isBefore, laterInstant, localInstant, localOf, minutesBetween, weekday } from '../kit/local-date'
import { calendarDay } from '../reference/festivals'

type Hours = Omit<OfficeHours, 'approvals'>
/** What says whether a day is worked. */
type Days = Pick<OfficeHours, 'week' | 'nationalCalendar' | 'days'>

const nineToSix = (open: boolean): OfficeHours['week'][number] => ({ open, from: '09:00', to: '18:00' })

/** From nine to six, China's time, on the days that the State Council's calendar works: until a company says otherwise, and the agency's desk. */
export const usualHours: OfficeHours = {
  zone: 'china',
  week: [false, true, true, true, true, true, false].map(nineToSix),
  nationalCalendar: true,
  days: [],
  approvals: false,
}

/** From when to when a day is worked. A day worked in exchange of one that is usually free has the hours of the week's first. */
export function hoursOn({ week, nationalCalendar, days }: Days, date: string): { from: string; to: string } | undefined {
  const own = week[weekday(date)]!
  const national = nationalCalendar ? calendarDay(date) : undefined
  const works = days.find((day) => day.date === date)?.works ?? (national?.workday || (national?.off ? false : own.open))
  if (!works) return undefined
  return own.open ? own : week.find(({ open }) => open)
}

/** So many minutes of working time after an instant. */
export const afterWorking = (start: string, minutes: number, hours: Hours): string =>
  afterWorkingOn(start, minutes, officeZones[hours.zone], (date) => hoursOn(hours, date))

/** The same by what each day says, in a zone so many minutes ahead of UTC; somebody works on some day of each week. */
export function afterWorkingOn(
  start: string,
  minutes: number,
  offset: number,
  workedOn: (date: string) => { from: string; to: string } | undefined,
): string {
  let left = minutes
  let from = start
  for (let { date } = localOf(start, offset); ; date = addDays(date, 1)) {
    const worked = workedOn(date)
    const closes = worked && localInstant(date, worked.to, offset)
    if (!closes || !isBefore(from, closes)) continue
    from = laterInstant(from, localInstant(date, worked.from, offset))
    const open = minutesBetween(from, closes)
    if (open >= left) return addMinutes(from, left)
    left -= open
    from = closes
  }
}

export type HoursFault = 'noWorkday' | 'hoursCrossed' | 'dayTwice'

/** What keeps hours from being saved. */
export function hoursFaults({ week, days }: Pick<OfficeHours, 'week' | 'days'>): { field: 'week' | 'days'; fault: HoursFault }[] {
  return [
    ...(week.some(({ open }) => open) ? [] : [{ field: 'week', fault: 'noWorkday' } as const]),
    ...(week.some(({ open, from, to }) => open && to <= from) ? [{ field: 'week', fault: 'hoursCrossed' } as const] : []),
    ...(new Set(days.map(({ date }) => date)).size < days.length ? [{ field: 'days', fault: 'dayTwice' } as const] : []),
  ]
}
