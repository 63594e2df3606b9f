import { minutesOf } from '../../kit/local-date'

/** Is a minute of the day between two times, both included? The hours may span midnight. */
export function withinHours(minute: number, { from, to }: { from: string; to: string }): boolean {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  return first <= last ? minute >= first && minute <= last : minute >= first || minute <= last
}
