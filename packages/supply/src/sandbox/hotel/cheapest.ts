import { keptShare, type Terms } from './buyer'
import { leftOfAll, nightFen, type NightTable } from './nights'
import { planBit, type HotelColumns } from './hotel-columns'

/** What a search asks of the rates of a city. */
export interface StayFigures {
  columns: HotelColumns
  tables: readonly NightTable[]
  /** Rooms of each type that are left for all the nights. */
  left: Uint16Array
  unitFen: number
  rooms: number
  guestsPerRoom: number
  /** Bits that a rate must have, and bits of which it must have one. */
  required: number
  anyOf: number
}

/** The cheapest rate of each hotel in columns; a hotel without one has the plan -1. */
export interface Offers {
  plan: Int32Array
  room: Int32Array
  /** Average per night in fen. */
  price: Float64Array
}

export const createOffers = (hotels: number): Offers => ({
  plan: new Int32Array(hotels).fill(-1),
  room: new Int32Array(hotels),
  price: new Float64Array(hotels),
})

/** Our own sales: per room, what is sold of each night. */
export type Sold = ReadonlyMap<number, readonly number[]>

/** Rooms of one type that are left for every night of the stay. */
export function roomsLeft(tables: readonly NightTable[], sold: Sold, room: number): number {
  const own = sold.get(room)
  const nights = tables.map(({ left }, night) => left[room]! - (own?.[night] ?? 0))
  return Math.max(0, Math.min(...nights))
}

/** The same of every type in a city. */
export function leftInCity(tables: readonly NightTable[], sold: Sold): Uint16Array {
  const left = leftOfAll(tables)
  for (const room of sold.keys()) left[room] = roomsLeft(tables, sold, room)
  return left
}

interface RoomOf {
  hotel: number
  room: number
  plan: number
  share: number
}

/** Average per night in whole fen, each night as it is charged; `share` is of the room's own price. */
function averageFen({ columns, tables, unitFen }: StayFigures, { hotel, room, plan, share }: RoomOf): number {
  const level = columns.roomLevel[room]! * share
  let total = 0
  for (const table of tables)
    total += nightFen(columns.base[hotel]!, {
      level: table.level[hotel]! * level,
      breakfasts: columns.breakfasts[plan]!,
      breakfast: columns.breakfast[hotel]!,
      unitFen,
    })
  return Math.floor((2 * total + tables.length) / (2 * tables.length))
}

/**
 * Finds the cheapest rate of a hotel that the search asks for and writes it into its columns. Rates are compared by a product,
 * and only the winner is reckoned night by night: rounding to whole units changes no order that anybody could notice.
 */
export function findCheapest(figures: StayFigures, hotel: number, terms: Terms, offers: Offers): boolean {
  const { columns, tables, left, required, anyOf } = figures
  const breakfast = columns.breakfast[hotel]! / columns.base[hotel]!
  let [bestCost, bestRoom, bestPlan] = [Infinity, -1, -1]
  for (let room = columns.firstRoom[hotel]!; room < columns.firstRoom[hotel + 1]!; room++) {
    if (columns.guests[room]! < figures.guestsPerRoom || left[room]! < figures.rooms) continue
    for (let plan = columns.firstPlan[room]!; plan < columns.firstPlan[room + 1]!; plan++) {
      const own = columns.bits[plan]!
      if ((own & terms.closed) !== 0 || columns.minNights[plan]! > tables.length) continue
      if ((own & required) !== required || (anyOf !== 0 && (own & anyOf) === 0)) continue
      const cost =
        columns.roomLevel[room]! * columns.planLevel[plan]! * keptShare(own, terms) + columns.breakfasts[plan]! * breakfast
      if (cost >= bestCost) continue
      bestCost = cost
      bestRoom = room
      bestPlan = plan
    }
  }
  if (bestPlan < 0) return false
  const share = columns.planLevel[bestPlan]! * keptShare(columns.bits[bestPlan]!, terms)
  offers.plan[hotel] = bestPlan
  offers.room[hotel] = bestRoom
  offers.price[hotel] = averageFen(figures, { hotel, room: bestRoom, plan: bestPlan, share })
  return true
}

const conditional = planBit.member | planBit.enterpriseAgreement | planBit.agencyAgreement | planBit.promotion

/** What everybody else pays for the same room and breakfasts; undefined where this is what everybody pays. */
export function publicAverage(figures: StayFigures, offers: Offers, hotel: number): number | undefined {
  const plan = offers.plan[hotel]!
  if ((figures.columns.bits[plan]! & conditional) === 0) return undefined
  return averageFen(figures, { hotel, room: offers.room[hotel]!, plan, share: 1 })
}
