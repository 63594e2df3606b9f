import { stations } from '@sojourn/domain/reference/rail/stations'
import { hashText, unit } from '../air/random'
import type { WayPoint } from './lines'
import type { PlannedTrain } from './planned-train'

const ranks = new Map(stations().map(({ code }, rank) => [code, rank]))

/**
 * Where a train stops on its way: at its ends always, between them as often as it does in reality, at large stations rather
 * than small ones and not always at the same.
 */
export function chooseStops(way: readonly WayPoint[], train: PlannedTrain): WayPoint[] {
  const first = way[0]!
  const last = way.at(-1)!
  const between = way
    .slice(1, -1)
    .flatMap((point) => {
      const rank = ranks.get(point.node)
      return rank === undefined || isBeside(point, way)
        ? []
        : [{ point, draw: unit(hashText(point.node, train.seed)) * 1.6 - Math.log(rank + 8) }]
    })
    .toSorted((a, b) => b.draw - a.draw)
    .slice(0, Math.max(0, train.stops - 2))
  return [first, ...between.map(({ point }) => point).toSorted((a, b) => a.km - b.km), last]
}

/** On a long way nobody stops again within the city where it begins or ends. */
function isBeside({ km }: WayPoint, way: readonly WayPoint[]): boolean {
  const total = way.at(-1)!.km
  return total > 300 && (km < 15 || total - km < 15)
}
