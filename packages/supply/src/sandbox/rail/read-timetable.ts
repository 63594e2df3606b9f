import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { importGtfs } from './import-gtfs'
import { importRailTimetable, type Imported } from './import-timetable'

/** Reads a timetable from a GTFS folder or a tab-separated file, which may end in .gz. Throws when it is not there or faulty. */
export function readRailTimetable(path: string): Imported {
  return statSync(path).isDirectory() ? importGtfs(gtfsFiles(path)) : importRailTimetable(textOf(path))
}

function gtfsFiles(folder: string) {
  const file = (name: string): string => textOf(join(folder, `${name}.txt`))
  return {
    stops: file('stops'),
    routes: file('routes'),
    trips: file('trips'),
    stopTimes: file('stop_times'),
    ...(existsSync(join(folder, 'calendar.txt')) && { calendar: file('calendar') }),
  }
}

function textOf(path: string): string {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
