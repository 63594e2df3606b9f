import type { SearchStart } from '@sojourn/contract/booking/application.calls'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { nextBooking } from '@sojourn/domain/booking/application/left'
import type { MatchableApplication } from '@sojourn/domain/booking/application/match'
import { airCities } from '@sojourn/domain/reference/cities'
import { hotelCities } from '@sojourn/domain/reference/hotel-cities'
import { mainStationOf } from '../../reference/rail-places'

type Place = NonNullable<SearchStart['depart']>

/** How each way of travelling names a city in its search (S3.20, S3.29, S3.34). */
const placeOf: Partial<Record<Product, (city: string, language: Language) => Place | undefined>> = {
  flight: airPlace,
  intlFlight: airPlace,
  train: (city, language) => {
    const found = mainStationOf(city)
    return found && { code: found.code, name: found.name[language], kind: 3, szmCode: found.initials }
  },
  hotel: hotelPlace,
  intlHotel: hotelPlace,
}

function airPlace(city: string, language: Language): Place | undefined {
  const found = airCities.find(({ name }) => name['zh-CN'] === city)
  return found && { code: found.code, name: found.name[language], kind: 0 }
}

function hotelPlace(city: string, language: Language): Place | undefined {
  const found = hotelCities().find(({ name }) => name['zh-CN'] === city)
  return found && { code: String(found.id), name: found.name[language], kind: 0, cityId: found.id }
}

/** What a search of this product begins with under the application; days that are over begin today. */
export function searchStart(
  application: MatchableApplication,
  product: Product,
  { today, language }: { today: string; language: Language },
): { start?: SearchStart } {
  const begun = nextBooking(application, product)
  if (!begun) return {}
  const depart = placeOf[product]?.(begun.depart, language)
  const arrive = placeOf[product]?.(begun.arrive, language)
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
