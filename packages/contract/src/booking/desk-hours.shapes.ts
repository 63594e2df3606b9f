import { Type, type Static } from 'typebox'
import { LocalDate } from '../kit/local-date'
import { OfficeHours } from './office-hours.shapes'

/** How the agency's desk works from a day on, in China's time. */
const DeskPeriod = Type.Object({
  from: LocalDate,
  week: OfficeHours.properties.week,
  nationalCalendar: OfficeHours.properties.nationalCalendar,
})
export type DeskPeriod = Static<typeof DeskPeriod>

/** When the agency's desk works: each period until the next begins, with days beyond both. */
export const DeskHours = Type.Object({
  periods: Type.Array(DeskPeriod, { minItems: 1, maxItems: 40 }),
  days: OfficeHours.properties.days,
})
export type DeskHours = Static<typeof DeskHours>
