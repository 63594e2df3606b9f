import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { airport } from '@sojourn/domain/reference/air/airports'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import {
  choiceOf,
  contextOf,
  domestic,
  granted,
  held,
  holdOf,
  inTransaction,
  intlAir,
  now,
  pickTrip,
  searchOf,
  slice,
  type Wanted,
} from './sandbox-intl-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

const trip = [slice('SHA-SIN 2026-12-20'), slice('SIN-SHA 2026-12-27')]

test('a return is searched, priced at what the list said, held, ticketed, and its coupons are open', async () => {
  const picks = await pickTrip(context, trip)
  const [out, back] = picks
  // What the list said of the way out was the whole trip with the cheapest way back.
  expect(back!.fare.total).toBe(out!.fare.total)
  const quote = granted(await intlAir.price(context, { ...searchOf(trip), choices: picks.map(choiceOf) }))
  expect(quote.total).toBe(back!.fare.total)
  const request = holdOf('whole', trip, picks)
  const booked = await held(context, request)
  expect(booked.total).toBe(quote.total)
  expect(booked.records).toHaveLength(booked.tickets.length)
  expect(await held(context, request)).toEqual(booked)
  const issued = granted(await intlAir.issue(context, { key: 'whole', reference: booked.reference }))
  const coupons = await intlAir.coupons(context, { ticketNos: issued.tickets.map(({ ticketNo }) => ticketNo) })
  expect(new Set(filled(coupons).map(({ state }) => state))).toEqual(new Set(['open']))
  expect(coupons.map(({ segment }) => segment).toSorted((a, b) => a - b)).toEqual(
    booked.itineraries.flatMap(({ segments }) => segments).map((_, index) => index),
  )
  const after = await intlAir.coupons(contextOf(database.pool, new Date('2027-01-10T00:00:00Z')), {
    ticketNos: issued.tickets.map(({ ticketNo }) => ticketNo),
  })
  expect(new Set(after.map(({ state }) => state))).toEqual(new Set(['used']))
})

test('seats of a release go back once, those of tickets never', async () => {
  const before = await seatsInBooks(database.pool)
  const picks = await pickTrip(context, trip, [(fare) => fare.seats > 4, (fare) => fare.seats > 4])
  const { reference } = await held(context, holdOf('released', trip, picks, ['adult', 'child', 'infant']))
  await Promise.all([1, 2, 3].map(() => intlAir.release(context, { reference })))
  expect(await seatsInBooks(database.pool)).toEqual(before)
  expect(await intlAir.issue(context, { key: 'released', reference })).toEqual({ failure: 'holdExpired' })
})

test('[handbook 1.4] 64 buyers at once get exactly the seats that are left on both flights', async () => {
  const slices = [slice('BJS-SYD 2026-12-08')]
  const wanted: Wanted = (fare, { segments }) => segments.length === 2 && fare.seats === 9
  const picks = await pickTrip(context, slices, [wanted], { limit: 200 })
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, buyer) =>
      inTransaction(database.pool, (own) => intlAir.hold(own, holdOf(`rush-${buyer}`, slices, picks))),
    ),
  )
  expect(answers.filter((answer) => !isIntlAirFailure(answer))).toHaveLength(9)
  expect(answers.filter((answer) => isIntlAirFailure(answer) && answer.failure === 'soldOut')).toHaveLength(55)
  const { sold, recorded } = await seatsInBooks(database.pool)
  expect(sold).toBe(recorded)
})

test('a hold that is too late or not known is told so', async () => {
  const picks = await pickTrip(context, trip)
  const late = contextOf(database.pool, new Date(now.getTime() + 25 * 3_600_000))
  const { reference } = await held(context, holdOf('late', trip, picks))
  expect(await intlAir.issue(late, { key: 'late', reference })).toEqual({ failure: 'holdExpired' })
  expect(await intlAir.issue(late, { key: 'nobody', reference: 'INOBODY' })).toEqual({ failure: 'referenceUnknown' })
})

test('[handbook 1.4] a domestic feeder takes the seats that are sold at home', async () => {
  const slices = [slice('CTU-SIN 2026-12-09')]
  const fed: Wanted = (fare, { segments }) =>
    segments.length === 2 &&
    isDomestic(segments[0]!.departAirport, segments[0]!.arriveAirport) &&
    fare.seats > 4 &&
    fare.seats <= 9
  const [one] = await pickTrip(context, slices, [fed], { limit: 300 })
  const [feeder] = one!.itinerary.segments
  const ask = {
    departAirports: [feeder!.departAirport],
    arriveAirports: [feeder!.arriveAirport],
    date: feeder!.departDate,
    party: 1,
    agreements: [],
    governmentOnly: false,
    businessTravel: false,
  }
  const atHome = async () => {
    const flights = await domestic.search(context, ask)
    const flight = flights.find(({ flightNo }) => flightNo === feeder!.flightNo)
    const fare = flight?.fares.find(({ bookingClass }) => bookingClass === one!.fare.bookingClasses[0])
    return { flight: flight!, fare: fare! }
  }
  const soldAs = async () => {
    const all = await intlAir.search(context, searchOf(slices, { itineraryKey: one!.itinerary.itineraryKey }))
    return all[0]?.fares.find(({ fareKey }) => fareKey === one!.fare.fareKey)?.seats ?? 0
  }
  const before = await atHome()
  expect(before.fare.seats).toBeGreaterThanOrEqual(one!.fare.seats)
  await held(context, holdOf('feeder', slices, [one!], ['adult', 'adult']))
  const after = await atHome()
  if (before.fare.seats <= 9) expect(after.fare.seats).toBe(before.fare.seats - 2)
  expect(await soldAs()).toBe(one!.fare.seats - 2)
  // All that is left at home, sold at home: nothing is left here.
  const { flight, fare } = after
  let homeHolds = 0
  for (let left = fare.seats; left > 0; left = (await atHome()).fare?.seats ?? 0) {
    const count = Math.min(9, left)
    const answer = await domestic.hold(context, {
      key: `home-${left}-${homeHolds++}`,
      choices: [{ flightKey: flight.flightKey, fareKey: fare.fareKey }],
      agreements: [],
      businessTravel: false,
      passengers: Array.from({ length: count }, (_, index) => ({
        name: `旅客${index}`,
        passenger: 'adult' as const,
        credentialType: 1,
        credentialNumber: `${index}`,
      })),
      expectedPrices: [fare.ticketPrice],
      holdUntil: new Date(now.getTime() + 1_800_000),
      remark: '',
    })
    expect(answer).toHaveProperty('pnr')
  }
  expect(await soldAs()).toBe(0)
  expect(await intlAir.hold(context, holdOf('feeder-late', slices, [one!]))).toEqual({ failure: 'soldOut' })
})

const isDomestic = (...airports: string[]): boolean => airports.every((iata) => airport(iata)?.country === 'CN')
