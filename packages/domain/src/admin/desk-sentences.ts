import type { DeskHours, DeskPeriod } from '@sojourn/contract/booking/desk-hours.shapes'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { Language } from '@sojourn/contract/kit/language'
import { deskHoursText } from '@sojourn/text/admin/desk-hours'
import { officeHoursText } from '@sojourn/text/admin/office-hours'

/** Monday first, as weeks are read. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** From when on the desk works how; days that follow each other with the same hours are said together. */
export function deskPeriodSentence({ from, week, nationalCalendar }: DeskPeriod, language: Language): string {
  const { periodOf, workOf, restDay, nationalCalendar: calendar } = deskHoursText[language]
  const names = officeHoursText[language].fields
  const runs: { first: string; last: string; hours: string }[] = []
  for (const index of weekdays) {
    const { open, from: opens, to } = week[index]!
    const hours = open ? `${opens}–${to}` : restDay
    const day = names[weekdayNames[index]!]
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  const days = runs.map(({ first, last, hours }) => workOf({ day: first === last ? first : `${first}–${last}`, hours }))
  return [periodOf({ from }), ...days, ...(nationalCalendar ? [calendar] : [])].join(' · ')
}

export const deskDaySentence = ({ date, works, name }: DeskHours['days'][number], language: Language): string => {
  const { dayOf, open, closed } = deskHoursText[language]
  return dayOf({ day: date, works: works ? open : closed, name })
}
