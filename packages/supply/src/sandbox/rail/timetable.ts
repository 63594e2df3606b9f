import { dateOfEpochDay, epochDay, isLocalDate } from '@sojourn/domain/kit/local-date'
import { trainTypeOf, type TrainType } from '@sojourn/domain/products/train/numbers'
import { compositions, type Composition, type CompositionName } from './composition'
import type { TrainRun, TrainRuns } from './train-run'

/** A train as planner and importers describe it; minutes count from midnight of the day on which it leaves its first station. */
export interface ScheduledTrain {
  no: string
  /** Other numbers, each from the stop on that it names. */
  changes: readonly { stop: number; no: string }[]
  /** Bit 0 is Monday, by the day on which it leaves its first station. */
  days: number
  composition: CompositionName
  stops: readonly { station: string; arrive: number; depart: number; km: number }[]
}

export const everyDay = 0b111_1111
/** 1970-01-01 was a Thursday. */
const runsOn = (days: number, day: number): boolean => ((days >> ((day + 3) % 7)) & 1) === 1
const compositionNames = Object.keys(compositions) as CompositionName[]

/** Every train of the railway in flat arrays: some 15 bytes per stop, and a stop is found without following an object. */
export interface RailTimetable extends TrainRuns {
  trainCount: number
  /** Trains by position: numbers and types, the first of their stops, and what follows for each stop. */
  trainNos: readonly string[]
  types: readonly TrainType[]
  days: Uint8Array
  firstStop: Uint32Array
  /** Of every stop: the train, the station's position in `stations`, minutes and km. */
  trainOf: Uint16Array
  stationOf: Uint16Array
  arrive: Uint16Array
  depart: Uint16Array
  km: Uint16Array
  stations: readonly string[]
  stationIndex: ReadonlyMap<string, number>
  /** Stops at a station are `calls` from `firstCall[station]` to `firstCall[station + 1] - 1`, by time of day of departure. */
  calls: Uint32Array
  firstCall: Uint32Array
  /** Whether the train leaves its first station on the day (days since 1970-01-01). */
  leavesOn(train: number, day: number): boolean
  /** The same object while it is remembered, so that what is worked out for a run can hang on it. */
  runOf(train: number, day: number): TrainRun
  /** Every number that the train has. */
  numbersOf(train: number): readonly string[]
}

/** Lays the trains out; throws when a station or train is beyond what sixteen bits hold. */
export function createTimetable(trains: readonly ScheduledTrain[]): RailTimetable {
  const stopCount = trains.reduce((sum, { stops }) => sum + stops.length, 0)
  if (trains.length > 65_535) throw new Error(`${trains.length} trains are more than a timetable holds`)
  const stationIndex = new Map<string, number>()
  const firstStop = new Uint32Array(trains.length + 1)
  const [trainOf, stationOf, arrive, depart, km] = Array.from({ length: 5 }, () => new Uint16Array(stopCount)) as Columns
  let at = 0
  for (const [train, { stops }] of trains.entries()) {
    for (const stop of stops) {
      const station = stationIndex.get(stop.station) ?? stationIndex.size
      stationIndex.set(stop.station, station)
      trainOf[at] = train
      stationOf[at] = station
      arrive[at] = stop.arrive
      depart[at] = stop.depart
      km[at] = stop.km
      at += 1
    }
    firstStop[train + 1] = at
  }
  const stations = [...stationIndex.keys()]
  const columns = { firstStop, trainOf, stationOf, arrive, depart, km, stations, stationIndex }
  return withRuns(trains, { ...columns, ...callsByStation(stationOf, depart, stations.length) })
}
type Columns = [Uint16Array, Uint16Array, Uint16Array, Uint16Array, Uint16Array]
type Layout = Omit<RailTimetable, 'trainCount' | 'trainNos' | 'types' | 'days' | 'leavesOn' | 'runOf' | 'numbersOf' | 'run'>

function callsByStation(stationOf: Uint16Array, depart: Uint16Array, stationCount: number) {
  const firstCall = new Uint32Array(stationCount + 1)
  for (const station of stationOf) firstCall[station + 1]! += 1
  for (let station = 0; station < stationCount; station++) firstCall[station + 1]! += firstCall[station]!
  const next = firstCall.slice()
  const calls = new Uint32Array(stationOf.length)
  for (const [stop, station] of stationOf.entries()) calls[next[station]!++] = stop
  for (let station = 0; station < stationCount; station++)
    calls.subarray(firstCall[station], firstCall[station + 1]).sort((a, b) => (depart[a]! % 1440) - (depart[b]! % 1440) || a - b)
  return { calls, firstCall }
}

