import type { ApplicationSearch } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationCity, ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { cityKey, cityText } from '@sojourn/domain/reference/place/city-text'
import { goesBetween } from '@sojourn/domain/booking/application/check'
import { airCities } from '@sojourn/domain/reference/place/cities'

/** The contents that a search asks for which no application covered: its way, its city and its days. */
export function searchContent(search: ApplicationSearch, fresh: ApplicationContent, language: Language): ApplicationContent {
  const { productType, startDate, endDate } = search
  const city = (name = ''): ApplicationCity => {
    if (name === '') return { code: '', name: '' }
    const known = { code: '', name }
    const airCity = airCities.find((each) => each.name['zh-CN'] === cityKey(known))
    return { code: airCity?.code ?? cityKey(known), name: cityText(known)[language] }
  }
  const days = { startDate, endDate }
  const isReturn = goesBetween(productType) && endDate > startDate
  return {
    ...fresh,
    ...days,
    productTypes: [productType],
    lines: [{ productType, depart: city(search.depart), arrive: city(search.arrive), isReturn, ...days }],
  }
}
