import { hotelCities } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { SearchPlace } from '../../../../capabilities/search-place'

export const cityOfHotels: SearchPlace = (city, language) => {
  const found = hotelCities().find(({ name }) => name['zh-CN'] === city)
  return found && { code: String(found.id), name: found.name[language], kind: 0, cityId: found.id }
}
