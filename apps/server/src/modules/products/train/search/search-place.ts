import type { SearchPlace } from '../../../../capabilities/search-place'
import { mainStationOf } from '../../../reference/rail-places'

export const stationOfCity: SearchPlace = (city, language) => {
  const found = mainStationOf(city)
  return found && { code: found.code, name: found.name[language], kind: 3, szmCode: found.initials }
}
