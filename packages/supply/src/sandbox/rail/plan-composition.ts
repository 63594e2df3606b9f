import { mix, unit } from '../air/random'
import type { CompositionName } from './composition'
import { isNightTrain } from './plan-departures'
import type { PlannedTrain, TimedStop } from './planned-train'

const hour = 60

/** What the choice of a train set hangs on: the length of the way, the average speed, and chance. */
interface Run {
  train: PlannedTrain
  km: number
  minutes: number
  speed: number
  stops: number
  draw: number
}

/** What kind of train set runs, by the number, the speed and the length of the way. */
export function compositionOf(train: PlannedTrain, stops: readonly TimedStop[]): CompositionName {
  const { km, arrive: minutes } = stops.at(-1)!
  const run = { train, km, minutes, speed: (km / minutes) * 60, stops: stops.length, draw: unit(mix(train.seed, 5)) }
  return byType[train.type](run)
}

const ordinary = ({ minutes }: Run): CompositionName => (minutes < 4 * hour ? 'local' : 'fast')

const byType: Record<PlannedTrain['type'], (run: Run) => CompositionName> = {
  G: ({ train, km, speed, draw }) => {
    const long = draw < Math.min(0.6, km / 2000)
    if (speed > 200 || train.no.length <= 3) return long ? 'CR400x16' : 'CR400'
    return long ? 'CRH380x16' : 'CRH380'
  },
  D: ({ train, minutes, speed, draw }) => {
    if (isNightTrain(train, minutes)) return 'CRH2E'
    if (speed < 105) return minutes > 8 * hour ? 'CR200Jx18' : 'CR200J'
    return draw < 0.35 ? 'CR300' : 'CRH2'
  },
  C: ({ speed, draw }) => (speed > 190 ? 'CR300' : draw < 0.5 ? 'CRH6' : 'CRH2'),
  Z: ({ stops, minutes }) => (stops <= 5 && minutes > 8 * hour ? 'directSleeper' : 'direct'),
  T: () => 'express',
  K: ordinary,
  other: ordinary,
}
