import type { DeskHours, DeskPeriod } from '@sojourn/contract/booking/desk-hours.shapes'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { Language } from '@sojourn/contract/kit/language'
import { deskHoursText } from '@sojourn/text/admin/desk-hours'
import { officeHoursText } from '@sojourn/text/admin/office-hours'

/** From when on the desk works how, day by day, Monday first. */
export function deskPeriodSentence({ from, week, nationalCalendar }: DeskPeriod, language: Language): string {
  const { periodOf, workOf, restDay, nationalCalendar: calendar } = deskHoursText[language]
  const names = officeHoursText[language].fields
  const days = week.map(({ open, from: opens, to }, index) =>
    workOf({ day: names[weekdayNames[index]!], hours: open ? `${opens}–${to}` : restDay }),
  )
  return [periodOf({ from }), ...days.slice(1), days[0], ...(nationalCalendar ? [calendar] : [])].join(' · ')
}

export const deskDaySentence = ({ date, works, name }: DeskHours['days'][number], language: Language): string => {
  const { dayOf, open, closed } = deskHoursText[language]
  return dayOf({ day: date, works: works ? open : closed, name })
}
