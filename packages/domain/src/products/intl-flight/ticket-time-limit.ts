import { addMinutes, earlierInstant, minutesBetween } from '../../kit/local-date'

/** One range of a ticket time limit: departures so many days ahead are ticketed within days of booking, or days before departure. */
interface Range {
  from: number
  to: number
  withinDays: number
  beforeDeparture: number
}

const minutesPerDay = 1440
/** Who has to ticket at once has as long as a payment takes (handbook 1.7). */
const atOnceMinutes = 30

const read = new Map<string, Range[]>()

/** The market's encoding `20-365,7,3/0-19,0,0` (handbook 2.4); no range where the text says no such thing. */
export function readTicketTimeLimit(text: string): readonly Range[] {
  const known = read.get(text)
  if (known) return known
  const ranges = text.split('/').flatMap((part): Range[] => {
    const [, from, to, withinDays, beforeDeparture] = /^(\d+)-(\d+),(\d+),(\d+)$/.exec(part) ?? []
    return beforeDeparture === undefined
      ? []
      : [{ from: Number(from), to: Number(to), withinDays: Number(withinDays), beforeDeparture: Number(beforeDeparture) }]
  })
  read.set(text, ranges)
  return ranges
}

const rangeOf = (text: string, daysAhead: number): Range | undefined =>
  readTicketTimeLimit(text).find(({ from, to }) => daysAhead >= from && daysAhead <= to)

/** Whether nobody can be asked for approval before a departure so many days ahead is paid: both days zero, or no range for it. */
export function isAtOnce(text: string, daysAhead: number): boolean {
  const range = rangeOf(text, daysAhead)
  return !range || (range.withinDays === 0 && range.beforeDeparture === 0)
}

/** Until when a booking has to be ticketed: the earlier of the two dates, but never less time than a payment takes. */
export function payBy(text: string, bookedAt: string, departAt: string): string {
  const daysAhead = Math.floor(minutesBetween(bookedAt, departAt) / minutesPerDay)
  const range = rangeOf(text, daysAhead)
  const atOnce = addMinutes(bookedAt, atOnceMinutes)
  if (!range || isAtOnce(text, daysAhead)) return atOnce
  const limit = earlierInstant(
    addMinutes(bookedAt, range.withinDays * minutesPerDay),
    addMinutes(departAt, -range.beforeDeparture * minutesPerDay),
  )
  return minutesBetween(atOnce, limit) > 0 ? limit : atOnce
}
