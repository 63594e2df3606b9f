import { finish, RailTimetableError, type Imported } from './import-timetable'
import type { ImportedTrain } from './imported-train'
import { everyDay } from './timetable'

/** Contents of the files of a GTFS folder; without a calendar every train runs every day. */
export interface GtfsFiles {
  stops: string
  routes: string
  trips: string
  stopTimes: string
  calendar?: string
}
type Row = Record<string, string>

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * Reads trains from GTFS as docs/recipes/rail-timetable-format.md says; throws `RailTimetableError` with the lines of
 * stop_times.txt that cannot be read.
 */
export function importGtfs(files: GtfsFiles): Imported {
  const names = new Map(rowsOf(files.stops).map((row) => [row['stop_id'], row['stop_code'] || row['stop_name'] || '']))
  const routes = new Map(rowsOf(files.routes).map((row) => [row['route_id'], row['route_short_name'] ?? '']))
  const days = new Map(rowsOf(files.calendar ?? '').map((row) => [row['service_id'], daysOf(row)]))
  const trains = new Map<string, ImportedTrain & { order: number[] }>()
  for (const row of rowsOf(files.trips)) {
    const no = row['trip_short_name'] || routes.get(row['route_id'] ?? '') || row['trip_id'] || ''
    const runs = days.get(row['service_id']) ?? everyDay
    trains.set(row['trip_id'] ?? '', { no: no.toUpperCase(), days: runs, stops: [], order: [] })
  }
  const problems: { line: number; message: string }[] = []
  for (const [index, row] of rowsOf(files.stopTimes).entries()) {
    const train = trains.get(row['trip_id'] ?? '')
    const name = names.get(row['stop_id'] ?? '')
    const arrive = minutesOf(row['arrival_time'] || row['departure_time'])
    const depart = minutesOf(row['departure_time'] || row['arrival_time'])
    if (!train || name === undefined || arrive === undefined || depart === undefined) {
      problems.push({ line: index + 2, message: whatIsWrong(row, train, name) })
      continue
    }
    const km = row['shape_dist_traveled'] ? Number(row['shape_dist_traveled']) : undefined
    train.stops.push({ station: name, arrive, depart, km })
    train.order.push(Number(row['stop_sequence']))
  }
  if (problems.length > 0) throw new RailTimetableError(problems)
  return finish([...trains.values()].filter(({ stops }) => stops.length > 0).map(inSequence))
}

function whatIsWrong(row: Row, train: ImportedTrain | undefined, name: string | undefined): string {
  if (!train) return `trip "${row['trip_id']}" is unknown`
  return name === undefined
    ? `stop "${row['stop_id']}" is unknown`
    : `"${row['arrival_time']}" and "${row['departure_time']}" are not times such as 08:05:00`
}

function inSequence({ no, days, stops, order }: ImportedTrain & { order: readonly number[] }): ImportedTrain {
  const sorted = stops.map((stop, index) => ({ stop, at: order[index] ?? 0 })).toSorted((a, b) => a.at - b.at)
  return { no, days, stops: sorted.map(({ stop }) => stop) }
}

const daysOf = (row: Row): number => weekdays.reduce((mask, day, bit) => mask | (row[day] === '1' ? 1 << bit : 0), 0)

/** 25:10:00 is ten past one of the next day. */
function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d):[0-5]\d$/.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function rowsOf(text: string): Row[] {
  const [heading = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cellsOf)
  return lines.map((cells) => Object.fromEntries(heading.map((name, index) => [name.trim(), cells[index] ?? ''])))
}

/** Cells in quotation marks may hold commas, and a doubled mark for one. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  )