function withRuns(trains: readonly ScheduledTrain[], layout: Layout): RailTimetable {
  const trainNos = trains.map(({ no }) => no)
  const types = trainNos.map(trainTypeOf)
  const days = Uint8Array.from(trains, (train) => train.days)
  const kinds = Uint8Array.from(trains, ({ composition }) => compositionNames.indexOf(composition))
  const changes = new Map(trains.flatMap((train, index) => (train.changes.length > 0 ? [[index, train.changes] as const] : [])))
  const { ids, byId } = trainIds(trains)

  const noOf = (train: number, stop: number): string =>
    changes.get(train)?.findLast((change) => change.stop <= stop)?.no ?? trainNos[train]!
  const shared = { layout, noOf }
  const remembered = new Map<number, TrainRun>()
  function runOf(train: number, day: number): TrainRun {
    const key = day * trains.length + train
    const known = remembered.get(key)
    if (known) return known
    const run = new Run(shared, train, {
      trainId: ids[train]!,
      runDay: day,
      type: types[train]!,
      composition: compositions[compositionNames[kinds[train]!]!],
    })
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(key, run)
    return run
  }
  const leavesOn = (train: number, day: number): boolean => runsOn(days[train]!, day)
  return {
    ...layout,
    trainCount: trains.length,
    trainNos,
    types,
    days,
    leavesOn,
    runOf,
    numbersOf: (train) => [trainNos[train]!, ...(changes.get(train) ?? []).map(({ no }) => no)],
    run(trainKey) {
      const [, id = '', year, month, date] = /^(\w+)-(\d{4})(\d\d)(\d\d)$/.exec(trainKey) ?? []
      const train = byId.get(id)
      const day = `${year}-${month}-${date}`
      if (train === undefined || !isLocalDate(day) || !leavesOn(train, epochDay(day))) return undefined
      return runOf(train, epochDay(day))
    },
  }
}

const mostRemembered = 16_000

interface Shared {
  layout: Layout
  noOf(train: number, stop: number): string
}

/** A class, for a search makes hundreds of them. */
class Run implements TrainRun {
  readonly trainId: string
  readonly runDay: number
  readonly type: TrainType
  readonly composition: Composition
  readonly stopCount: number
  readonly trainKey: string
  readonly #first: number

  constructor(
    readonly shared: Shared,
    readonly train: number,
    { trainId, runDay, type, composition }: Pick<TrainRun, 'trainId' | 'runDay' | 'type' | 'composition'>,
  ) {
    this.trainId = trainId
    this.runDay = runDay
    this.type = type
    this.composition = composition
    const { firstStop } = shared.layout
    this.#first = firstStop[train]!
    this.stopCount = firstStop[train + 1]! - this.#first
    this.trainKey = `${trainId}-${compactDate(runDay)}`
  }
  station(stop: number): string {
    const { stations, stationOf } = this.shared.layout
    return stations[stationOf[this.#first + stop]!]!
  }
  arriveMinutes(stop: number): number {
    return this.shared.layout.arrive[this.#first + stop]!
  }
  departMinutes(stop: number): number {
    return this.shared.layout.depart[this.#first + stop]!
  }
  km(stop: number): number {
    return this.shared.layout.km[this.#first + stop]!
  }
  trainNo(stop: number): string {
    return this.shared.noOf(this.train, stop)
  }
}

const compactDates = new Map<number, string>()

/** 20261201, kept for the few days that people travel. */
function compactDate(day: number): string {
  const known = compactDates.get(day)
  if (known !== undefined) return known
  const made = dateOfEpochDay(day).replaceAll('-', '')
  if (compactDates.size < 1000) compactDates.set(day, made)
  return made
}

/** `VNP0000G10100`: origin, number, and 00; trains that share both count on. */
function trainIds(trains: readonly ScheduledTrain[]): { ids: string[]; byId: Map<string, number> } {
  const byId = new Map<string, number>()
  const ids = trains.map(({ no, stops }, train) => {
    let version = 0
    const id = (): string => `${stops[0]?.station}${no.padStart(8, '0')}${String(version).padStart(2, '0')}`
    while (byId.has(id())) version += 1
    byId.set(id(), train)
    return id()
  })
  return { ids, byId }
}
