import { stations } from '@sojourn/domain/reference/rail/stations'
import { hashText, unit } from '../air/random'
import type { RoutePoint } from './lines'
import type { PlannedTrain } from './planned-train'

const ranks = new Map(stations().map(({ code }, rank) => [code, rank]))

/**
 * Where a train stops on its way: at its ends always, between them as often as it does in reality, at large stations rather
 * than small ones and not always at the same.
 */
export function chooseStops(route: readonly RoutePoint[], train: PlannedTrain): RoutePoint[] {
  const first = route[0]!
  const last = route.at(-1)!
  const between = route
    .slice(1, -1)
    .flatMap((point) => {
      const rank = ranks.get(point.node)
      return rank === undefined || isBeside(point, route)
        ? []
        : [{ point, draw: unit(hashText(point.node, train.seed)) * 1.6 - Math.log(rank + 8) }]
    })
    .toSorted((a, b) => b.draw - a.draw)
    .slice(0, Math.max(0, train.stops - 2))
  return [first, ...between.map(({ point }) => point).toSorted((a, b) => a.km - b.km), last]
}

/** On a long route nobody stops again within the city where it begins or ends. */
function isBeside({ km }: RoutePoint, route: readonly RoutePoint[]): boolean {
  const total = route.at(-1)!.km
  return total > 300 && (km < 15 || total - km < 15)
}
