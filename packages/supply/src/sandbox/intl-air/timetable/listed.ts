import { groupBy } from '../../air/order/group'
import { PairIndex } from './index-parts'
import type { IntlFlight, IntlPart, IntlTimetable } from './timetable'

/** Flights that are listed one by one; one with a stop is sold whole and by its legs. */
export function listedTimetable(flights: readonly IntlFlight[]): IntlTimetable {
  const parts = flights.flatMap((flight) =>
    flight.legs.flatMap((_, first) =>
      flight.legs.slice(first).map((__, further): IntlPart => ({ flight, first, last: first + further })),
    ),
  )
  const pairOf = ({ flight, first, last }: IntlPart): { from: string; to: string } => ({
    from: flight.legs[first]?.from ?? '',
    to: flight.legs[last]?.to ?? '',
  })
  const pairs = new PairIndex()
  for (const part of parts) pairs.add(pairOf(part).from, pairOf(part).to)
  const byPair = groupBy(parts, (part) => pairOf(part).from + pairOf(part).to)
  const byNumber = groupBy(parts, ({ flight }) => flight.flightNo)
  return {
    destinations: pairs.destinations,
    origins: pairs.origins,
    parts: (from, to) => byPair.get(from + to) ?? [],
    pairsOf: (flightNo) => {
      const sold = new Map((byNumber.get(flightNo) ?? []).map((part) => [pairOf(part).from + pairOf(part).to, pairOf(part)]))
      return [...sold.values()]
    },
  }
}
