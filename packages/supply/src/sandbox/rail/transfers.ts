import { isFastType } from '@sojourn/domain/products/train/numbers'
import { changeMinutesAcross, leastChangeMinutes } from './changes-in-city'
import type { Stretch } from './inventory/stretch'
import { marks, positions, stretchOf, type RideSearch } from './search'
import type { RailTimetable } from './timetable'

export interface FoundTransfer {
  first: Stretch
  second: Stretch
  change: 'sameStation' | 'acrossCity'
  changeMinutes: number
}

/** Nobody waits longer than this between two trains. */
const longestChange = 5 * 60
const longestJourney = 36 * 60

/** A ride of the first or the second train; minutes count from midnight of the day of travel. */
interface Part {
  train: number
  day: number
  stop: number
  end: number
  departs: number
  arrives: number
}
interface Joined {
  first: Part
  second: Part
  change: FoundTransfer['change']
}

/**
 * Journeys with one change. Every station that a first train reaches is joined with every train that leads on: for each first
 * ride the second that arrives first, for each second ride the first that leaves last. What remains is not beaten in both
 * departure and arrival by another such journey or by a direct ride.
 */
export function findTransfers(timetable: RailTimetable, request: RideSearch, direct: readonly Stretch[]): FoundTransfer[] {
  const away = partsAway(timetable, request)
  const toward = partsToward(timetable, request)
  const joined: Joined[] = []
  for (const [station, firsts] of away) {
    join(firsts, toward.get(station), leastChangeMinutes, 'sameStation', joined)
    for (const { other, minutes } of changeMinutesAcross(timetable, station))
      join(firsts, toward.get(other), minutes, 'acrossCity', joined)
  }
  return unbeaten(joined, request.day, direct).map(({ first, second, change }) => ({
    first: stretchOf(timetable, first.train, first.day, first.stop, first.end),
    second: stretchOf(timetable, second.train, second.day, second.stop, second.end),
    change,
    changeMinutes: second.departs - first.arrives,
  }))
}

/** Every ride from the departure stations to a later stop of the train, by that stop's station. */
function partsAway(timetable: RailTimetable, request: RideSearch): Map<number, Part[]> {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const parts = new Map<number, Part[]>()
  const leaves = marks(timetable, request.departStations)
  const arrives = marks(timetable, request.arriveStations)
  for (const station of positions(timetable, request.departStations))
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const stop = calls[call]!
      const train = trainOf[stop]!
      const back = Math.floor(depart[stop]! / 1440)
      if (!isWanted(timetable, train, request, request.day - back)) continue
      for (let end = stop + 1; end < firstStop[train + 1]!; end++) {
        const reached = stationOf[end]!
        if (leaves[reached] === 1 || arrives[reached] === 1) break
        const part = { train, day: request.day - back, stop, end }
        put(parts, reached, { ...part, departs: depart[stop]! - back * 1440, arrives: arrive[end]! - back * 1440 })
      }
    }
  return parts
}

/** Every ride to the arrival stations from an earlier stop of the train, on the day of travel and the next, by that stop's station. */
function partsToward(timetable: RailTimetable, request: RideSearch): Map<number, Part[]> {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const parts = new Map<number, Part[]>()
  const leaves = marks(timetable, request.departStations)
  const arrives = marks(timetable, request.arriveStations)
  for (const station of positions(timetable, request.arriveStations))
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const end = calls[call]!
      const train = trainOf[end]!
      for (let stop = end - 1; stop >= firstStop[train]!; stop--) {
        const from = stationOf[stop]!
        if (leaves[from] === 1 || arrives[from] === 1) break
        const back = Math.floor(depart[stop]! / 1440)
        for (const later of [0, 1]) {
          const day = request.day + later - back
          if (!isWanted(timetable, train, request, day)) continue
          const shift = (later - back) * 1440
          put(parts, from, { train, day, stop, end, departs: depart[stop]! + shift, arrives: arrive[end]! + shift })
        }
      }
    }
  for (const each of parts.values()) each.sort((a, b) => a.departs - b.departs)
  return parts
}

function put(parts: Map<number, Part[]>, station: number, part: Part): void {
  const known = parts.get(station)
  if (known) known.push(part)
  else parts.set(station, [part])
}

const isWanted = (timetable: RailTimetable, train: number, { fastOnly }: RideSearch, day: number): boolean =>
  (!fastOnly || isFastType(timetable.types[train]!)) && timetable.leavesOn(train, day)

/** For each first ride the second one that arrives first within the longest change. */
function join(
  firsts: readonly Part[],
  seconds: readonly Part[] | undefined,
  least: number,
  change: Joined['change'],
  joined: Joined[],
): void {
  if (!seconds) return
  for (const first of firsts) {
    const earliest = first.arrives + least
    const latest = first.arrives + longestChange
    let best: Part | undefined
    for (let at = lowerBound(seconds, earliest); at < seconds.length && seconds[at]!.departs <= latest; at++) {
      const second = seconds[at]!
      if (second.train !== first.train && (!best || second.arrives < best.arrives)) best = second
    }
    if (best && best.arrives - first.departs <= longestJourney) joined.push({ first, second: best, change })
  }
}

function lowerBound(parts: readonly Part[], departs: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (parts[middle]!.departs < departs) low = middle + 1
    else high = middle
  }
  return low
}

/** From the last departure back: a journey stays when it arrives before all that leave later, and no direct ride beats it. */
function unbeaten(joined: readonly Joined[], day: number, direct: readonly Stretch[]): Joined[] {
  const rides = direct.map(({ run, from, to }) => {
    const shift = (run.runDay - day) * 1440
    return { departs: run.departMinutes(from) + shift, arrives: run.arriveMinutes(to) + shift }
  })
  const beaten = ({ first, second }: Joined): boolean =>
    rides.some((ride) => ride.departs >= first.departs && ride.arrives <= second.arrives)
  const kept: Joined[] = []
  let earliest = Infinity
  const inOrder = joined.toSorted(
    (a, b) => b.first.departs - a.first.departs || a.second.arrives - b.second.arrives || preference(a) - preference(b),
  )
  for (const journey of inOrder) {
    if (journey.second.arrives >= earliest) continue
    earliest = journey.second.arrives
    if (!beaten(journey)) kept.push(journey)
  }
  return kept.toReversed()
}

/** Of equal journeys the one without a way across the city, and with the shorter wait. */
const preference = ({ first, second, change }: Joined): number =>
  (change === 'acrossCity' ? 1440 : 0) + second.departs - first.arrives
