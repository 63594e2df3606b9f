import type { Language } from '@sojourn/contract/kit/language'
import type { TrainStation } from '@sojourn/contract/reference/station.shapes'
import { findStations } from '@sojourn/domain/reference/rail/station-search'
import { hotStations, stationGroups, type Station } from '@sojourn/domain/reference/rail/stations'
import type { Actor, Context } from '../../context'
import { perLanguage } from './per-language'

/** S9.11: the autocomplete keeps ten. */
const resultsAtMost = 10

const shown = (station: Station, language: Language): TrainStation => ({
  name: station.name[language],
  code: station.code,
  szmCode: station.initials,
  quanPin: station.pinyin,
  cityName: station.city.name[language],
})

const list = perLanguage((language) => ({
  hotStationList: hotStations().map((station) => shown(station, language)),
  stationNameFirstList: stationGroups().map(({ letters, entries }) => ({
    nameFirst: letters,
    stationList: entries.map((station) => shown(station, language)),
  })),
}))

/** Every station under its tab (S3.35, S9.14). */
export const trainStationList = (_context: Context, actor: Actor) => Promise.resolve(list(actor.language))

/** The ten stations that a few letters mean best (S7.33). */
export function findTrainStations(_context: Context, actor: Actor, request: { KeyWords: string }) {
  const found = findStations(request.KeyWords, resultsAtMost)
  return Promise.resolve({ searchResultStationList: found.map((station) => shown(station, actor.language)) })
}
