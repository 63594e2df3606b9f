import { formatClock, formatDate, formatRelativeDay } from '../../../kit/text/format'
import { serverNow } from '../../../kit/dates/server-time'

const chinaOffset = 8 * 3_600_000

/** The calendar day of an instant in China, where the journeys of these orders begin. */
export const chinaDay = (instant: string): string =>
  new Date(new Date(instant).getTime() + chinaOffset).toISOString().slice(0, 10)

/** 今天 14:05, otherwise 11月20日 周五 14:05: how lists name the moment of a departure. */
export function formatMoment(instant: string, now: number = serverNow()): string {
  const date = chinaDay(instant)
  const today = chinaDay(new Date(now).toISOString())
  return `${formatRelativeDay(date, today) ?? formatDate(date)} ${formatClock(instant)}`
}
