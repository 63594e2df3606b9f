import { mix } from '../air/random'
import { hotelFacilities } from './facilities'
import type { Property, RatePlan } from './property'

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
  group: 1024,
} as const

/** The hotels of one city laid out in columns; a hotel's rooms and a room's rates are neighbours. */
export interface HotelColumns {
  properties: readonly Property[]
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
  allotment: Uint16Array
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
const rank = ({ facts }: Property): number =>
  facts.score * 6 + Math.log2(1 + facts.comments) * 9 + (facts.chainType === 2 || facts.chainType === 3 ? 24 : 0)

export function createHotelColumns(properties: readonly Property[]): HotelColumns {
  const rooms = properties.flatMap((property) => property.rooms)
  const plans = rooms.flatMap((room) => room.plans)
  const brands = [...new Set(properties.map(({ facts }) => facts.brandId))]
  const floats = <Item>(items: readonly Item[], value: (item: Item) => number): Float64Array => Float64Array.from(items, value)
  return {
    properties,
    numberOf: new Map(properties.map(({ facts }, number) => [facts.hotelId, number])),
    names: properties.map(({ facts }) => Object.values(facts.name).join('\n').toLowerCase()),
    latitude: floats(properties, ({ facts }) => facts.position.latitude),
    longitude: floats(properties, ({ facts }) => facts.position.longitude),
    star: Uint8Array.from(properties, ({ facts }) => facts.starCode),
    chain: Uint8Array.from(properties, ({ facts }) => facts.chainType ?? 0),
    score: Uint8Array.from(properties, ({ facts }) => facts.score),
    facilities: Uint16Array.from(properties, ({ facts }) => facilityBits(facts.facilities)),
    base: floats(properties, ({ base }) => base),
    breakfast: floats(properties, ({ breakfast }) => breakfast),
    seed: Uint32Array.from(properties, ({ seed }) => seed),
    brand: Uint16Array.from(properties, ({ facts }) => brands.indexOf(facts.brandId)),
    appeal: floats(properties, rank),
    sales: Uint32Array.from(properties, ({ facts, seed }) => facts.comments * (10 + (mix(seed, 71) % 10))),
    firstRoom: beginnings(properties.map((property) => property.rooms.length)),
    allotment: Uint16Array.from(rooms, ({ allotment }) => allotment),
    guests: Uint8Array.from(rooms, ({ room }) => room.maxGuests),
    roomLevel: floats(rooms, ({ permille }) => permille / 1000),
    roomSeed: Uint32Array.from(properties.flatMap(({ seed, rooms: own }) => own.map((_, place) => mix(seed, 300 + place)))),
    firstPlan: beginnings(rooms.map((room) => room.plans.length)),
    bits: Uint16Array.from(plans, bitsOf),
    planLevel: floats(plans, ({ permille }) => permille / 1000),
    breakfasts: Uint8Array.from(plans, ({ breakfasts }) => breakfasts),
    minNights: Uint8Array.from(plans, ({ minNights }) => minNights),
  }
}
