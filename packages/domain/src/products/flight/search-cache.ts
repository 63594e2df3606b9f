import { addDays, compareDates } from '../../kit/local-date'

/** The last search of a person, as the browser keeps it (S3.28). */
export interface FlightSearchCache {
  flightType: number
  depDate: string
  returnDate?: string
  depCodeName: string
  depCodeNamecode: string
  arrCodeName: string
  arrCodeNamecode: string
  departType: number
  arriveType: number
  /** Milliseconds since 1970. */
  currentTimeStamp: number
}

/** S9.05 gives 30 of a date unit; days, since S4.21 expects searches that outlive their dates. */
const maximumAge = 30 * 24 * 60 * 60 * 1000

/** A search young enough to be offered again; dates gone by become today and tomorrow (S4.21). */
export function reuseSearch(cache: FlightSearchCache, now: number, today: string): FlightSearchCache | undefined {
  const age = now - cache.currentTimeStamp
  if (age < 0 || age > maximumAge) return undefined
  const tomorrow = addDays(today, 1)
  const depDate = compareDates(cache.depDate, today) < 0 ? today : cache.depDate
  if (cache.returnDate === undefined) return { ...cache, depDate }
  const returnDate = compareDates(cache.returnDate, today) < 0 ? tomorrow : cache.returnDate
  return { ...cache, depDate, returnDate: compareDates(returnDate, depDate) < 0 ? addDays(depDate, 1) : returnDate }
}
