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

/** One for each station of the set, so that a train's stops are looked up without a map. */
export function marks(timetable: RailTimetable, codes: readonly string[]): Uint8Array {
  const marked = new Uint8Array(timetable.stations.length)
  for (const position of positions(timetable, codes)) marked[position] = 1
  return marked
}

/**
 * Direct rides of a day in order of departure. A train that calls at several of the stations is boarded at the last of them
 * and left at the first.
 */
export function findDirect(timetable: RailTimetable, request: RideSearch): Stretch[] {
  const { calls, firstCall, firstStop, trainOf, stationOf, depart, arrive } = timetable
  const arrives = marks(timetable, request.arriveStations)
  const wanted = (train: number): boolean => isWanted(timetable, train, request)
  const rides = new Map<number, { stop: number; end: number; day: number }>()
  for (const station of positions(timetable, request.departStations)) {
    for (let call = firstCall[station]!; call < firstCall[station + 1]!; call++) {
      const stop = calls[call]!
      const train = trainOf[stop]!
      const end = stopAmong(stationOf, arrives, stop + 1, firstStop[train + 1]!)
      if (end === 0 || !wanted(train)) continue
      const day = request.day - Math.floor(depart[stop]! / 1440)
      const known = rides.get(train)
      if ((!known || known.stop < stop) && timetable.leavesOn(train, day)) rides.set(train, { stop, end, day })
    }
  }
  return [...rides]
    .toSorted(([, a], [, b]) => (depart[a.stop]! % 1440) - (depart[b.stop]! % 1440) || arrive[a.end]! - arrive[b.end]!)
    .map(([train, { stop, end, day }]) => stretchOf(timetable, train, day, stop, end))
}

const known = new WeakMap<TrainRun, Map<number, Stretch>>()

/** The same object for the same part of the same run, like the run itself. */
export function stretchOf(timetable: RailTimetable, train: number, day: number, stop: number, end: number): Stretch {
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

/** The first stop at one of the marked stations; 0 when there is none. */
function stopAmong(stationOf: Uint16Array, marked: Uint8Array, from: number, to: number): number {
  for (let stop = from; stop < to; stop++) if (marked[stationOf[stop]!] === 1) return stop
  return 0
}

function isWanted(timetable: RailTimetable, train: number, { fastOnly, trainNo }: RideSearch): boolean {
  if (fastOnly && !isFastType(timetable.types[train]!)) return false
  return trainNo === undefined || timetable.numbersOf(train).includes(trainNo)
}
