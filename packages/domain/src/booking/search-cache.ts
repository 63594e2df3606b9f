import { addDays, compareDates } from '../kit/local-date'

/** S9.05 gives 30 of a date unit; days, since S4.21 expects searches that outlive their dates. */
const maximumAge = 30 * 24 * 60 * 60 * 1000

/** Is a search of that moment (milliseconds since 1970) young enough to be offered again (S4.21, S9.05)? */
export function isReusable(currentTimeStamp: number, now: number): boolean {
  const age = now - currentTimeStamp
  return age >= 0 && age <= maximumAge
}

/** A remembered day that has gone by becomes today (S4.21). */
export const notBefore = (date: string, today: string): string => (compareDates(date, today) < 0 ? today : date)

/** Two remembered days: gone by they become today and tomorrow (S4.21), and the second never lies before the first. */
export function renewDays(start: string, end: string, today: string): { start: string; end: string } {
  const renewed = notBefore(start, today)
  const kept = compareDates(end, today) < 0 ? addDays(today, 1) : end
  return { start: renewed, end: compareDates(kept, renewed) < 0 ? addDays(renewed, 1) : kept }
}

/** A search of one day, young enough to be offered again, from today on (S4.21, S9.05). */
export const reuseDaySearch = <Cache extends { departDate: string; currentTimeStamp: number }>(
  cache: Cache,
  now: number,
  today: string,
): Cache | undefined =>
  isReusable(cache.currentTimeStamp, now) ? { ...cache, departDate: notBefore(cache.departDate, today) } : undefined
