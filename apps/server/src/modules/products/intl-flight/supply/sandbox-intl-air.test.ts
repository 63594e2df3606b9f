import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  choiceOf,
  contextOf,
  granted,
  held,
  holdOf,
  inTransaction,
  intlAir,
  intlSeatsInBooks,
  now,
  pickTrip,
  searchOf,
  slice,
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
  expect(coupons.map(({ segment }) => segment).sort()).toEqual(
    booked.itineraries.flatMap(({ segments }) => segments).map((_, index) => index),
  )
  const after = await intlAir.coupons(contextOf(database.pool, new Date('2027-01-10T00:00:00Z')), {
    ticketNos: issued.tickets.map(({ ticketNo }) => ticketNo),
  })
  expect(new Set(after.map(({ state }) => state))).toEqual(new Set(['used']))
})

test('seats of a release go back once, those of tickets never', async () => {
  const before = await intlSeatsInBooks(database.pool)
  const picks = await pickTrip(context, trip, [(fare) => fare.seats > 4, (fare) => fare.seats > 4])
  const { reference } = await held(context, holdOf('released', trip, picks, ['adult', 'child', 'infant']))
  await Promise.all([1, 2, 3].map(() => intlAir.release(context, { reference })))
  expect(await intlSeatsInBooks(database.pool)).toEqual(before)
  expect(await intlAir.issue(context, { key: 'released', reference })).toEqual({ failure: 'holdExpired' })
})

test('[handbook 1.4] 64 buyers at once get exactly the seats that are left on both flights', async () => {
  const slices = [slice('BJS-SYD 2026-12-08')]
  const picks = await pickTrip(context, slices, [(fare, { segments }) => segments.length === 2 && fare.seats === 9])
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, buyer) =>
      inTransaction(database.pool, (own) => intlAir.hold(own, holdOf(`rush-${buyer}`, slices, picks))),
    ),
  )
  expect(answers.filter((answer) => !isIntlAirFailure(answer))).toHaveLength(9)
  expect(answers.filter((answer) => isIntlAirFailure(answer) && answer.failure === 'soldOut')).toHaveLength(55)
  const { sold, recorded } = await intlSeatsInBooks(database.pool)
  expect(sold).toBe(recorded)
})

test('a hold that is too late or not known is told so', async () => {
  const picks = await pickTrip(context, trip)
  const late = contextOf(database.pool, new Date(now.getTime() + 25 * 3_600_000))
  const { reference } = await held(context, holdOf('late', trip, picks))
  expect(await intlAir.issue(late, { key: 'late', reference })).toEqual({ failure: 'holdExpired' })
  expect(await intlAir.issue(late, { key: 'nobody', reference: 'INOBODY' })).toEqual({ failure: 'referenceUnknown' })
})
