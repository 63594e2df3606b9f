import { isReusable, notBefore, renewDays } from '../../booking/search-cache'

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

/** A search young enough to be offered again; dates gone by become today and tomorrow (S4.21). */
export function reuseSearch(cache: FlightSearchCache, now: number, today: string): FlightSearchCache | undefined {
  if (!isReusable(cache.currentTimeStamp, now)) return undefined
  if (cache.returnDate === undefined) return { ...cache, depDate: notBefore(cache.depDate, today) }
  const { start, end } = renewDays(cache.depDate, cache.returnDate, today)
  return { ...cache, depDate: start, returnDate: end }
}
