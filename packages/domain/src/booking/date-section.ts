import { products, type Product } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { DraftRules } from './draft-rules'
import { addDays, compareDates, isLocalDate } from '../kit/local-date'

/** The days of a product that can be booked, both ends included; a window that ends before it begins has none. */
export interface BookingWindow {
  first: string
  last: string
  /** The last day to leave after nights; otherwise the same as `last`. */
  leaveLast: string
}

/** Days ahead where nothing else is said (S9.02). */
export const defaultDaysAhead = 20

/** Of the number that a caller means (S7.23); an unknown one is no product. */
export const sectionProduct = (code: number): Product | undefined => products.known(code)

/** From today on, as far as the product goes (S9.02–S9.04); after nights one leaves a day later than one last enters. */
export function bookingWindow({ daysAhead, nights }: Pick<DraftRules, 'daysAhead' | 'nights'>, today: string): BookingWindow {
  const last = addDays(today, daysAhead)
  return { first: today, last, leaveLast: nights ? addDays(last, 1) : last }
}

/** What of a window lies within limits, for example of a travel application. */
export function narrowWindow(days: BookingWindow, limits: { from?: string | undefined; to?: string | undefined }): BookingWindow {
  const { from = days.first, to = days.leaveLast } = limits
  return {
    first: later(days.first, from),
    last: earlier(days.last, to),
    leaveLast: earlier(days.leaveLast, to),
  }
}

export const isEmptyWindow = ({ first, last }: BookingWindow): boolean => compareDates(first, last) > 0

/** A day that a request names: a real one, not gone by, and not beyond the last that can be booked. */
export function checkDay(field: string, date: string, days: { today: string; horizonEnd: string }): Problem | undefined {
  if (!isLocalDate(date)) return problem('dateInvalid', { field })
  if (compareDates(date, days.today) < 0) return problem('datePast', { field })
  if (compareDates(date, days.horizonEnd) > 0) return problem('dateTooFar', { field, detail: { last: days.horizonEnd } })
  return undefined
}

const earlier = (a: string, b: string): string => (compareDates(a, b) <= 0 ? a : b)
const later = (a: string, b: string): string => (compareDates(a, b) >= 0 ? a : b)
