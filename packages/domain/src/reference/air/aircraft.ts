import type { LocalText } from '@sojourn/contract/kit/language'
import { localText, tableRows, words } from '../rows'
import { aircraftTable } from '../tables/aircraft'

export type AircraftSize = 'small' | 'medium' | 'large'

/** Seats by cabin: first, business, premium economy, economy. */
export interface CabinSeats {
  F?: number
  C?: number
  W?: number
  Y: number
}

export interface Aircraft {
  /** IATA type code: 320, 738, 919. */
  code: string
  name: LocalText
  size: AircraftSize
  seats: CabinSeats
}

function parseSeats(cell: string): CabinSeats {
  const seats: CabinSeats = { Y: 0 }
  for (const word of words(cell)) seats[word.charAt(0) as keyof CabinSeats] = Number(word.slice(1))
  return seats
}

export const aircraftTypes: readonly Aircraft[] = tableRows(aircraftTable).map((cell) => ({
  code: cell(0),
  name: localText(cell, 1),
  size: cell(4) as AircraftSize,
  seats: parseSeats(cell(5)),
}))

const byCode = new Map(aircraftTypes.map((aircraft) => [aircraft.code, aircraft]))

export const aircraftType = (code: string): Aircraft | undefined => byCode.get(code)
