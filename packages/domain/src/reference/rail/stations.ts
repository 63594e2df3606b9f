import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { byLetters } from '../place/letter-groups'
import { localText, tableRows } from '../rows'
import { stationCityTable } from '../tables/station-cities'
import { stationTable } from '../tables/stations'

export interface StationCity {
  name: LocalText
  pinyin: string
  initials: string
}

export interface Station {
  /** Telegraph code: VNP. */
  code: string
  name: LocalText
  pinyin: string
  initials: string
  city: StationCity
  hot: boolean
}

const stationCities = lazy(
  () =>
    new Map(
      tableRows(stationCityTable).map((cell): [string, StationCity] => [
        cell(0),
        { name: localText(cell, 0), pinyin: cell(3), initials: cell(4) },
      ]),
    ),
)

function parseStation(cell: (column: number) => string): Station {
  const city = stationCities().get(cell(6))
  if (city === undefined) throw new Error(`Station ${cell(0)} has no known city`)
  return { code: cell(0), name: localText(cell, 1), pinyin: cell(4), initials: cell(5), city, hot: cell(7) === 'hot' }
}

/** Every passenger station, most important first. */
export const stations: () => readonly Station[] = lazy(() => tableRows(stationTable).map(parseStation))

const byCode = lazy(() => new Map(stations().map((station) => [station.code, station])))

/** By telegraph code. */
export const station = (code: string): Station | undefined => byCode().get(code)

/** The tab of hot stations, in the order of the tab (S9.14). */
export const hotStations: () => readonly Station[] = lazy(() => stations().filter((each) => each.hot))

/** The other tabs, by the first letter of the pinyin (S9.14). */
export const stationGroups = lazy(() => byLetters(stations(), ['ABCDEF', 'GHJKL', 'MNPQRS', 'TWXYZ']))
