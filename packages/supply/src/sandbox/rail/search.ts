import { isFastType } from '@sojourn/domain/products/train/numbers'
import type { Stretch } from './inventory/stretch'
import type { RailTimetable } from './timetable'
import type { TrainRun } from './train-run'

export interface RideSearch {
  departStations: readonly string[]
  arriveStations: readonly string[]
  /** Days since 1970-01-01 of the date on which the traveller boards. */
  day: number
  fastOnly: boolean
  trainNo?: string
}

/** Stations' positions in the timetable; those where no train stops are left out. */
export const positions = ({ stationIndex }: RailTimetable, codes: readonly string[]): number[] =>
  codes.flatMap((code) => stationIndex.get(code) ?? [])

/** The place of each station in the set, from one on, so that a train's stops are looked up without a map; nought outside of it. */
export function ranks(timetable: RailTimetable, codes: readonly string[]): Uint16Array {
  const ranked = new Uint16Array(timetable.stations.length)
  for (const [index, position] of positions(timetable, codes).entries()) ranked[position] = index + 1
  return ranked
}

/** Of these stops of a train the one at the first station of the set; -1 when there is none. */
export function mainStop(stationOf: Uint16Array, ranked: Uint16Array, from: number, to: number): number {
  let best = -1
  for (let stop = from; stop < to; stop++) {
    const rank = ranked[stationOf[stop]!]!
    if (rank > 0 && (best < 0 || rank < ranked[stationOf[best]!]!)) best = stop
  }
  return best
}

/**
 * Direct rides of a day in order of departure. Stations are asked for in the order of their importance: a train that calls at
 * several of them is boarded and left at the main one (handbook 3.4).
 */
export function findDirect(timetable: RailTimetable, request: RideSearch): Stretch[] {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const arrives = ranks(timetable, request.arriveStations)
  const wanted = (train: number): boolean => isWanted(timetable, train, request)
  const rides = new Map<number, { stop: number; end: number; day: number }>()
  for (const station of positions(timetable, request.departStations)) {
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const stop = calls[call]!
      const train = trainOf[stop]!
      const end = mainStop(stationOf, arrives, stop + 1, firstStop[train + 1]!)
      if (end < 0 || rides.has(train) || !wanted(train)) continue
      const day = request.day - Math.floor(depart[stop]! / 1440)
      if (timetable.leavesOn(train, day)) rides.set(train, { stop, end, day })
    }
  }
  return [...rides]
    .toSorted(([, a], [, b]) => (depart[a.stop]! % 1440) - (depart[b.stop]! % 1440) || arrive[a.end]! - arrive[b.end]!)
    .map(([train, { stop, end, day }]) => stretchOf(timetable, train, { day, stop, end }))
}

const known = new WeakMap<TrainRun, Map<number, Stretch>>()

interface StretchOn {
  day: number
  stop: number
  end: number
}

/** The same object for the same part of the same run, like the run itself. */
export function stretchOf(timetable: RailTimetable, train: number, { day, stop, end }: StretchOn): Stretch {
  const run = timetable.runOf(train, day)
  const from = stop - timetable.firstStop[train]!
  const to = end - timetable.firstStop[train]!
  const ofRun = known.get(run) ?? new Map<number, Stretch>()
  if (ofRun.size === 0) known.set(run, ofRun)
  const key = from * run.stopCount + to
  const stretch = ofRun.get(key) ?? { run, from, to }
  ofRun.set(key, stretch)
  return stretch
}

function isWanted(timetable: RailTimetable, train: number, { fastOnly, trainNo }: RideSearch): boolean {
  if (fastOnly && !isFastType(timetable.types[train]!)) return false
  return trainNo === undefined || timetable.numbersOf(train).includes(trainNo)
}
