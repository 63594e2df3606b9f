import { addDays, compareDates } from '../kit/local-date'

/** A day after departure, but never beyond the last bookable date (S4.19). */
export const defaultReturnDate = (departDate: string, lastBookable: string): string => {
  const next = addDays(departDate, 1)
  return compareDates(next, lastBookable) > 0 ? lastBookable : next
}
