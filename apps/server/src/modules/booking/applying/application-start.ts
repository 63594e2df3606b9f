import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { nextBooking } from '@sojourn/domain/booking/application/left'
import type { MatchableApplication } from '@sojourn/domain/booking/application/match'
import type { Context } from '../../../context'

/** What a search of this product begins with under the application; days that are over begin today. */
export function searchStart(
  { searchPlaces }: Context,
  application: MatchableApplication,
  product: Product,
  { today, language }: { today: string; language: Language },
): { start?: SearchStart } {
  const begun = nextBooking(application, product)
  if (!begun) return {}
  const depart = searchPlaces[product]?.(begun.depart, language)
  const arrive = searchPlaces[product]?.(begun.arrive, language)
  const later = (day: string): string => (day < today ? today : day)
  return {
    start: {
      ...(depart ? { depart } : {}),
      ...(arrive ? { arrive } : {}),
      startDate: later(begun.startDate),
      endDate: later(begun.endDate),
      isReturn: begun.isReturn,
    },
  }
}
