import { Type } from 'typebox'

/** A local date yyyy-MM-dd that the calendar has, and a local time HH:mm; an instant is an ISO string in UTC. */
export const LocalDate = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  format: 'date',
  // There was no such year, neither for PostgreSQL.
  not: { pattern: '^0000' },
})
export const LocalTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const Instant = Type.String({ format: 'date-time', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}' })
