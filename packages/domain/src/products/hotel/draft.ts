import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { HotelSearchParams } from '@sojourn/contract/products/hotel/draft.shapes'
import { checkDay, type BookingWindow } from '../../booking/date-section'
import { addDays, compareDates, daysBetween, isLocalDate } from '../../kit/local-date'

/** Local days; the guest sleeps in every night from `checkIn` to the one before `checkOut`. */
export interface Stay {
  checkIn: string
  checkOut: string
}

/** S5.14, S9.03; why not the other reading of S5.15: docs/decisions/0018-length-of-a-hotel-stay.md */
export const longestStay = 30

export interface HotelSearchContext {
  today: string
  days: BookingWindow
  /** When given, the only days that can be booked. */
  bookable?: ReadonlySet<string> | undefined
  knowsCity(cityId: number, isInternational: boolean): boolean
}

export const nightsOf = ({ checkIn, checkOut }: Stay): number => daysBetween(checkIn, checkOut)

/** Leaving on the day of arrival means the day after (S5.14). */
export const atLeastOneNight = (stay: Stay): Stay =>
  stay.checkIn === stay.checkOut ? { ...stay, checkOut: addDays(stay.checkIn, 1) } : stay

/** The days on which a guest who arrives on `checkIn` may leave, both included (S5.14). */
export function checkOutRange(checkIn: string, days: BookingWindow): { first: string; last: string } {
  const longest = addDays(checkIn, longestStay)
  return { first: addDays(checkIn, 1), last: compareDates(longest, days.leaveLast) < 0 ? longest : days.leaveLast }
}

/** Another arrival keeps the departure where it can, else leaves the next day (S4.22, S4.23). */
export function chooseCheckIn(stay: Stay, checkIn: string, days: BookingWindow): Stay {
  const { first, last } = checkOutRange(checkIn, days)
  const fits = compareDates(stay.checkOut, first) >= 0 && compareDates(stay.checkOut, last) <= 0
  return { checkIn, checkOut: fits ? stay.checkOut : first }
}

/** Remembered days brought into what can be booked (S4.22). */
export function clampStay(stay: Stay, days: BookingWindow): Stay {
  const checkIn =
    compareDates(stay.checkIn, days.first) < 0 ? days.first : compareDates(stay.checkIn, days.last) > 0 ? days.last : stay.checkIn
  return chooseCheckIn(stay, checkIn, days)
}

/** The nights of a stay that cannot be booked (S5.16). */
export function unavailableDays(stay: Stay, bookable: ReadonlySet<string> | undefined): string[] {
  if (!bookable) return []
  const nights = Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) => addDays(stay.checkIn, night))
  return nights.filter((night) => !bookable.has(night))
}

/** The first of them: the field that it belongs to is the one to mend (S5.16). */
const firstUnavailableDay = (stay: Stay, bookable: ReadonlySet<string> | undefined): string | undefined =>
  unavailableDays(stay, bookable)[0]

/** The first thing wrong with a search for hotels (S5.14, S5.16). */
export function checkHotelSearch(params: HotelSearchParams, context: HotelSearchContext): Problem | undefined {
  if (params.cityId === 0) return problem('destinationMissing', { field: 'cityId' })
  if (!context.knowsCity(params.cityId, params.isInternational))
    return problem('cityUnknown', { field: 'cityId', detail: { city: params.cityName || params.cityId } })
  return checkStay({ checkIn: params.checkInDate, checkOut: params.checkOutDate }, context)
}

function checkStay(stay: Stay, { today, days, bookable }: HotelSearchContext): Problem | undefined {
  const arrival = checkDay('checkInDate', stay.checkIn, { today, horizonEnd: days.last })
  if (arrival) return arrival
  if (!isLocalDate(stay.checkOut)) return problem('dateInvalid', { field: 'checkOutDate' })
  const { checkOut } = atLeastOneNight(stay)
  if (compareDates(checkOut, stay.checkIn) < 0) return problem('checkOutTooEarly', { field: 'checkOutDate' })
  if (daysBetween(stay.checkIn, checkOut) > longestStay)
    return problem('stayTooLong', { field: 'checkOutDate', detail: { max: longestStay } })
  if (compareDates(checkOut, days.leaveLast) > 0)
    return problem('dateTooFar', { field: 'checkOutDate', detail: { last: days.leaveLast } })
  return checkNights({ ...stay, checkOut }, bookable)
}

function checkNights(stay: Stay, bookable: ReadonlySet<string> | undefined): Problem | undefined {
  const first = firstUnavailableDay(stay, bookable)
  if (first === undefined) return undefined
  const field = first === stay.checkIn ? 'checkInDate' : 'checkOutDate'
  return problem('daysNotBookable', { field, detail: { days: unavailableDays(stay, bookable).join(',') } })
}
