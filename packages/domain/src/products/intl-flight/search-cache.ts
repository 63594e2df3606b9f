import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { isReusable, notBefore, renewDays } from '../../booking/search-cache'

/** The last international search as the browser keeps it (S3.28 with the legs of S3.25). */
export interface IntlFlightSearchCache {
  flightType: number
  depDate: string
  returnDate: string
  legs: FlightLeg[]
  currentTimeStamp: number
}

/** A search young enough to be offered again; days gone by become today and tomorrow, legs keep their order (S4.21). */
export function reuseIntlSearch<Cache extends IntlFlightSearchCache>(
  cache: Cache,
  now: number,
  today: string,
): Cache | undefined {
  if (!isReusable(cache.currentTimeStamp, now)) return undefined
  const { start, end } = renewDays(cache.depDate, cache.returnDate, today)
  return {
    ...cache,
    depDate: start,
    returnDate: end,
    legs: cache.legs.map((leg) => ({ ...leg, departDate: notBefore(leg.departDate, today) })),
  }
}
