import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../read-text'
import { importGtfs } from './import-gtfs'
import { importRailTimetable, type Imported } from './import-timetable'

/** Reads a timetable from a GTFS folder or a tab-separated file, which may end in .gz. Throws when it is not there or faulty. */
export function readRailTimetable(path: string): Imported {
  return statSync(path).isDirectory() ? importGtfs(gtfsFiles(path)) : importRailTimetable(readText(path))
}

function gtfsFiles(folder: string) {
  const file = (name: string): string => readText(join(folder, `${name}.txt`))
  return {
    stops: file('stops'),
    routes: file('routes'),
    trips: file('trips'),
    stopTimes: file('stop_times'),
    ...(existsSync(join(folder, 'calendar.txt')) && { calendar: file('calendar') }),
  }
}
