import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  bookRate,
  contextOf,
  expectDone,
  failureOf,
  holdRequest,
  hotels,
  ratesOnOffer,
  soldNights,
  stayOf,
} from './sandbox-hotel.testing'

const first = '2026-12-07'
const nights = 6
const buyers = 300
const last = 5

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

/** A hotel that answers by hand may still hold or refuse what was sent to it, which counting along cannot know. */
const isPlain = (rate: SuppliedRate): boolean =>
  rate.hotelType === 2 && rate.kind === 'public' && rate.minNights === 1 && rate.confirmation === 'instant'

interface CountedRate {
  rate: SuppliedRate
  /** Rooms of each night. */
  left: number[]
}

/** Rates of room types that have between `least` and nine rooms on all nights: ten is ten or more, and cannot be counted along. */
async function* ratesWith(least: number): AsyncGenerator<CountedRate, never> {
  const roomTypes = new Set<string>()
  for await (const { rate } of ratesOnOffer(context, stayOf(first, nights))) {
    // Rates of one room type sell the same rooms: one of them is counted along.
    const roomType = rate.rateId.split('-').slice(0, 3).join('-')
    if (roomTypes.has(roomType)) continue
    if (!isPlain(rate) || rate.rooms < least || rate.rooms >= 10) continue
    roomTypes.add(roomType)
    const left: number[] = []
    for (let night = 0; night < nights; night++) left.push((await rateOn(rate.rateId, addDays(first, night), 1)).rooms)
    if (left.every((rooms) => rooms < 10)) yield { rate, left }
  }
  throw new Error('no further rate is on offer')
}

async function rateOn(rateId: string, checkIn: string, length: number): Promise<SuppliedRate> {
  const stay = stayOf(checkIn, length)
  const hotel = expectDone(await hotels.detail(context, { ...stay, hotelId: rateId.split('-').slice(0, 2).join('-') }))
  const rate = hotel.rooms.flatMap(({ rates }) => rates).find((each) => each.rateId === rateId)
  if (rate === undefined) throw new Error('the rate is on offer')
  return rate
}

/** All stays within the nights, by first night and length. */
const stays = Array.from({ length: nights }, (_, from) =>
  Array.from({ length: nights - from }, (__, length) => ({ from, length: length + 1 })),
).flat()

test('300 buyers at once and five rooms over overlapping nights: none is sold twice, and none is left that somebody wanted', async () => {
  const { rate, left } = (await ratesWith(last).next()).value
  for (const [night, rooms] of left.entries())
    for (let sold = last; sold < Math.min(rooms, 10); sold++)
      await bookRate(
        context,
        `before-${night}-${sold}`,
        stayOf(addDays(first, night), 1),
        await rateOn(rate.rateId, addDays(first, night), 1),
      )
  const before = await soldNights(database.pool, rate.rateId)
  const prices = new Map<string, SuppliedRate>()
  for (const { from, length } of stays) prices.set(`${from} ${length}`, await rateOn(rate.rateId, addDays(first, from), length))
  const wishes = Array.from({ length: buyers }, (_, buyer) => stays[(buyer * 7) % stays.length]!)
  const answers = await Promise.all(
    wishes.map(({ from, length }, buyer) =>
      hotels.hold(
        context,
        holdRequest(`buyer-${buyer}`, stayOf(addDays(first, from), length), prices.get(`${from} ${length}`) ?? rate),
      ),
    ),
  )
  const counted = Array.from({ length: nights }, () => 0)
  answers.forEach((answer, buyer) => {
    if (isHotelFailure(answer)) return
    const { from, length } = wishes[buyer]!
    for (let night = from; night < from + length; night++) counted[night]! += 1
  })
  const sold = await soldNights(database.pool, rate.rateId)
  for (let night = 0; night < nights; night++) {
    expect(counted[night]).toBeLessThanOrEqual(last)
    expect((sold.get(addDays(first, night)) ?? 0) - (before.get(addDays(first, night)) ?? 0)).toBe(counted[night])
  }
  expect(counted.some((count) => count === last)).toBe(true)
  answers.forEach((answer, buyer) => {
    if (!isHotelFailure(answer)) return
    expect(answer.failure).toBe('soldOut')
    const { from, length } = wishes[buyer]!
    expect(counted.slice(from, from + length).some((count) => count === last)).toBe(true)
  })
}, 60_000)

