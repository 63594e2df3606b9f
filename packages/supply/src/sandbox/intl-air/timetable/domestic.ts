import type { Leg, ScheduledFlight, Timetable } from '../../air/timetable/timetable'
import { PairIndex } from './index-parts'
import type { IntlPart, IntlTimetable } from './timetable'

/**
 * The mainland's own flights as feeders: each leg of the domestic timetable under its own number, so that it is the same flight there and here,
 * and takes the same seats. Flights with a stop are sold leg by leg here.
 */
export function domesticTimetable({ flights }: Timetable): IntlTimetable {
  const pairs = new PairIndex()
  const byPair = new Map<string, { flight: ScheduledFlight; leg: Leg }[]>()
  const byNumber = new Map<string, Leg[]>()
  for (const flight of flights) {
    byNumber.set(flight.flightNo, [...(byNumber.get(flight.flightNo) ?? []), ...flight.legs])
    for (const leg of flight.legs) {
      const pair = leg.from + leg.to
      const known = byPair.get(pair)
      if (known) known.push({ flight, leg })
      else byPair.set(pair, [{ flight, leg }])
      pairs.add(leg.from, leg.to)
    }
  }
  return {
    destinations: pairs.destinations,
    origins: pairs.origins,
    parts: (from, to) => (byPair.get(from + to) ?? []).map(({ flight, leg }) => partOf(flight, leg)),
    pairsOf: (flightNo) => byNumber.get(flightNo) ?? [],
  }
}

/** Both ends keep the same time, so that minutes between them are minutes in the air. */
function partOf({ flightNo, operatedAs, aircraft, days }: ScheduledFlight, leg: Leg): IntlPart {
  const { from, fromTerminal, to, toTerminal, departMinutes, arriveMinutes } = leg
  return {
    flight: {
      flightNo,
      ...(operatedAs && { operatedAs }),
      aircraft,
      departMinutes,
      days: { summer: days, winter: days },
      legs: [{ from, fromTerminal, to, toTerminal, blockMinutes: arriveMinutes - departMinutes, groundMinutes: 0 }],
    },
    first: 0,
    last: 0,
  }
}
