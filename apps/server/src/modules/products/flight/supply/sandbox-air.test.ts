import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAirFailure } from '@sojourn/supply/ports/air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import { air, contextOf, faults, held, holdRequest, inTransaction, now, pickFare, searchOn } from './sandbox-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

test('[handbook 1.4] 64 buyers at once get exactly the nine seats that are left', async () => {
  const pick = await pickFare(context, '2026-12-01', (fare) => fare.seats === 9 && fare.cabin === 'Y')
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, buyer) =>
      inTransaction(database.pool, (own) => air.hold(own, holdRequest(`rush-${buyer}`, [pick]))),
    ),
  )
  expect(answers.filter((answer) => !isAirFailure(answer))).toHaveLength(9)
  expect(answers.filter((answer) => isAirFailure(answer) && answer.failure === 'soldOut')).toHaveLength(55)
  const again = (await searchOn(context, '2026-12-01')).find((flight) => flight.flightKey === pick.flight.flightKey)
  expect(again?.fares.map((fare) => fare.fareKey)).not.toContain(pick.fare.fareKey)
  expect(await seatsInBooks(database.pool)).toEqual({ sold: 9, recorded: 9 })
})

test('[handbook 1.4] a party takes its seats in one class or none at all', async () => {
  const pick = await pickFare(context, '2026-12-02', (fare) => fare.seats === 2)
  const before = await seatsInBooks(database.pool)
  expect(await air.hold(context, holdRequest('party-3', [pick], 3))).toEqual({ failure: 'soldOut' })
  expect(await seatsInBooks(database.pool)).toEqual(before)
  const offered = await air.search(context, {
    departAirports: [pick.flight.departAirport],
    arriveAirports: [pick.flight.arriveAirport],
    date: '2026-12-02',
    party: 3,
    agreements: [],
    governmentOnly: false,
    businessTravel: false,
  })
  const seats = offered.flatMap((flight) => flight.fares.map((fare) => fare.seats))
  expect(Math.min(...seats)).toBeGreaterThanOrEqual(3)
})

test('the same key answers the same record, also when it comes eight times at once', async () => {
  const pick = await pickFare(context, '2026-12-03', (fare) => fare.seats >= 5)
  const request = holdRequest('same-key', [pick], 2)
  const before = await seatsInBooks(database.pool)
  const answers = await Promise.all(Array.from({ length: 8 }, () => held(context, request)))
  expect(new Set(answers.map((answer) => answer.pnr)).size).toBe(1)
  expect(answers[0]?.pnr).toMatch(/^[A-Z0-9]{6}$/)
  expect((await seatsInBooks(database.pool)).sold).toBe(before.sold + 2)
  expect(await held(contextOf(database.pool, new Date('2026-12-04T00:00:00Z')), request)).toEqual(answers[0])
})

test('a hold that is rolled back leaves no seat and no record', async () => {
  const pick = await pickFare(context, '2026-12-04', (fare) => fare.seats >= 2)
  const before = await seatsInBooks(database.pool)
  await inTransaction(database.pool, (own) => held(own, holdRequest('rolled-back', [pick])), 'ROLLBACK')
  expect(await seatsInBooks(database.pool)).toEqual(before)
})

test('[handbook 1.7] an expired hold cannot be ticketed, and its seats return once', async () => {
  const pick = await pickFare(context, '2026-12-05', (fare) => fare.seats >= 3)
  const before = await seatsInBooks(database.pool)
  const { pnr } = await held(context, holdRequest('expiring', [pick], 3))
  const later = contextOf(database.pool, new Date(now.getTime() + 31 * 60_000))
  expect(await air.issue(later, { key: 'late', pnr })).toEqual({ failure: 'holdExpired' })
  await Promise.all([air.release(later, { pnr }), air.release(later, { pnr })])
  expect(await seatsInBooks(database.pool)).toEqual(before)
  expect(await air.issue(later, { key: 'later', pnr })).toEqual({ failure: 'holdExpired' })
})

test('releasing twice at once gives the seats back once', async () => {
  const pick = await pickFare(context, '2026-12-06', (fare) => fare.seats >= 2)
  const before = await seatsInBooks(database.pool)
  const { pnr } = await held(context, holdRequest('released', [pick], 2))
  await Promise.all([air.release(context, { pnr }), air.release(context, { pnr }), air.release(context, { pnr })])
  expect(await seatsInBooks(database.pool)).toEqual(before)
})

test('[handbook 1.5] a dearer fare asks first; a lower expectation is never overrun', async () => {
  const pick = await pickFare(context, '2026-12-07', (fare) => fare.seats >= 2)
  const cheap = { ...holdRequest('cheap', [pick]), expectedPrices: [pick.fare.ticketPrice - 100] }
  expect(await air.hold(context, cheap)).toEqual({ failure: 'priceChanged', prices: [pick.fare.ticketPrice] })
})

test('fault words in the remark or a name force their outcome', async () => {
  const pick = await pickFare(context, '2026-12-08', (fare) => fare.seats >= 5)
  expect(await air.hold(context, holdRequest('f-sold-out', [pick], 1, 'SOLD_OUT'))).toEqual({ failure: 'soldOut' })
  const raised = pick.fare.ticketPrice + 6000
  const dearer = holdRequest('f-price-up', [pick], 1, 'PRICE_UP')
  expect(await air.hold(context, dearer)).toEqual({ failure: 'priceChanged', prices: [raised] })
  const accepted = { ...dearer, key: 'f-price-accepted', expectedPrices: [raised] }
  expect((await held(context, accepted)).journeys[0]?.fare.ticketPrice).toBe(raised)
  const named = {
    ...holdRequest('f-issue', [pick]),
    passengers: [{ name: 'LI/MING#ISSUE_FAIL', passenger: 'adult' as const, credentialType: 2, credentialNumber: 'E1' }],
  }
  const { pnr } = await held(context, named)
  expect(await air.issue(context, { key: 'f-issue', pnr })).toEqual({ failure: 'issueFailed' })
})

test('a request that reaches the carrier twice books and tickets once', async () => {
  const pick = await pickFare(context, '2026-12-08', (fare) => fare.seats >= 5)
  const before = await seatsInBooks(database.pool)
  const { pnr } = await held(context, holdRequest('f-twice', [pick], 2, 'DUPLICATE'))
  expect(await air.issue(context, { key: 'f-twice', pnr })).toMatchObject({ tickets: [{ passenger: 0 }, { passenger: 1 }] })
  expect((await seatsInBooks(database.pool)).sold).toBe(before.sold + 2)
})

test('a slow carrier answers late but rightly', async () => {
  const pick = await pickFare(context, '2026-12-08', (fare) => fare.seats >= 5)
  faults.slowMilliseconds = 60
  const started = performance.now()
  await held(context, holdRequest('f-slow', [pick], 1, 'SLOW'))
  expect(performance.now() - started).toBeGreaterThanOrEqual(59)
})

test('a fault that is forced for everybody ends when it is lifted', async () => {
  const pick = await pickFare(context, '2026-12-09', (fare) => fare.seats >= 5)
  const ask = {
    choices: [{ flightKey: pick.flight.flightKey, fareKey: pick.fare.fareKey }],
    party: 1,
    agreements: [],
    businessTravel: false,
  }
  faults.forced.add('SOLD_OUT')
  expect(await air.price(context, ask)).toEqual({ failure: 'soldOut' })
  faults.forced.delete('SOLD_OUT')
  expect(await air.price(context, ask)).toMatchObject({
    journeys: [{ fare: { fareKey: pick.fare.fareKey, ticketPrice: pick.fare.ticketPrice } }],
  })
})
