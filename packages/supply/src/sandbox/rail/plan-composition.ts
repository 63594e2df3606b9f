import { mix, unit } from '../air/random'
import type { CompositionName } from './composition'
import { isNightTrain } from './plan-departures'
import type { PlannedTrain, TimedStop } from './plan-timetable'

const hour = 60

/** What kind of train set runs, by the number, the speed and the length of the way. */
export function compositionOf(train: PlannedTrain, stops: readonly TimedStop[]): CompositionName {
  const { km, arrive: minutes } = stops.at(-1)!
  const draw = unit(mix(train.seed, 5))
  const speed = (km / minutes) * 60
  switch (train.type) {
    case 'G': {
      const long = draw < Math.min(0.6, km / 2000)
      return speed > 200 || train.no.length <= 3 ? (long ? 'CR400x16' : 'CR400') : long ? 'CRH380x16' : 'CRH380'
    }
    case 'D':
      if (isNightTrain(train, minutes)) return 'CRH2E'
      if (speed < 105) return minutes > 8 * hour ? 'CR200Jx18' : 'CR200J'
      return draw < 0.35 ? 'CR300' : 'CRH2'
    case 'C':
      return speed > 190 ? 'CR300' : draw < 0.5 ? 'CRH6' : 'CRH2'
    case 'Z':
      return stops.length <= 5 && minutes > 8 * hour ? 'directSleeper' : 'direct'
    case 'T':
      return 'express'
    default:
      return minutes < 4 * hour ? 'local' : 'fast'
  }
}
