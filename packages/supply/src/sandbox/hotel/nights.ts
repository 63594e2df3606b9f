import { cityNight, isFull, nightLevel, takenShare } from './demand'
import type { HotelColumns } from './hotel-columns'

/** One night of a city as it stands today: the level of each hotel, and the rooms that others leave of each room type. */
export interface NightTable {
  level: Float64Array
  left: Uint16Array
}

function nightTable(columns: HotelColumns, cityId: number, day: number, today: number): NightTable {
  const night = cityNight(cityId, day)
  const level = new Float64Array(columns.properties.length)
  const left = new Uint16Array(columns.allotment.length)
  for (let hotel = 0; hotel < level.length; hotel++) {
    const own = nightLevel(night, columns.properties[hotel]!.leisure, columns.seed[hotel]!)
    level[hotel] = own
    if (isFull(night, columns.seed[hotel]!)) continue
    for (let room = columns.firstRoom[hotel]!; room < columns.firstRoom[hotel + 1]!; room++)
      left[room] = Math.floor(columns.allotment[room]! * (1 - takenShare(night, own, columns.roomSeed[room]!, day - today)))
  }
  return { level, left }
}

const nightsKept = 240

export type NightTables = (columns: HotelColumns, cityId: number, day: number, today: number) => NightTable

/** Tables of the nights asked for last; what others took of a night changes from day to day, never within one. */
export function createNightTables(): NightTables {
  const known = new Map<string, NightTable>()
  return (columns, cityId, day, today) => {
    const key = `${cityId} ${day} ${today}`
    const before = known.get(key)
    if (before !== undefined) return before
    const made = nightTable(columns, cityId, day, today)
    const oldest = known.size >= nightsKept ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    known.set(key, made)
    return made
  }
}

/** Rooms of each type that others leave of all the nights. */
export function leftOfAll(tables: readonly NightTable[]): Uint16Array {
  const left = Uint16Array.from(tables[0]?.left ?? [])
  for (const { left: night } of tables.slice(1))
    for (let room = 0; room < left.length; room++) if (night[room]! < left[room]!) left[room] = night[room]!
  return left
}

interface NightParts {
  level: number
  breakfasts: number
  breakfast: number
  unitFen: number
}

/**
 * Fen of one room for one night: the hotel's price at the level of night, room and rate in whole units of its currency, and
 * the breakfasts.
 */
export const nightFen = (base: number, { level, breakfasts, breakfast, unitFen }: NightParts): number =>
  Math.floor((Math.round(base * level) + breakfasts * breakfast) * unitFen + 0.5)
