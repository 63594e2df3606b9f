import { isFastType } from '@sojourn/domain/products/train/numbers'
import { changeMinutesAcross, leastChangeMinutes } from './changes-in-city'
import type { Stretch } from './inventory/stretch'
import { mainStop, positions, ranks, stretchOf, type RideSearch } from './search'
import type { RailTimetable } from './timetable'

export interface FoundTransfer {
  first: Stretch
  second: Stretch
  change: 'sameStation' | 'acrossCity'
  changeMinutes: number
}

/** How long in minutes somebody waits between two trains, and is under way, at most; and until when of a day nobody changes. */
interface Limits {
  change: number
  journey: number
  nightUntil: number
}
/** Stations sleep from midnight until half past five. */
const usualLimits: Limits = { change: 5 * 60, journey: 36 * 60, nightUntil: 5 * 60 + 30 }

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
 * Journeys with one change: each first ride with the second that arrives first. What remains is not beaten in both departure and
 * arrival by another such journey or by a direct ride.
 */
export function findTransfers(
  timetable: RailTimetable,
  request: RideSearch,
  direct: readonly Stretch[],
  limits = usualLimits,
): FoundTransfer[] {
  const away = partsAway(timetable, request, limits)
  const links = linksOf(timetable, away)
  const toward = partsToward(timetable, request, windowsOf(links, limits.change), limits)
  const joined: Joined[] = []
  for (const link of links) join(away.get(link.from), toward.get(link.to), { link, limits }, joined)
  return unbeaten(joined, request.day, direct).map(({ first, second, change }) => ({
    first: stretchOf(timetable, first.train, { day: first.day, stop: first.stop, end: first.end }),
    second: stretchOf(timetable, second.train, { day: second.day, stop: second.stop, end: second.end }),
    change,
    changeMinutes: second.departs - first.arrives,
  }))
}

/** Every useful ride from the departure stations to a later stop of the train, by that stop's station, last departure first. */
function partsAway(timetable: RailTimetable, request: RideSearch, limits: Limits): Map<number, Part[]> {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const parts = new Map<number, Part[]>()
  const leaves = ranks(timetable, request.departStations)
  const arrives = ranks(timetable, request.arriveStations)
  for (const station of positions(timetable, request.departStations))
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const stop = calls[call]!
      const train = trainOf[stop]!
      if (mainStop(stationOf, leaves, firstStop[train]!, firstStop[train + 1]!) !== stop) continue
      const back = Math.floor(depart[stop]! / 1440)
      const day = request.day - back
      if (!isWanted(timetable, train, request, day)) continue
      const departs = depart[stop]! - back * 1440
      for (let end = stop + 1; end < firstStop[train + 1]!; end++) {
        const reached = stationOf[end]!
        if (arrives[reached]! > 0) break
        const part = { train, day, stop, end, departs, arrives: arrive[end]! - back * 1440 }
        if (leaves[reached] === 0 && !isNight(part.arrives, limits)) put(parts, reached, part)
      }
    }
  for (const [station, each] of parts) parts.set(station, notOvertaken(each))
  return parts
}

/** Minutes from a midnight. */
const isNight = (minutes: number, { nightUntil }: Limits): boolean => minutes % 1440 < nightUntil

/** Rides that no later one overtakes before the stop, last departure first. */
function notOvertaken(parts: Part[]): Part[] {
  let earliest = Infinity
  return parts
    .sort((a, b) => b.departs - a.departs || a.arrives - b.arrives)
    .filter((part) => {
      if (part.arrives >= earliest) return false
      earliest = part.arrives
      return true
    })
}

/** From where to where one may change, with the first and last useful arrival. */
interface Link {
  from: number
  to: number
  minutes: number
  change: Joined['change']
  earliest: number
  latest: number
}

function linksOf(timetable: RailTimetable, away: ReadonlyMap<number, readonly Part[]>): Link[] {
  return [...away].flatMap(([from, parts]): Link[] => {
    const arrivals = { latest: parts[0]!.arrives, earliest: parts.at(-1)!.arrives }
    const across = changeMinutesAcross(timetable, from).map(({ other, minutes }): Link => {
      return { from, to: other, minutes, change: 'acrossCity', ...arrivals }
    })
    return [{ from, to: from, minutes: leastChangeMinutes, change: 'sameStation', ...arrivals }, ...across]
  })
}

