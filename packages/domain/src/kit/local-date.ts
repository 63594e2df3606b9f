/**
 * Calendar arithmetic on strings: dates yyyy-MM-dd, times HH:mm, instants ISO UTC.
 * Whole days are counted from 1970-01-01 in the proleptic Gregorian calendar, so no clock or zone of a machine enters.
 */
const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/
const minutesPerDay = 1440
const msPerMinute = 60_000

/** China Standard Time, the zone of every domestic flight. */
export const chinaOffsetMinutes = 480

const two = (value: number): string => String(value).padStart(2, '0')

/** Days since 1970-01-01; years start in March so that the leap day comes last. */
export function epochDay(date: string): number {
  const month = Number(date.slice(5, 7))
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(date.slice(8, 10)) - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

export function dateOfEpochDay(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`
}

export const isLocalDate = (value: string): boolean => datePattern.test(value) && dateOfEpochDay(epochDay(value)) === value
/** A day as a person or another program writes it, yyyy-MM-dd or dd-MM-yyyy (S9.01); nothing where it is no day. */
export function readLocalDate(text: string): string | undefined {
  const date = text.trim().replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')
  return isLocalDate(date) ? date : undefined
}
export const isLocalTime = (value: string): boolean => timePattern.test(value)

export const addDays = (date: string, days: number): string => dateOfEpochDay(epochDay(date) + days)
export const daysBetween = (from: string, to: string): number => epochDay(to) - epochDay(from)
/** 0 is Sunday. */
export const weekday = (date: string): number => (((epochDay(date) + 4) % 7) + 7) % 7
export const compareDates = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The same day of a later month, or the last day where that month is shorter. */
export function addMonths(date: string, months: number): string {
  const monthCount = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const prefix = `${String(Math.floor(monthCount / 12)).padStart(4, '0')}-${two((monthCount % 12) + 1)}`
  let day = Number(date.slice(8, 10))
  while (!isLocalDate(`${prefix}-${two(day)}`)) day -= 1
  return `${prefix}-${two(day)}`
}

/** Full years of a person born on `birthDate` on the given day. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export function timeOfMinutes(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

const msOf = (instant: string): number => Date.parse(instant)
function instantOfMs(ms: number): string {
  const day = Math.floor(ms / (minutesPerDay * msPerMinute))
  const rest = ms - day * minutesPerDay * msPerMinute
  const seconds = Math.floor((rest % msPerMinute) / 1000)
  return `${dateOfEpochDay(day)}T${timeOfMinutes(Math.floor(rest / msPerMinute))}:${two(seconds)}.${String(rest % 1000).padStart(3, '0')}Z`
}

/** The instant of a local date and time at a place `offsetMinutes` ahead of UTC. */
export const localInstant = (date: string, time: string, offsetMinutes: number): string =>
  instantOfMs((epochDay(date) * minutesPerDay + minutesOf(time) - offsetMinutes) * msPerMinute)

/** What calendar and clock show at an instant at a place `offsetMinutes` ahead of UTC. */
export function localOf(instant: string, offsetMinutes: number): { date: string; time: string } {
  const local = instantOfMs(msOf(instant) + offsetMinutes * msPerMinute)
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

export const addMinutes = (instant: string, minutes: number): string => instantOfMs(msOf(instant) + minutes * msPerMinute)
export const minutesBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / msPerMinute
export const earlierInstant = (a: string, b: string): string => (msOf(a) <= msOf(b) ? a : b)
export const laterInstant = (a: string, b: string): string => (msOf(a) >= msOf(b) ? a : b)
export const isBefore = (a: string, b: string): boolean => msOf(a) < msOf(b)
