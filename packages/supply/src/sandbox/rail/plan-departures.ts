import { isFastType } from '@sojourn/domain/products/train/numbers'
import { mix, unit } from '../air/random'
import type { PlannedTrain, TimedStop } from './planned-train'

type DepartureOf = (train: PlannedTrain, stops: readonly TimedStop[], index: number, trains: number) => number

const hour = 60
const firstTrain = 6 * hour
const lastArrival = 23.75 * hour
/** Sleeper trains leave in the evening. */
const evening = { from: 19 * hour, to: 21.5 * hour }

/** Whether a D train is one of the night: their numbers are D300 to D399, D700 to D799 and D900 to D999. */
export const isNightTrain = ({ type, no }: PlannedTrain, minutes: number): boolean =>
  type === 'D' && /^D[379]\d\d$/.test(no) && minutes > 7 * hour

/**
 * When each train leaves its origin, in minutes from midnight: those of one way spread over the day in order of their numbers,
 * fast ones between six in the morning and a last arrival before midnight. No two leave a station in the same minute; `published` departures, `VNP 420`, are taken.
 */
export function createDepartures(seed: number, published: Iterable<string>): DepartureOf {
  const taken = new Set(published)
  return (train, stops, index, trains) => {
    const { from, to } = windowOf(train, stops.at(-1)!.arrive)
    const share = (index + 0.15 + 0.7 * unit(mix(train.seed, seed + 1))) / trains
    let leaves = Math.round(from + (to - from) * share)
    while (taken.has(`${stops[0]!.station} ${leaves}`)) leaves += 1
    taken.add(`${stops[0]!.station} ${leaves}`)
    return leaves % 1440
  }
}

function windowOf(train: PlannedTrain, minutes: number): { from: number; to: number } {
  if (isNightTrain(train, minutes)) return evening
  if (isFastType(train.type)) return { from: firstTrain, to: Math.max(firstTrain + 2 * hour, lastArrival - minutes) }
  if (minutes <= 5 * hour) return { from: firstTrain, to: 20 * hour }
  const night = unit(mix(train.seed, 7)) < (train.type === 'Z' ? 0.85 : 0.6)
  if (!night || minutes > 20 * hour) return { from: 7 * hour, to: 22.5 * hour }
  // A night train arrives between half past five and ten in the morning, and leaves before midnight.
  const from = Math.max(15 * hour, 29.5 * hour - minutes)
  return { from: Math.min(from, 22 * hour), to: Math.min(23.5 * hour, Math.max(from, 22 * hour) + 1.5 * hour) }
}
