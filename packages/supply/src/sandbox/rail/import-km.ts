import { trainTypeOf, type TrainType } from '@sojourn/domain/products/train/numbers'
import type { ImportedStop, ImportedTrain } from './imported-train'
import type { ScheduledTrain } from './timetable'

type WithKm = Omit<ImportedTrain, 'stops'> & { stops: ScheduledTrain['stops'] }

/** Usual km in a minute, for stretches that no train of the file measures. */
const kmPerMinute: Record<TrainType, number> = { G: 3.9, D: 2.6, C: 2.2, Z: 1.4, T: 1.4, K: 1.2, other: 1.1 }

/**
 * Km that rise from stop to stop. Where the file's do not, or it gives none, they are put together from neighbouring stops of
 * other trains, else from the time; `estimated` counts such trains.
 */
export function estimateKm(trains: readonly ImportedTrain[]): { trains: WithKm[]; estimated: number } {
  const measured = new Map<string, number>()
  for (const train of trains.filter(rises))
    train.stops.slice(1).forEach((stop, index) => {
      const last = train.stops[index]!
      measured.set(pairOf(last, stop), (stop.km ?? 0) - (last.km ?? 0))
    })
  let estimated = 0
  const finished = trains.map((train): WithKm => {
    if (rises(train)) {
      const first = train.stops[0]?.km ?? 0
      return { ...train, stops: train.stops.map((stop) => ({ ...stop, km: Math.round((stop.km ?? 0) - first) })) }
    }
    estimated += 1
    return { ...train, stops: withEstimate(train, measured) }
  })
  return { trains: finished, estimated }
}

const rises = ({ stops }: ImportedTrain): boolean =>
  stops.every((stop, index) => stop.km !== undefined && (index === 0 || stop.km > (stops[index - 1]?.km ?? 0)))

function withEstimate({ no, stops }: ImportedTrain, measured: ReadonlyMap<string, number>): WithKm['stops'] {
  let km = 0
  return stops.map((stop, index) => {
    const last = stops[index - 1]
    if (last) {
      const byTime = (stop.arrive - last.depart) * kmPerMinute[trainTypeOf(no)]
      km += Math.max(1, Math.round(measured.get(pairOf(last, stop)) ?? measured.get(pairOf(stop, last)) ?? byTime))
    }
    return { ...stop, km }
  })
}

const pairOf = (from: ImportedStop, to: ImportedStop): string => `${from.station} ${to.station}`
