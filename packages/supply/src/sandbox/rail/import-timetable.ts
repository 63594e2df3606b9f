import { isLocalTime, minutesOf } from '@sojourn/domain/kit/local-date'
import { hashText } from '../air/random'
import { trainTypeOf } from '@sojourn/domain/products/train/numbers'
import { estimateKm } from './import-km'
import { stationOfName } from './import-stations'
import type { ImportedTrain } from './imported-train'
import { compositionOf } from './plan-composition'
import { everyDay, type ScheduledTrain } from './timetable'

export interface Imported {
  trains: ScheduledTrain[]
  /** What was read and what of it could not be used, for the log. */
  report: {
    trains: number
    stops: number
    /** Stops at stations that are not in the station table. */
    unknownStops: number
    /** Trains of which fewer than two stops remain. */
    droppedTrains: number
    /** Trains whose km did not rise from stop to stop and are estimated. */
    estimatedKm: number
  }
}

const mostTold = 20

/** Everything that is wrong with a timetable file, by line; the message tells the first of it. */
export class RailTimetableError extends Error {
  constructor(readonly problems: readonly { line: number; message: string }[]) {
    const told = problems.slice(0, mostTold).map(({ line, message }) => `line ${line}: ${message}`)
    super([...told, ...(problems.length > mostTold ? [`and ${problems.length - mostTold} more`] : [])].join('\n'))
    this.name = 'RailTimetableError'
  }
}

const heading = ['train', 'seq', 'station', 'arrive', 'depart', 'day', 'km']
const trainNo = /^[A-Z]?\d{1,5}$/

/** Reads the tab-separated format of docs/recipes/rail-timetable-format.md; throws `RailTimetableError` with every fault found. */
export function importRailTimetable(text: string): Imported {
  const problems: { line: number; message: string }[] = []
  const trains = new Map<string, ImportedTrain>()
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content === '' || content.startsWith('#')) continue
    const cells = content.split('\t')
    const message = index === 0 ? checkHeading(cells) : addRow(trains, cells)
    if (message) problems.push({ line: index + 1, message })
  }
  if (problems.length > 0) throw new RailTimetableError(problems)
  return finish([...trains.values()])
}

const checkHeading = (cells: readonly string[]): string | undefined =>
  heading.every((name, index) => cells[index] === name) ? undefined : `the columns are ${heading.join(', ')}`

/** What is wrong with the row; nothing when it has joined its train. */
function addRow(trains: Map<string, ImportedTrain>, cells: readonly string[]): string | undefined {
  const [no = '', , station = '', arrives = '', departs = '', , km = ''] = cells
  if (cells.length !== heading.length) return `${heading.length} columns are needed, here are ${cells.length}`
  if (!trainNo.test(no)) return `"${no}" is not a train number such as G101`
  const wrong = [arrives, departs].find((time) => time !== '' && !isLocalTime(time))
  if (wrong !== undefined || (arrives === '' && departs === '')) return `"${wrong ?? ''}" is not a time such as 08:05`
  if (!isUnknown(km) && !(Number(km) >= 0)) return `"${km}" is not a number of kilometres`
  const train = trains.get(no) ?? { no, days: everyDay, stops: [] }
  trains.set(no, train)
  const arrive = after(minutesOf(arrives || departs), train.stops.at(-1)?.depart)
  const depart = after(minutesOf(departs || arrives), arrive)
  train.stops.push({ station, arrive, depart, km: isUnknown(km) ? undefined : Number(km) })
  return undefined
}

/** Nothing, or -1, stands for km that nobody knows. */
const isUnknown = (km: string): boolean => km === '' || km === '-1'

/** The first such time of day that is not before; nobody is under way for a day without a stop. */
function after(ofDay: number, before = 0): number {
  return ofDay + Math.ceil(Math.max(0, before - ofDay) / 1440) * 1440
}

/** Keeps the stops that can be sold, makes km rise and gives each train its coaches. */
export function finish(read: readonly ImportedTrain[]): Imported {
  const known = read.map((train) => ({
    ...train,
    stops: train.stops.flatMap((stop) => {
      const station = stationOfName(stop.station)
      return station === undefined ? [] : [{ ...stop, station }]
    }),
  }))
  const kept = known.filter(({ stops }) => stops.length >= 2)
  const { trains, estimated } = estimateKm(kept)
  const count = (list: readonly ImportedTrain[]): number => list.reduce((sum, { stops }) => sum + stops.length, 0)
  return {
    trains: trains.map(scheduled),
    report: {
      trains: read.length,
      stops: count(read),
      unknownStops: count(read) - count(known),
      droppedTrains: read.length - kept.length,
      estimatedKm: estimated,
    },
  }
}

function scheduled({ no, days, stops }: Omit<ImportedTrain, 'stops'> & { stops: ScheduledTrain['stops'] }): ScheduledTrain {
  const leaves = stops[0]!.depart
  const timed = stops.map((stop) => ({ ...stop, arrive: stop.arrive - leaves, depart: stop.depart - leaves }))
  const train = { no, type: trainTypeOf(no), secondNo: undefined, stops: stops.length, seed: hashText(no, 0) }
  return { no, changes: [], days, composition: compositionOf(train, timed), stops }
}
