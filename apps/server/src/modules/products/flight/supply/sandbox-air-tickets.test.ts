import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, epochDay } from '@sojourn/domain/kit/local-date'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { disruptionOf } from '@sojourn/supply/sandbox/air/disruptions'
import type { AirFault } from '@sojourn/supply/sandbox/air/faults'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import {
  air,
  contextOf,
  granted,
  held,
  holdRequest,
  network,
  now,
  pickFare,
  searchOn,
  shanghaiBeijing,
  type Pick,
} from './sandbox-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())

async function ticketed(key: string, picks: readonly Pick[], party = 1, fault?: AirFault) {
  const { pnr } = await held(context, holdRequest(key, picks, party, fault))
  return granted(await air.issue(context, { key, pnr }))
}

const carriedBy = (carrier: string) => (_: unknown, flight: { carrier: string }) => flight.carrier === carrier

test('[handbook 1.7] one ticket per passenger and carrier, numbered with the carrier’s prefix', async () => {
  const out = await pickFare(context, '2026-12-10', (fare, flight) => fare.seats >= 3 && flight.carrier === 'CA')
  const back = await pickFare(
    context,
    '2026-12-12',
    (fare, flight) => fare.seats >= 3 && flight.carrier === 'MU',
    shanghaiBeijing,
  )
  const { pnr, tickets } = await ticketed('two-carriers', [out, back], 2)
  expect(tickets.map(({ passenger, carrier, coupons }) => [passenger, carrier, coupons])).toEqual([
    [0, 'MU', [{ journey: 1, state: 'open' }]],
    [0, 'CA', [{ journey: 0, state: 'open' }]],
    [1, 'MU', [{ journey: 1, state: 'open' }]],
    [1, 'CA', [{ journey: 0, state: 'open' }]],
  ])
  for (const { ticketNo, carrier } of filled(tickets))
    expect(ticketNo).toMatch(carrier === 'CA' ? /^999-\d{10}$/ : /^781-\d{10}$/)
  expect(new Set(tickets.map(({ ticketNo }) => ticketNo)).size).toBe(4)
  expect(granted(await air.issue(context, { key: 'two-carriers', pnr })).tickets).toEqual(tickets)
})

