import { lazy } from '../../../reference/lazy'
import { tableRows, words } from '../../../reference/rows'
import { addDays, addMonths, weekday } from '../../../kit/local-date'
import { closedDayTable } from './closed-days'
import { datedDayTable, movableDayTable } from './movable-days'

const byCountry = (table: string) => new Map(tableRows(table).map((cell) => [cell(0), words(cell(1))]))
const fixed = lazy(() => byCountry(closedDayTable))
const movable = lazy(() => byCountry(movableDayTable))
const dated = lazy(() => new Map([...byCountry(datedDayTable)].map(([country, days]) => [country, new Set(days)])))

/** Easter Sunday of the western churches (the anonymous Gregorian reckoning). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leap = Math.floor(century / 4)
  const moon = (19 * golden + century - leap - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const day = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * day) / 451)
  const count = moon + day - 7 * late + 114
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`
}

/** The third Monday of a month, or the last one. */
function nthWeekday(month: string, day: number, nth: string): string {
  const first = `${month}-01`
  const [start, weeks] = nth === 'L' ? [addDays(addMonths(first, 1), -7), 1] : [first, Number(nth)]
  return addDays(start, ((day - weekday(start) + 7) % 7) + 7 * (weeks - 1))
}

function dayOf(rule: string, year: string): string {
  if (rule.startsWith('E')) return addDays(easterSunday(Number(year)), Number(rule.slice(1)))
  const [month = '', rest = ''] = rule.split('-')
  const [day = '', nth = ''] = rest.split('x')
  return nthWeekday(`${year}-${month}`, Number(day), nth)
}

/** Days that move by a rule are reckoned once for a year. */
const reckoned = new Map<string, ReadonlySet<string>>()
function movableDays(country: string, year: string): ReadonlySet<string> {
  const key = `${country} ${year}`
  const known = reckoned.get(key)
  if (known) return known
  const days = new Set((movable().get(country) ?? []).map((rule) => dayOf(rule, year)))
  reckoned.set(key, days)
  return days
}

/** Whether a country keeps a holiday on a day. */
export const isHolidayThere = (country: string, date: string): boolean =>
  fixed().get(country)?.includes(date.slice(5)) === true ||
  dated().get(country)?.has(date) === true ||
  movableDays(country, date.slice(0, 4)).has(date)
