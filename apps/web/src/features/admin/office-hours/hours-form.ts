import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { text as hoursText } from '@sojourn/text/admin/company/office-hours.zh-CN'
import { propertyFieldOf, type EditField } from '../../../kit/edit/edit-fields'
import { formatFullDate } from '../../../kit/text/format'

export type HoursText = typeof hoursText

/** What a day of the week says. */
export const sayHours = (text: Pick<HoursText, 'closed'>, { open, from, to }: OfficeHours['week'][number]): string =>
  open ? `${from}–${to}` : text.closed

const sayDay = (text: HoursText, { date, works, name }: OfficeHours['days'][number]): string =>
  text.dayLine({ date: date && formatFullDate(date), kind: works ? text.kinds.works : text.kinds.off, name })

const sayWeek = (text: HoursText, week: OfficeHours['week']): string[] =>
  week.map((each, index) => text.line({ day: text.fields[weekdayNames[index]!], hours: sayHours(text, each) }))

/** The fields of the form, as changes and conflicts call them. */
export function hoursFields(text: HoursText): EditField<OfficeHours>[] {
  const field = propertyFieldOf<OfficeHours>()
  const said = (on: boolean): string => (on ? text.on : text.off)
  return [
    field('zone', text.fields.zone, (zone) => text.zones[zone]),
    field('nationalCalendar', text.fields.nationalCalendar, said),
    field('week', text.week, (week) => sayWeek(text, week)),
    field('days', text.days, (days) => days.map((day) => sayDay(text, day))),
    field('approvals', text.fields.approvals, said),
  ]
}
