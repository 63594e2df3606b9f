import type { DeskHours, DeskPeriod } from '@sojourn/contract/booking/desk-hours.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { agencyDeskHoursText } from '@sojourn/text/admin/agency/desk-hours'
import { chinaOffsetMinutes, isLocalDate } from '../kit/local-date'
import { afterWorkingOn, hoursFaults, hoursOn, usualHours, type HoursFault } from './office-hours'

/** Until the agency says otherwise. */
export const usualDesk: DeskHours = {
  periods: [{ from: '2000-01-01', week: usualHours.week, nationalCalendar: true }],
  days: [],
}

/** The period that a day is in. */
export const periodOn = ({ periods }: DeskHours, date: string): DeskPeriod =>
  periods.findLast(({ from }) => from <= date) ?? periods[0]!

/** By when the agency's desk promises what takes it so many minutes of its working time. */
export const promisedBy = (askedAt: string, minutes: number, desk: DeskHours): string =>
  afterWorkingOn(askedAt, minutes, chinaOffsetMinutes, (date) => hoursOn({ ...periodOn(desk, date), days: desk.days }, date))

export type DeskFault = HoursFault | 'periodTwice' | 'dayWrong' | 'pastChanged'

/** What keeps the desk's hours from being saved in place of those before: what was until today stays, since promises were given by it. */
export function deskFaults(desk: DeskHours, before: DeskHours, today: string): { field: 'periods' | 'days'; fault: DeskFault }[] {
  const { periods, days } = desk
  const ofPeriods = periods.flatMap(({ week }) => hoursFaults({ week, days: [] }).map(({ fault }) => fault))
  return [
    ...(periods.every(({ from }) => isLocalDate(from)) ? [] : [{ field: 'periods', fault: 'dayWrong' } as const]),
    ...(days.every(({ date }) => isLocalDate(date)) ? [] : [{ field: 'days', fault: 'dayWrong' } as const]),
    ...ofPeriods.slice(0, 1).map((fault) => ({ field: 'periods', fault }) as const),
    ...(new Set(periods.map(({ from }) => from)).size < periods.length
      ? [{ field: 'periods', fault: 'periodTwice' } as const]
      : []),
    ...hoursFaults({ week: usualHours.week, days }).map(({ fault }) => ({ field: 'days', fault }) as const),
    ...(untilToday(desk, today) === untilToday(before, today) ? [] : [{ field: 'periods', fault: 'pastChanged' } as const]),
  ]
}

/** What may not be changed any more, as one text. */
function untilToday({ periods, days }: DeskHours, today: string): string {
  const past = inOrder({ periods: periods.filter(({ from }) => from <= today), days: days.filter(({ date }) => date <= today) })
  return JSON.stringify([
    past.periods.map(({ from, week, nationalCalendar }) => [
      from,
      nationalCalendar,
      week.map((day) => (day.open ? [day.from, day.to] : [])),
    ]),
    past.days.map(({ date, works }) => [date, works]),
  ])
}

/** The earliest first. */
export const inOrder = ({ periods, days }: DeskHours): DeskHours => ({
  periods: periods.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
})

export const deskFaultSentence = (fault: DeskFault, language: Language): string => agencyDeskHoursText[language].faults[fault]
