import { formerNames } from '../place/former-names'
import { lazy } from '../lazy'
import { createPlaceSearch, type PlaceSearchEntry } from '../place/place-search'
import { keyboardPinyin, spellings } from '../place/search-text'
import { stations, type Station } from './stations'

const commonEndings = /(火车站|火車站|高铁站|高鐵站|站|railwaystation|station|市)$/

const entry = (station: Station): PlaceSearchEntry<Station> => ({
  match: station,
  codes: [station.code],
  names: spellings(station.name),
  pinyin: keyboardPinyin(station.pinyin),
  initials: [station.initials],
  within: [...spellings(station.city.name), ...formerNames(station.city.name['zh-CN']), ...keyboardPinyin(station.city.pinyin)],
})

const search = lazy(() => createPlaceSearch(stations().map(entry), commonEndings))

/** Stations that a few letters mean, also all of a city by its name (S7.33). */
export const findStations = (query: string, limit: number): Station[] => search()(query, limit).map(({ match }) => match)
