import { readText } from '../read-text'
import type { House } from './house'
import { importHotels } from './import-hotels'

/** Reads a file of hotels, packed with gzip when its name ends in .gz; throws when it is not there or has faults. */
export function readHotels(path: string, seed: number): Map<number, House[]> {
  return importHotels(readText(path), seed)
}
