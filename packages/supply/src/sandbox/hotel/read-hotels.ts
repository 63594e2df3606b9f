import { readText } from '../read-text'
import type { Property } from './property'
import { importHotels } from './import-hotels'

/** Reads a file of hotels, packed with gzip when its name ends in .gz; throws when it is not there or has faults. */
export function readHotels(path: string, seed: number): Map<number, Property[]> {
  return importHotels(readText(path), seed)
}
