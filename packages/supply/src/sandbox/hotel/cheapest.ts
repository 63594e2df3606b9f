import { keptShare, type Terms } from './buyer'
import { nightFen, type NightTable } from './nights'
import { planBit, type Shelf } from './shelf'

const conditional = planBit.member | planBit.enterpriseAgreement | planBit.agencyAgreement | planBit.promotion

/** The cheapest rate of a hotel for a stay. */
export interface Cheapest {
  hotel: number
  room: number
  plan: number
  /** Average per night in fen, and what everybody else pays for the same room and breakfasts. */
  price: number
  publicPrice: number
  rooms: number
  /** All that any rate with rooms left can do. */
  bits: number
}

export interface StayFigures {
  shelf: Shelf
  tables: readonly NightTable[]
  /** Our own sales: per room, what is sold of each night. */
  sold: ReadonlyMap<number, readonly number[]>
  unitFen: number
  rooms: number
  guestsPerRoom: number
  /** Bits that a rate must have, and bits of which it must have one. */
  required: number
  anyOf: number
}

/** Rooms of one type that are left for every night of the stay. */
export function roomsLeft({ tables, sold }: Pick<StayFigures, 'tables' | 'sold'>, room: number): number {
  const own = sold.get(room)
  let left = Infinity
  for (let night = 0; night < tables.length; night++) left = Math.min(left, tables[night]!.left[room]! - (own?.[night] ?? 0))
  return Math.max(0, left)
}

/** Average of a rate per night in whole fen, each night as it is charged; `share` is of the room's own price. */
function averageFen({ shelf, tables, unitFen }: StayFigures, hotel: number, room: number, plan: number, share: number): number {
  const level = shelf.roomLevel[room]! * share
  let total = 0
  for (const table of tables)
    total += nightFen(shelf.base[hotel]!, table.level[hotel]! * level, shelf.breakfasts[plan]!, shelf.breakfast[hotel]!, unitFen)
  return Math.floor((2 * total + tables.length) / (2 * tables.length))
}

/**
 * The cheapest rate that the search asks for; undefined when no room is left. Rates are compared by a product, and only the
 * winner is reckoned night by night: rounding to whole units changes no order that anybody could notice.
 */
export function cheapestOf(figures: StayFigures, hotel: number, terms: Terms): Cheapest | undefined {
  const { shelf, tables, required, anyOf } = figures
  const nights = tables.length
  let [bestCost, bestRoom, bestPlan, bits] = [Infinity, -1, -1, 0]
  const breakfast = shelf.breakfast[hotel]! / shelf.base[hotel]!
  for (let room = shelf.firstRoom[hotel]!; room < shelf.firstRoom[hotel + 1]!; room++) {
    if (shelf.guests[room]! < figures.guestsPerRoom || roomsLeft(figures, room) < figures.rooms) continue
    for (let plan = shelf.firstPlan[room]!; plan < shelf.firstPlan[room + 1]!; plan++) {
      const own = shelf.bits[plan]!
      if ((own & terms.closed) !== 0 || shelf.minNights[plan]! > nights) continue
      bits |= own
      if ((own & required) !== required || (anyOf !== 0 && (own & anyOf) === 0)) continue
      const cost = shelf.roomLevel[room]! * shelf.planLevel[plan]! * keptShare(own, terms) + shelf.breakfasts[plan]! * breakfast
      if (cost < bestCost) [bestCost, bestRoom, bestPlan] = [cost, room, plan]
    }
  }
  if (bestPlan < 0) return undefined
  const price = averageFen(
    figures,
    hotel,
    bestRoom,
    bestPlan,
    shelf.planLevel[bestPlan]! * keptShare(shelf.bits[bestPlan]!, terms),
  )
  return {
    hotel,
    room: bestRoom,
    plan: bestPlan,
    price,
    publicPrice: (shelf.bits[bestPlan]! & conditional) === 0 ? price : averageFen(figures, hotel, bestRoom, bestPlan, 1),
    rooms: roomsLeft(figures, bestRoom),
    bits,
  }
}
