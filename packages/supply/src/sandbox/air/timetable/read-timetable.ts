import { readText } from '../../read-text'
import { importTimetable } from './import-timetable'
import type { Timetable } from './timetable'

/** Reads a flight timetable, packed with gzip when its name ends in .gz; throws when it is not there or has faults. */
export const readFlightTimetable = (path: string): Timetable => importTimetable(readText(path))