type Windows = ReadonlyMap<number, { from: number; to: number }>

/** When second rides may leave each station. */
function windowsOf(links: readonly Link[], longestChange: number): Windows {
  const windows = new Map<number, { from: number; to: number }>()
  for (const { to, minutes, earliest, latest } of links) {
    const known = windows.get(to)
    const from = Math.min(known?.from ?? Infinity, earliest + minutes)
    windows.set(to, { from, to: Math.max(known?.to ?? 0, latest + longestChange) })
  }
  return windows
}

/** Every ride to the arrival stations from an earlier stop of the train within its window, by that stop's station. */
function partsToward(timetable: RailTimetable, request: RideSearch, windows: Windows, limits: Limits): Map<number, Seconds> {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const parts = new Map<number, Part[]>()
  const leaves = ranks(timetable, request.departStations)
  const arrives = ranks(timetable, request.arriveStations)
  for (const station of positions(timetable, request.arriveStations))
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const end = calls[call]!
      const train = trainOf[end]!
      if (mainStop(stationOf, arrives, firstStop[train]!, firstStop[train + 1]!) !== end) continue
      for (let stop = end - 1; stop >= firstStop[train]!; stop--) {
        const from = stationOf[stop]!
        if (leaves[from]! > 0) break
        const window = arrives[from] === 0 && !isNight(depart[stop]!, limits) ? windows.get(from) : undefined
        if (!window) continue
        const ofDay = depart[stop]! % 1440
        for (let departs = ofDay < window.from ? ofDay + 1440 : ofDay; departs <= window.to; departs += 1440) {
          const shift = departs - depart[stop]!
          const day = request.day + shift / 1440
          if (departs < window.from || !isWanted(timetable, train, request, day)) continue
          put(parts, from, { train, day, stop, end, departs, arrives: arrive[end]! + shift })
        }
      }
    }
  return new Map([...parts].map(([station, each]) => [station, inOrder(each)]))
}

function put(parts: Map<number, Part[]>, station: number, part: Part): void {
  const known = parts.get(station)
  if (known) known.push(part)
  else parts.set(station, [part])
}

const isWanted = (timetable: RailTimetable, train: number, { fastOnly }: RideSearch, day: number): boolean =>
  (!fastOnly || isFastType(timetable.types[train]!)) && timetable.leavesOn(train, day)

/** Rides in order of departure, with the two of different trains that arrive first among each and all later ones. */
interface Seconds {
  parts: readonly Part[]
  best: readonly (readonly [Part, Part | undefined])[]
}

function inOrder(parts: Part[]): Seconds {
  parts.sort((a, b) => a.departs - b.departs)
  const best: [Part, Part | undefined][] = Array(parts.length)
  let pair: [Part, Part | undefined] | undefined
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]!
    if (!pair || (part.arrives < pair[0].arrives && part.train === pair[0].train)) pair = [part, pair?.[1]]
    else if (part.arrives < pair[0].arrives) pair = [part, pair[0]]
    else if (part.train !== pair[0].train && part.arrives < (pair[1]?.arrives ?? Infinity)) pair = [pair[0], part]
    best[at] = pair
  }
  return { parts, best }
}

interface JoinedAt {
  link: Link
  limits: Limits
}

/** For each first ride the second one that arrives first; a change of more than the longest is none. */
function join(
  firsts: readonly Part[] | undefined,
  seconds: Seconds | undefined,
  { link: { minutes, change }, limits }: JoinedAt,
  joined: Joined[],
): void {
  if (!firsts || !seconds) return
  for (const first of firsts) {
    const [best, other] = seconds.best[lowerBound(seconds.parts, first.arrives + minutes)] ?? []
    const second = best?.train === first.train ? other : best
    if (!second || second.departs - first.arrives > limits.change) continue
    if (second.arrives - first.departs <= limits.journey) joined.push({ first, second, change })
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
