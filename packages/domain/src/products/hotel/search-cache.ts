import type { BookingWindow } from '../../booking/date-section'
import { isReusable, renewDays } from '../../booking/search-cache'
import { clampStay } from './draft'

/** The last hotel search as the browser keeps it: hotel_data_pc, intl_hotel_data_pc (S3.57). */
export interface HotelSearchCache {
  cityId: number
  cityName: string
  checkInDate: string
  checkOutDate: string
  currentTimeStamp: number
}

/** A search young enough to be offered again, its days brought into what can be booked (S4.21, S4.22). */
export function reuseHotelSearch<Cache extends HotelSearchCache>(
  cache: Cache,
  now: number,
  days: BookingWindow,
): Cache | undefined {
  if (!isReusable(cache.currentTimeStamp, now)) return undefined
  const { start, end } = renewDays(cache.checkInDate, cache.checkOutDate, days.first)
  const { checkIn, checkOut } = clampStay({ checkIn: start, checkOut: end }, days)
  return { ...cache, checkInDate: checkIn, checkOutDate: checkOut }
}
