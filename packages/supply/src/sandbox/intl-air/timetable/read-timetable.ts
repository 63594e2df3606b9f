import { readText } from '../../read-text'
import { referenceIntlWorld } from '../world'
import { importIntlTimetable } from './import-timetable'
import type { IntlTimetable } from './timetable'

/** Reads an international timetable, packed with gzip when its name ends in .gz; throws when it is not there or has faults. */
export const readIntlTimetable = (path: string): IntlTimetable => importIntlTimetable(readText(path), referenceIntlWorld)
