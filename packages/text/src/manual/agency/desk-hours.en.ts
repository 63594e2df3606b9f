import { text as office } from '../../admin/company/office-hours.en'
import { text as hours } from '../../admin/agency/desk-hours.en'
import type { text as source } from './desk-hours.zh-CN'

export const text: typeof source = {
  lead: hours.lead,
  sections: {
    periods: {
      title: hours.periods,
      steps: [
        `Press “${hours.add}”, choose “${hours.from}”, tick the days that are worked and fill in their times.`,
        `With “${hours.nationalCalendar}”, holidays are off and days worked in exchange are worked.`,
      ],
      notes: [hours.periodsWhy],
      hint: 'A promise counts working time alone: what comes at 17:30 with an hour to answer, where work ends at 18:00, is answered within half an hour of the next working morning.',
    },
    days: {
      title: hours.days,
      lead: `${hours.daysWhy} Press “${office.addDay}”, and choose “${hours.closed}” or “${hours.open}”.`,
      hint: `They go before the week and the holidays. “${hours.open}” means the hours of that weekday, and where it is a day off, those of the first working day of the week.`,
    },
  },
}
