import { zoneMark } from '@sojourn/domain/products/hotel/describe'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { Topics } from '@sojourn/text/topics'
import { formatDate, formatPrice } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'

export type HotelWords = Topics['products/hotel/words']

/** What a star code is called (S9.13); undefined for a code without a word. */
export const starName = ({ stars }: HotelWords, starCode: number): string | undefined =>
  (stars as Readonly<Record<number, string>>)[starCode]

/** Whole yuan without a fraction, for the small labels of the map. */
export const formatShortPrice = (fen: number): string => formatPrice(Math.round(fen / 100) * 100)

/** An instant on the clocks of the hotel: 11月20日 周五 18:00, with their zone where it is not China's. */
export function formatAtHotel(instant: string, offsetMinutes: number): string {
  const local = addMinutes(instant, offsetMinutes)
  return `${formatDate(local.slice(0, 10))} ${local.slice(11, 16)}${zoneMark(offsetMinutes, language)}`
}

/** Tenths as 4.7. */
export const formatScore = (tenths: number): string => (tenths / 10).toFixed(1)
