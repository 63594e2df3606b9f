import type { DeskHours, DeskPeriod } from '@sojourn/contract/booking/desk-hours.shapes'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords } from '../kit/day-words'
import { agencyDeskHoursText } from '@sojourn/text/admin/agency/desk-hours'
import { companyOfficeHoursText } from '@sojourn/text/admin/company/office-hours'

/** Monday first, as weeks are read. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** From when on the desk works how; days that follow each other with the same hours are said together. */
export function deskPeriodSentence({ from, week, nationalCalendar }: DeskPeriod, language: Language): string {
  const { periodOf, workOf, restDay, nationalCalendar: calendar } = agencyDeskHoursText[language]
  const names = companyOfficeHoursText[language].fields
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
  return [periodOf({ from: dayInWords(from, language) }), ...days, ...(nationalCalendar ? [calendar] : [])].join(' · ')
}

export const deskDaySentence = ({ date, works, name }: DeskHours['days'][number], language: Language): string => {
  const { dayOf, open, closed } = agencyDeskHoursText[language]
  return dayOf({ day: dayInWords(date, language), works: works ? open : closed, name })
}
