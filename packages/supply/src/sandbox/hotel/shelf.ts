import { mix } from '../air/random'
import { hotelFacilities } from './facilities'
import type { House, RatePlan } from './house'

/** What a rate can do, as bits, so that a search compares numbers. */
export const planBit = {
  payAtHotel: 1,
  prepay: 2,
  breakfast: 4,
  freeCancellation: 8,
  instant: 16,
  member: 32,
  enterpriseAgreement: 64,
  agencyAgreement: 128,
  foreign: 256,
  promotion: 512,
} as const

/** The hotels of one city laid out in columns; a hotel's rooms and a room's rates are neighbours. */
export interface Shelf {
  houses: readonly House[]
  numberOf: ReadonlyMap<string, number>
  /** All names of a hotel in small letters. */
  names: readonly string[]
  /** Of hotels. */
  latitude: Float64Array
  longitude: Float64Array
  star: Uint8Array
  chain: Uint8Array
  score: Uint8Array
  facilities: Uint16Array
  base: Float64Array
  breakfast: Float64Array
  seed: Uint32Array
  /** Hotels of one brand have one number. */
  brand: Uint16Array
  /** Better is higher, for the recommended order and for sales. */
  appeal: Float64Array
  sales: Uint32Array
  /** First room of a hotel; one more than there are hotels. */
  firstRoom: Uint32Array
  /** Of rooms. */
  allotment: Uint8Array
  guests: Uint8Array
  roomLevel: Float64Array
  roomSeed: Uint32Array
  /** First rate of a room; one more than there are rooms. */
  firstPlan: Uint32Array
  /** Of rates. */
  bits: Uint16Array
  planLevel: Float64Array
  breakfasts: Uint8Array
  minNights: Uint8Array
}

export function bitsOf(plan: RatePlan): number {
  let bits = plan.hotelType === 1 ? planBit.payAtHotel : planBit.prepay
  if (plan.breakfasts > 0) bits |= planBit.breakfast
  if (plan.cancellation.kind === 'free' || plan.cancellation.kind === 'limited') bits |= planBit.freeCancellation
  if (plan.confirmation === 'instant') bits |= planBit.instant
  if (plan.guests.includes('foreign')) bits |= planBit.foreign
  return plan.kind === 'public' ? bits : bits | planBit[plan.kind]
}

export const facilityBits = (facilities: readonly string[]): number =>
  hotelFacilities.reduce((bits, facility, place) => (facilities.includes(facility) ? bits | (1 << place) : bits), 0)

/** The bounds of neighbours: where each one's begin, and the end of the last. */
function beginnings(counts: readonly number[]): Uint32Array {
  const first = new Uint32Array(counts.length + 1)
  counts.forEach((count, index) => (first[index + 1] = (first[index] ?? 0) + count))
  return first
}

/** What travellers on business like: well rated by many, of the middle of the market. */
const rank = ({ facts }: House): number =>
  facts.score * 6 + Math.log2(1 + facts.comments) * 9 + (facts.chainType === 2 || facts.chainType === 3 ? 24 : 0)

export function createShelf(houses: readonly House[]): Shelf {
  const rooms = houses.flatMap((house) => house.rooms)
  const plans = rooms.flatMap((room) => room.plans)
  const brands = [...new Set(houses.map(({ facts }) => facts.brandId))]
  const floats = <Item>(items: readonly Item[], value: (item: Item) => number): Float64Array => Float64Array.from(items, value)
  return {
    houses,
    numberOf: new Map(houses.map(({ facts }, number) => [facts.hotelId, number])),
    names: houses.map(({ facts }) => Object.values(facts.name).join('\n').toLowerCase()),
    latitude: floats(houses, ({ facts }) => facts.position.latitude),
    longitude: floats(houses, ({ facts }) => facts.position.longitude),
    star: Uint8Array.from(houses, ({ facts }) => facts.starCode),
    chain: Uint8Array.from(houses, ({ facts }) => facts.chainType ?? 0),
    score: Uint8Array.from(houses, ({ facts }) => facts.score),
    facilities: Uint16Array.from(houses, ({ facts }) => facilityBits(facts.facilities)),
    base: floats(houses, ({ base }) => base),
    breakfast: floats(houses, ({ breakfast }) => breakfast),
    seed: Uint32Array.from(houses, ({ seed }) => seed),
    brand: Uint16Array.from(houses, ({ facts }) => brands.indexOf(facts.brandId)),
    appeal: floats(houses, rank),
    sales: Uint32Array.from(houses, ({ facts, seed }) => facts.comments * (10 + (mix(seed, 71) % 10))),
    firstRoom: beginnings(houses.map((house) => house.rooms.length)),
    allotment: Uint8Array.from(rooms, ({ allotment }) => allotment),
    guests: Uint8Array.from(rooms, ({ room }) => room.maxGuests),
    roomLevel: floats(rooms, ({ permille }) => permille / 1000),
    roomSeed: Uint32Array.from(houses.flatMap(({ seed, rooms: own }) => own.map((_, place) => mix(seed, 300 + place)))),
    firstPlan: beginnings(rooms.map((room) => room.plans.length)),
    bits: Uint16Array.from(plans, bitsOf),
    planLevel: floats(plans, ({ permille }) => permille / 1000),
    breakfasts: Uint8Array.from(plans, ({ breakfasts }) => breakfasts),
    minNights: Uint8Array.from(plans, ({ minNights }) => minNights),
  }
}
