import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Venue } from '@sojourn/supply/ports/venue'
import { chinaDate } from '../../../../kit/clock'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { asking } from '../../../booking/lifecycle/asking'

const cityId = 321
const rate = 40_000

let server: TestServer
let house: Venue
beforeAll(async () => {
  server = await openTestServer()
  const { venues } = server.context
  const found = await venues.search(asking(server.context), { cityId, days: [inDays(30)] })
  house = found.find(({ hotelId }) => hotelId !== undefined)!
})
afterAll(async () => {
  for (const bookingNo of taken) await giveBack(bookingNo)
  await server.close()
})

const inDays = (count: number): string => addDays(chinaDate(server.context.clock.now()), count)

const holdRooms = (key: string, nights: { night: string; rooms: number }[], cutOff = inDays(20)) =>
  server.context.venues.holdRooms(asking(server.context), { key, cityId, venueKey: house.venueKey, nights, rate, cutOff })
const heldRooms = (key: string) => server.context.venues.heldRooms(asking(server.context), { key })

const stayOf = (night: string, groups: readonly string[] = []) => ({
  checkIn: night,
  checkOut: addDays(night, 1),
  rooms: 1,
  guestsPerRoom: 1,
  agreements: [],
  memberOf: [],
  groups,
})

/** Rates of the kind of room that groups have, as a buyer with these keys is offered them. */
async function ratesOn(night: string, groups: readonly string[] = []) {
  const found = await server.context.hotels.detail(asking(server.context), { ...stayOf(night, groups), hotelId: house.hotelId! })
  if ('failure' in found) throw new Error(found.failure)
  return found.rooms[0]!.rates
}

let bookings = 0
const taken: string[] = []
/** One room for one night, of a block or as anybody books; the number of the booking, or why there is none. */
async function bookRoom(night: string, groups: readonly string[] = []): Promise<{ bookingNo: string } | { failure: string }> {
  const { hotels, clock } = server.context
  const rates = await ratesOn(night, groups)
  const chosen = groups.length > 0 ? rates.find(({ kind }) => kind === 'group') : rates.find(({ hotelType }) => hotelType === 2)
  if (!chosen) return { failure: 'rateUnknown' }
  bookings += 1
  const held = await hotels.hold(asking(server.context), {
    ...stayOf(night, groups),
    key: `night-${bookings}`,
    rateId: chosen.rateId,
    guests: [{ room: 0, name: `来宾${bookings}` }],
    expectedTotal: chosen.totalPrice,
    latestArrival: 1080,
    holdUntil: new Date(clock.now().getTime() + 3_600_000),
    requests: [],
    remark: '',
  })
  if ('bookingNo' in held) taken.push(held.bookingNo)
  return held
}
const giveBack = (bookingNo: string) => server.context.hotels.release(asking(server.context), { bookingNo })

/** How many rooms the hotel counts as gone on a night, and of those how many are ordinary bookings, in blocks and booked of these. */
async function books(night: string) {
  const { rows } = await server.database.pool.query<{
    sold: number
    ordinary: number
    held: number
    booked: number
    ofBlocks: number
  }>(
    `SELECT coalesce((SELECT sold FROM sandbox_hotel_night WHERE hotel_id = $1 AND room = 1 AND night = $2::date), 0)::integer AS sold,
      (SELECT count(*) FROM sandbox_hotel_booking b WHERE b.state IN ('held', 'sent', 'confirmed') AND b.rate_id LIKE $1 || '-1-%'
        AND b.terms->'quote'->'rate'->>'group' IS NULL AND b.terms->>'checkIn' = $2::text)::integer AS ordinary,
      (SELECT count(*) FROM sandbox_hotel_booking b WHERE b.state IN ('held', 'sent', 'confirmed') AND b.rate_id LIKE $1 || '-1-%'
        AND b.terms->'quote'->'rate'->>'group' IS NOT NULL AND b.terms->>'checkIn' = $2::text)::integer AS "ofBlocks",
      coalesce(sum(rooms), 0)::integer AS held, coalesce(sum(booked), 0)::integer AS booked
     FROM sandbox_room_night WHERE hotel_id = $1 AND night = $2::date`,
    [house.hotelId, night],
  )
  return rows[0]!
}

/** What a block could have at most, when nobody else has any. */
async function capacityOf(night: string): Promise<number> {
  const short = await holdRooms('capacity', [{ night, rooms: 10_000 }])
  if (!('left' in short)) throw new Error('no hotel has so many rooms')
  return short.left
}

test('a block that is changed while guests book from it counts every one of them', async () => {
  const night = inDays(33)
  await holdRooms('busy', [{ night, rooms: 12 }])
  const changes = [11, 12, 10, 12, 11, 12].map((rooms) => holdRooms('busy', [{ night, rooms }]))
  const [booked] = await Promise.all([Promise.all([1, 2, 3, 4, 5, 6].map(() => bookRoom(night, ['busy']))), ...changes])
  const had = booked.filter((answer) => 'bookingNo' in answer).length
  expect(had).toBeGreaterThan(0)
  expect(await books(night)).toMatchObject({ booked: had, ofBlocks: had })
})