interface Step {
  from: number
  length: number
  rooms: number
  /** Gives an earlier booking back instead: all of it, or its last night. */
  back: 'no' | 'whole' | 'lastNight'
  which: number
}
const steps = fc.array(
  fc.record<Step>({
    from: fc.nat(nights - 1),
    length: fc.integer({ min: 1, max: nights }),
    rooms: fc.integer({ min: 1, max: 3 }),
    back: fc.constantFrom('no', 'no', 'whole', 'lastNight'),
    which: fc.nat(50),
  }),
  { minLength: 5, maxLength: 22 },
)

interface ModelBooking {
  bookingNo: string
  rooms: { room: number; nights: number[] }[]
  confirmed: boolean
}

test('the books say the same as plain counting, whatever is booked and given back', async () => {
  const rates = ratesWith(3)
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      // Never drawn: a key that comes again answers the booking of before.
      const run = randomUUID()
      const { rate, left } = (await rates.next()).value
      const already = await soldNights(database.pool, rate.rateId)
      const free = left.slice()
      const booked: ModelBooking[] = []
      for (const [index, step] of list.entries()) await play(step, `${run}-${index}`, rate.rateId, free, booked)
      const sold = await soldNights(database.pool, rate.rateId)
      free.forEach((rooms, night) => {
        const date = addDays(first, night)
        expect((sold.get(date) ?? 0) - (already.get(date) ?? 0)).toBe(left[night]! - rooms)
      })
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 60_000)

async function play(step: Step, key: string, rateId: string, free: number[], booked: ModelBooking[]): Promise<void> {
  const given = booked[step.which % Math.max(1, booked.length)]
  if (step.back !== 'no' && given !== undefined) return giveBack(step, key, free, given)
  const length = Math.min(step.length, nights - step.from)
  const stay = stayOf(addDays(first, step.from), length, step.rooms)
  const answer = await hotels.hold(context, holdRequest(key, stay, await rateOn(rateId, stay.checkIn, length)))
  const covered = free.slice(step.from, step.from + length)
  expect(failureOf(answer)).toBe(covered.every((rooms) => rooms >= step.rooms) ? undefined : 'soldOut')
  if (isHotelFailure(answer)) return
  const own = Array.from({ length }, (_, night) => step.from + night)
  own.forEach((night) => (free[night]! -= step.rooms))
  booked.push({
    bookingNo: answer.bookingNo,
    rooms: Array.from({ length: step.rooms }, (_, room) => ({ room, nights: own })),
    confirmed: false,
  })
}

async function giveBack({ back }: Step, key: string, free: number[], booking: ModelBooking): Promise<void> {
  if (!booking.confirmed && back === 'whole') {
    await hotels.release(context, { bookingNo: booking.bookingNo })
    for (const { nights: own } of booking.rooms) own.forEach((night) => (free[night]! += 1))
    booking.rooms = []
    return
  }
  if (!booking.confirmed && booking.rooms.length > 0) {
    const answer = await hotels.confirm(context, { key, bookingNo: booking.bookingNo })
    booking.confirmed = 'confirmationNo' in answer
  }
  const room = booking.rooms[0]
  if (room === undefined) return
  const given = back === 'whole' ? room.nights : room.nights.slice(-1)
  const dates = given.map((night) => addDays(first, night))
  const quote = await hotels.cancel(context, {
    key: `${key}-cancel`,
    bookingNo: booking.bookingNo,
    lines: [{ room: room.room, nights: dates }],
    commit: true,
  })
  if (isHotelFailure(quote)) return
  given.forEach((night) => (free[night]! += 1))
  room.nights = room.nights.filter((night) => !given.includes(night))
  if (room.nights.length === 0) booking.rooms.shift()
  expect(quote.lines[0]?.nights).toAllSatisfy((night) => daysBetween(first, night) >= 0)
}
