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

/** The market's encoding `20-365,7,3/0-19,0,0` (handbook 2.4); undefined where the text says no such thing. */
export function readTicketTimeLimit(text: string): Range[] | undefined {
  const ranges = text.split('/').map((part) => {
    const [, from, to, withinDays, beforeDeparture] = /^(\d+)-(\d+),(\d+),(\d+)$/.exec(part) ?? []
    return { from: Number(from), to: Number(to), withinDays: Number(withinDays), beforeDeparture: Number(beforeDeparture) }
  })
  return ranges.every(({ from, to }) => from <= to) ? ranges : undefined
}

/**
 * Until when a booking has to be ticketed. Both days zero, or no range for the day: at once. The earlier of the two dates holds, but never less
 * time than a payment takes.
 */
export function payBy(text: string, bookedAt: string, departAt: string): string {
  const daysAhead = Math.floor(minutesBetween(bookedAt, departAt) / minutesPerDay)
  const range = readTicketTimeLimit(text)?.find(({ from, to }) => daysAhead >= from && daysAhead <= to)
  const atOnce = addMinutes(bookedAt, atOnceMinutes)
  if (!range || (range.withinDays === 0 && range.beforeDeparture === 0)) return atOnce
  const limit = earlierInstant(
    addMinutes(bookedAt, range.withinDays * minutesPerDay),
    addMinutes(departAt, -range.beforeDeparture * minutesPerDay),
  )
  return minutesBetween(atOnce, limit) > 0 ? limit : atOnce
}

/** Whether nobody can be asked for approval before it is paid. */
export const isAtOnce = (text: string, bookedAt: string, departAt: string): boolean =>
  payBy(text, bookedAt, departAt) === addMinutes(bookedAt, atOnceMinutes)