test('issuing eight times at once makes one set of tickets', async () => {
  const pick = await pickFare(context, '2026-12-10', (fare) => fare.seats >= 5)
  const { pnr } = await held(context, holdRequest('issue-8', [pick], 2))
  const answers = await Promise.all(Array.from({ length: 8 }, () => air.issue(context, { key: 'issue-8', pnr })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(granted(answers[0] ?? { failure: 'pnrUnknown' as const }).tickets).toHaveLength(2)
})

test('a ticketed record keeps its seats past the hold', async () => {
  const pick = await pickFare(context, '2026-12-11', (fare) => fare.seats >= 2)
  const { pnr } = await ticketed('kept', [pick])
  const before = await seatsInBooks(database.pool)
  const later = contextOf(database.pool, new Date(now.getTime() + 86_400_000))
  await air.release(later, { pnr })
  expect((await seatsInBooks(database.pool)).sold).toBe(before.sold)
})

test('a void on the day of issue gives all seats back, a day later it is refused', async () => {
  const pick = await pickFare(context, '2026-12-13', (fare) => fare.seats >= 5)
  const before = await seatsInBooks(database.pool)
  const { pnr } = await ticketed('void', [pick], 3)
  expect(await air.voidTickets(context, { key: 'void', pnr })).toEqual({ done: true })
  expect(await air.voidTickets(context, { key: 'void', pnr })).toEqual({ done: true })
  expect(await seatsInBooks(database.pool)).toEqual(before)
  const other = await ticketed('void-late', [pick])
  const tomorrow = contextOf(database.pool, new Date('2026-11-20T16:00:00Z'))
  expect(await air.voidTickets(tomorrow, { key: 'void-late', pnr: other.pnr })).toEqual({ failure: 'notRefundable' })
})

test('[handbook 1.6] a refund follows the rule of its fare, pays fees back and happens once', async () => {
  const pick = await pickFare(context, '2026-12-14', (fare) => fare.seats >= 3 && fare.ruleTier === 'T3')
  const { tickets } = await ticketed('refund', [pick], 2)
  const before = await seatsInBooks(database.pool)
  const ticketNo = tickets[0]?.ticketNo ?? ''
  const request = { key: 'refund-1', ticketNo, journeys: [0], commit: false }
  const { ticketPrice } = pick.fare
  const fee = Math.round((ticketPrice * 0.2) / 100) * 100
  const fees = { fee, buildFee: 5000, fuelFee: 2000, refund: ticketPrice - fee + 7000 }
  const line = { journey: 0, ticketPrice, ...fees, ruleTier: 'T3', involuntary: false }
  expect(await air.refund(context, request)).toEqual({ lines: [line] })
  expect(await seatsInBooks(database.pool)).toEqual(before)
  const answers = await Promise.all([
    air.refund(context, { ...request, commit: true }),
    air.refund(context, { ...request, commit: true }),
  ])
  expect(answers).toContainEqual({ lines: [line] })
  expect(await air.refund(context, { ...request, commit: true })).toEqual({ lines: [line] })
  expect((await seatsInBooks(database.pool)).sold).toBe(before.sold - 1)
  expect(await air.refund(context, { ...request, key: 'refund-2', commit: true })).toEqual({ failure: 'couponNotOpen' })
})

test('[handbook 13.1] after the last cut-off a promotional fare returns its fees only', async () => {
  const pick = await pickFare(context, '2027-01-20', (fare) => fare.ruleTier === 'T5')
  const { tickets } = await ticketed('too-late', [pick], 1, 'NOSHOW')
  const departed = contextOf(database.pool, new Date('2027-01-21T00:00:00Z'))
  const quote = granted(
    await air.refund(departed, { key: 'too-late', ticketNo: tickets[0]?.ticketNo ?? '', journeys: [0], commit: false }),
  )
  expect(quote.lines[0]?.refund).toBe(7000)
})

test('[handbook 1.6] a change costs fee and difference, moves one seat and makes a new ticket once', async () => {
  const old = await pickFare(
    context,
    '2026-12-15',
    (fare, flight) => carriedBy('MU')(fare, flight) && fare.ruleTier === 'T3' && fare.seats >= 3,
  )
  const dearer = await pickFare(
    context,
    '2026-12-17',
    (fare, flight) => carriedBy('MU')(fare, flight) && fare.ticketPrice > old.fare.ticketPrice && fare.seats >= 2,
  )
  const { tickets } = await ticketed('change', [old], 2)
  const before = await seatsInBooks(database.pool)
  const to = { flightKey: dearer.flight.flightKey, fareKey: dearer.fare.fareKey }
  const request = { key: 'change-1', ticketNo: tickets[0]?.ticketNo ?? '', journey: 0, to, commit: false }
  const quote = {
    fee: Math.round(old.fare.ticketPrice / 1000) * 100,
    fareDifference: dearer.fare.ticketPrice - old.fare.ticketPrice,
    fuelDifference: 0,
    ticketPrice: old.fare.ticketPrice,
    ruleTier: 'T3',
    involuntary: false,
  }
  expect(await air.change(context, request)).toEqual(quote)
  const changed = granted(await air.change(context, { ...request, commit: true }))
  expect(changed).toEqual({ ...quote, newTicketNo: expect.stringMatching(/^781-\d{10}$/) })
  expect(await air.change(context, { ...request, commit: true })).toEqual(changed)
  const after = await seatsInBooks(database.pool)
  expect(after).toEqual(before)
  expect(await air.change(context, { ...request, key: 'change-2', commit: true })).toEqual({ failure: 'couponNotOpen' })
  const refund = granted(
    await air.refund(context, { key: 'changed', ticketNo: changed.newTicketNo ?? '', journeys: [0], commit: false }),
  )
  expect(refund.lines[0]).toMatchObject({ ticketPrice: dearer.fare.ticketPrice, ruleTier: 'T3' })
})

test('a change to another carrier or another route is refused, to another class of the same flight it is not', async () => {
  const old = await pickFare(
    context,
    '2026-12-16',
    (fare, flight) => flight.carrier === 'MU' && fare.seats >= 3 && fare.ruleTier === 'T4',
  )
  const { tickets } = await ticketed('refused', [old])
  const to = async (pick: Pick, key: string, commit = false) =>
    air.change(context, {
      key,
      ticketNo: tickets[0]?.ticketNo ?? '',
      journey: 0,
      to: { flightKey: pick.flight.flightKey, fareKey: pick.fare.fareKey },
      commit,
    })
  const otherCarrier = await pickFare(context, '2026-12-16', (fare, flight) => flight.carrier === 'CA' && fare.seats >= 3)
  const otherRoute = await pickFare(
    context,
    '2026-12-16',
    (fare, flight) => flight.carrier === 'MU' && fare.seats >= 3,
    shanghaiBeijing,
  )
  expect(await to(otherCarrier, 'other-carrier')).toEqual({ failure: 'notChangeable' })
  expect(await to(otherRoute, 'other-route')).toEqual({ failure: 'notChangeable' })
  const upgrade = old.flight.fares.find((fare) => fare.cabin === 'Y' && fare.ruleTier === 'T1')
  if (!upgrade) throw new Error('no full fare on this flight')
  const before = await seatsInBooks(database.pool)
  expect(granted(await to({ flight: old.flight, fare: upgrade }, 'upgrade', true)).newTicketNo).toBeDefined()
  expect(await seatsInBooks(database.pool)).toEqual(before)
})

test('[handbook 1.6] a flight that its carrier cancels is refunded whole and changed free in the same cabin', async () => {
  const cancelled = await cancelledFlight()
  const { tickets } = await ticketed('cancelled', [cancelled.pick])
  const ticketNo = tickets[0]?.ticketNo ?? ''
  const before = contextOf(database.pool, new Date(cancelled.announced - 60_000))
  const after = contextOf(database.pool, new Date(cancelled.announced))
  const refund = { key: 'cancelled', ticketNo, journeys: [0], commit: false }
  expect(granted(await air.refund(before, refund)).lines[0]?.fee).toBeGreaterThan(0)
  expect(granted(await air.refund(after, refund)).lines[0]?.fee).toBe(0)
  const { carrier } = cancelled.pick.flight
  const next = addDays(cancelled.pick.flight.departDate, 1)
  const other = await pickFare(after, next, (fare, flight) => flight.carrier === carrier && fare.cabin === 'Y')
  const upper = await pickFare(after, next, (fare, flight) => flight.carrier === carrier && fare.cabin === 'C')
  const to = ({ flight, fare }: Pick) => ({ flightKey: flight.flightKey, fareKey: fare.fareKey })
  const change = { key: 'cancelled-change', ticketNo, journey: 0, commit: false }
  expect(await air.change(after, { ...change, to: to(other) })).toMatchObject({ fee: 0, fareDifference: 0, involuntary: true })
  expect(granted(await air.change(after, { ...change, to: to(upper) })).fareDifference).toBeGreaterThan(0)
})

test('seats that are held of a flight that its carrier cancels become no tickets, neither new ones nor by a change', async () => {
  const { pick, announced } = await cancelledFlight()
  const { departDate, flightKey, carrier } = pick.flight
  const [before, after] = [announced - 60_000, announced].map((ms) => contextOf(database.pool, new Date(ms))) as [
    SupplyContext,
    SupplyContext,
  ]
  const late = await pickFare(before, departDate, (fare, flight) => flight.flightKey === flightKey && fare.seats >= 2)
  const holdLate = (key: string) => held(before, { ...holdRequest(key, [late]), holdUntil: new Date(announced + 3_600_000) })
  const { pnr } = await holdLate('held-cancelled')
  const accepted = [late.fare.ticketPrice * 2]
  expect(await air.reprice(after, { pnr, accepted })).toEqual({ failure: 'soldOut' })
  expect(await air.issue(after, { key: 'held-cancelled', pnr })).toEqual({ failure: 'soldOut' })

  const other = await pickFare(context, addDays(departDate, 3), carriedBy(carrier))
  const { tickets } = await ticketed('change-to-cancelled', [other])
  const seats = await holdLate('change-to-cancelled-seats')
  const to = { flightKey, fareKey: late.fare.fareKey }
  const request = { key: 'change-to-cancelled', ticketNo: tickets[0]!.ticketNo, journey: 0, to, commit: true }
  const taking = { ...request, held: { pnr: seats.pnr, at: before.now } }
  expect(await air.change(after, taking)).toEqual({ failure: 'soldOut' })
  expect(granted(await air.change(before, taking)).newTicketNo).toBeTruthy()
})

test('[handbook 1.7] a coupon is open, checked in, used or unused as its flight leaves, and only an open one is taken back', async () => {
  const pick = await pickFare(context, '2026-12-18', (fare) => fare.seats >= 5)
  const stateOf = async (ticketNo: string, at: string) =>
    (await air.coupons(contextOf(database.pool, new Date(at)), { ticketNos: [ticketNo] })).map(({ state }) => state)
  const names = ['ordinary', 'checked-in', 'no-show'] as const
  const faults = { ordinary: undefined, 'checked-in': 'CHECKED_IN', 'no-show': 'NOSHOW' } as const
  const expected = {
    ordinary: ['open', 'open', 'used'],
    'checked-in': ['open', 'checkedIn', 'used'],
    'no-show': ['open', 'open', 'open'],
  }
  const departs = Date.parse(`${pick.flight.departDate}T${pick.flight.departTime}:00+08:00`)
  const moments = [departs - 25 * 3_600_000, departs - 3_600_000, departs].map((at) => new Date(at).toISOString())
  for (const name of names) {
    const { tickets } = await ticketed(`coupon-${name}`, [pick], 1, faults[name])
    const ticketNo = tickets[0]?.ticketNo ?? ''
    const seen = await Promise.all(moments.map(async (at) => (await stateOf(ticketNo, at))[0]))
    expect(seen).toEqual(expected[name])
    for (const [index, at] of moments.entries()) {
      const request = { key: `coupon-${name}`, ticketNo, journeys: [0], commit: false }
      const answer = await air.refund(contextOf(database.pool, new Date(at)), request)
      expect('failure' in answer).toBe(seen[index] !== 'open')
    }
  }
})

test('[handbook 1.6] seats held for a change are taken over at the fee of the moment when they were held', async () => {
  const old = await pickFare(context, '2026-12-19', (fare, flight) => carriedBy('MU')(fare, flight) && fare.ruleTier === 'T3')
  const other = await pickFare(context, '2026-12-22', (fare, flight) => carriedBy('MU')(fare, flight) && fare.ruleTier === 'T1')
  const { tickets } = await ticketed('take-over', [old])
  const before = await seatsInBooks(database.pool)
  const departs = Date.parse(`${old.flight.departDate}T${old.flight.departTime}:00+08:00`)
  const atCut = new Date(departs - 168 * 3_600_000)
  const afterCut = new Date(atCut.getTime() + 1000)
  const { pnr } = await held(contextOf(database.pool, atCut), {
    ...holdRequest('take-over-seats', [other]),
    holdUntil: afterCut,
  })
  const to = { flightKey: other.flight.flightKey, fareKey: other.fare.fareKey }
  const request = { key: 'take-over', ticketNo: tickets[0]?.ticketNo ?? '', journey: 0, to }
  const later = contextOf(database.pool, afterCut)
  const now = granted(await air.change(later, { ...request, commit: false }))
  const taken = granted(await air.change(later, { ...request, held: { pnr, at: atCut }, commit: true }))
  expect(taken.fee).toBe(Math.round((old.fare.ticketPrice * 0.1) / 100) * 100)
  expect(now.fee).toBe(Math.round((old.fare.ticketPrice * 0.2) / 100) * 100)
  expect(await seatsInBooks(database.pool)).toEqual(before)
})

/** The first economy fare with a fee for returning it, on a Beijing–Shanghai flight that will be cancelled. */
async function cancelledFlight() {
  for (let ahead = 12; ahead < 90; ahead++) {
    for (const flight of await searchOn(context, addDays('2026-11-20', ahead))) {
      const [part] = network.find(flight.flightNo, flight.departAirport + flight.arriveAirport)
      const disruption = part && disruptionOf(part, epochDay(flight.departDate))
      const fare = flight.fares.find((each) => each.cabin === 'Y' && each.ruleTier > 'T2')
      if (disruption?.kind === 'cancelled' && fare && flight.fares.some(({ cabin }) => cabin === 'C')) {
        return { pick: { flight, fare }, announced: disruption.announcedMs }
      }
    }
  }
  throw new Error('no flight is cancelled')
}