test('rooms of a block are nights of the hotel: what it holds nobody else is sold, and what it gives back everybody is', async () => {
  const night = inDays(31)
  const capacity = await capacityOf(night)
  expect(capacity).toBeGreaterThan(12)
  const before = (await ratesOn(night)).find(({ hotelType }) => hotelType === 2)!
  expect(await holdRooms('whole', [{ night, rooms: capacity - 2 }])).toEqual({ held: capacity - 2, hotelId: house.hotelId })
  expect((await ratesOn(night)).find(({ rateId }) => rateId === before.rateId)!.rooms).toBe(2)
  expect(await holdRooms('another', [{ night, rooms: 3 }])).toEqual({ shortOn: night, left: 2 })
  expect(await heldRooms('another')).toEqual([])
  await holdRooms('whole', [])
  expect((await ratesOn(night)).find(({ rateId }) => rateId === before.rateId)!.rooms).toBe(before.rooms)
  expect(await books(night)).toMatchObject({ sold: 0, held: 0 })
})

test('of many who want the last rooms at once, by block and as anybody books, no more are given than there are', async () => {
  const night = inDays(32)
  const capacity = await capacityOf(night)
  await holdRooms('most', [{ night, rooms: capacity - 1 }])
  const wanted = await Promise.all([
    ...Array.from({ length: 4 }, () => bookRoom(night)),
    ...['one', 'two', 'three'].map((key) => holdRooms(key, [{ night, rooms: 1 }])),
  ])
  expect(wanted.filter((answer) => 'bookingNo' in answer || 'held' in answer)).toHaveLength(1)
  expect((await books(night)).sold).toBe(capacity)

  await holdRooms('most', [{ night, rooms: 1 }])
  const guests = await Promise.all(Array.from({ length: 6 }, () => bookRoom(night, ['most'])))
  expect(guests.filter((answer) => 'bookingNo' in answer)).toHaveLength(1)
  expect(await heldRooms('most')).toEqual([{ night, rooms: 1, booked: 1 }])
})

test('guests book a room of the block at its price; whose key they have not is not offered', async () => {
  const night = inDays(33)
  await holdRooms('guests', [{ night, rooms: 2 }])
  expect((await ratesOn(night)).some(({ kind }) => kind === 'group')).toBe(false)
  expect((await ratesOn(night, ['others'])).some(({ kind }) => kind === 'group')).toBe(false)
  const offered = (await ratesOn(night, ['guests'])).find(({ kind }) => kind === 'group')!
  expect(offered).toMatchObject({ totalPrice: rate, rooms: 2, group: 'guests' })
  const { rateId } = offered
  expect(await server.context.hotels.price(asking(server.context), { ...stayOf(night), rateId })).toEqual({
    failure: 'rateUnknown',
  })
  expect(await bookRoom(night, ['guests'])).toHaveProperty('bookingNo')
  expect(await holdRooms('guests', []), 'what a guest has booked stays theirs').toMatchObject({ held: 0 })
  expect(await heldRooms('guests')).toEqual([{ night, rooms: 1, booked: 1 }])
  expect((await ratesOn(night, ['guests'])).some(({ kind }) => kind === 'group')).toBe(false)
})

test('a room that is given back is the block’s until its cut-off, and the hotel’s after it', async () => {
  const night = inDays(34)
  await holdRooms('cut', [{ night, rooms: 3 }], inDays(1))
  const [first, second] = [await bookRoom(night, ['cut']), await bookRoom(night, ['cut'])] as { bookingNo: string }[]
  await giveBack(first!.bookingNo)
  expect(await heldRooms('cut')).toEqual([{ night, rooms: 3, booked: 1 }])
  expect((await books(night)).sold).toBe(3)
  await server.turn(2 * 24 * 60)
  await giveBack(second!.bookingNo)
  await giveBack(second!.bookingNo)
  expect(await heldRooms('cut')).toEqual([{ night, rooms: 2, booked: 0 }])
  expect((await books(night)).sold).toBe(2)
})

test('whatever happens in whichever order, nights sold, held and free are all that there are', async () => {
  const night = inDays(40)
  const keys = ['left', 'right'] as const
  const step = fc.oneof(
    fc.record({
      do: fc.constant('hold' as const),
      key: fc.constantFrom(...keys),
      share: fc.double({ min: 0, max: 0.8, noNaN: true }),
    }),
    fc.record({ do: fc.constant('book' as const), key: fc.constantFrom(undefined, ...keys) }),
    fc.record({ do: fc.constant('giveBack' as const), nth: fc.nat(20) }),
  )
  let dayOf = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const day = addDays(night, (dayOf += 1))
      const own = (key: string): string => `${key}-${day}`
      const capacity = await capacityOf(day)
      const booked: string[] = []
      for (const each of steps) {
        if (each.do === 'hold') await holdRooms(own(each.key), [{ night: day, rooms: Math.round(capacity * each.share) }])
        else if (each.do === 'book') {
          const answer = await bookRoom(day, each.key ? [own(each.key)] : [])
          if ('bookingNo' in answer) booked.push(answer.bookingNo)
        } else if (booked.length > 0) await giveBack(booked.splice(each.nth % booked.length, 1)[0]!)
        const { sold, ordinary, held, booked: ofHeld, ofBlocks } = await books(day)
        const free = await capacityOf(day)
        expect(ordinary + held + free).toBe(capacity)
        expect(sold).toBe(ordinary + held)
        expect(ofHeld).toBe(ofBlocks)
      }
    }),
    { numRuns: 12 },
  )
})
