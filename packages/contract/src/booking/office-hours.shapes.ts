import { Type, type Static } from 'typebox'
import { LocalDate, LocalTime } from '../kit/local-date'
import { words } from '../kit/words'
import { officeDaysAtMost, officeZoneNames } from './office-words'

/** When a company works. */
export const OfficeHours = Type.Object({
  zone: words(...officeZoneNames),
  /** Seven days, Sunday first. */
  week: Type.Array(Type.Object({ open: Type.Boolean(), from: LocalTime, to: LocalTime }), { minItems: 7, maxItems: 7 }),
  /** Holidays and days worked in exchange, as the State Council publishes them. */
  nationalCalendar: Type.Boolean(),
  /** Beyond both: days off, and days that are worked. */
  days: Type.Array(Type.Object({ date: LocalDate, works: Type.Boolean(), name: Type.String({ maxLength: 40 }) }), {
    maxItems: officeDaysAtMost,
  }),
  /** Deadlines of approvals count these hours alone. */
  approvals: Type.Boolean(),
})
export type OfficeHours = Static<typeof OfficeHours>
