import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IntlAirExtraAnswer, IntlExtraCode } from '@sojourn/supply/ports/intl-air-extras'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { isStructured } from '@sojourn/supply/sandbox/intl-air/fares/rules'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  choiceOf,
  contextOf,
  granted,
  held,
  holdOf,
  inTransaction,
  intlAir,
  pickTrip,
  seed,
  slice,
  type Wanted,
} from './sandbox-intl-air.testing'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const adults = (count: number) => Array.from({ length: count }, () => 'adult' as const)
/** Economy of one flight whose own carrier flies it, sells it beside the fare and says what giving it back costs. */
const plain: Wanted = ({ validatingCarrier, cabins, seats, instantPayment }, { segments }) =>
  segments.length === 1 &&
  segments[0]!.operating === undefined &&
  cabins[0] === 'Y' &&
  seats > 9 &&
  !instantPayment &&
  isStructured(seed, validatingCarrier) &&
  airline(validatingCarrier)?.lowCost === false

async function heldFor(key: string, date: string, party: number) {
  const context = contextOf(database.pool)
  const trip = [slice(`SHA-SIN ${date}`)]
  const picks = await pickTrip(context, trip, [plain], { passengers: adults(party), limit: 200 })
  const pricing = { slices: trip, choices: picks.map(choiceOf), agreements: [], businessTravel: false, passengers: adults(party) }
  const priceAtMost = Math.max(...granted(await intlAir.extras(context, pricing)).map(({ price }) => price))
  const { reference } = await held(context, holdOf(key, trip, picks, adults(party)))
  return { key, reference, priceAtMost, party }
}
type Held = Awaited<ReturnType<typeof heldFor>>

/** Tickets of a hold, everybody with a seat of a kind. */
const issued = ({ key, reference, priceAtMost, party }: Held, code: IntlExtraCode) =>
  inTransaction(database.pool, async (context) => {
    const extras = adults(party).map((_, passenger) => ({ passenger, segment: 0, code, count: 1, priceAtMost }))
    return granted(await intlAir.issue(context, { key, reference, extras }))
  })
const seatsIn = (answers: readonly IntlAirExtraAnswer[] = []): string[] =>
  answers.flatMap((answer) => ('refused' in answer ? [] : (answer.seatNo ?? [])))

test('a seat of a flight is given once, to bookings that are ticketed at the same moment too; without any left it is refused', async () => {
  const bookings = [await heldFor('one', '2026-12-20', 5), await heldFor('two', '2026-12-20', 5)]
  const both = await Promise.all(bookings.map((booking) => issued(booking, 'legroom')))
  const given = both.flatMap(({ extras }) => seatsIn(extras))
  expect(given).toHaveLength(8)
  expect(new Set(given).size).toBe(8)
  expect(both.flatMap(({ extras }) => extras).filter((answer) => answer && 'refused' in answer)).toHaveLength(2)
  const again = await issued(bookings[0]!, 'legroom')
  expect(again.extras, 'asked again').toEqual(both[0]!.extras)
})

test('the seat of a ticket that is given back, or that leaves the flight, is free again; on another day it never was taken', async () => {
  const before = await issued(await heldFor('three', '2026-12-22', 8), 'legroom')
  const seats = seatsIn(before.extras).toSorted()
  expect(seats).toHaveLength(8)
  expect(seatsIn((await issued(await heldFor('four', '2026-12-23', 8), 'legroom')).extras).toSorted()).toEqual(seats)
  const context = contextOf(database.pool)
  const [back, leaves] = before.tickets.map(({ ticketNo }) => ticketNo)
  granted(await intlAir.refundAll(context, { key: 'back', lines: [{ ticketNo: back!, feeAtMost: 100_000_000 }] }))
  const asked = { ticketNos: [leaves!], slice: 0 }
  const [to] = granted(await intlAir.changeOffers(context, { ...asked, date: '2026-12-26', directOnly: true, limit: 1 }))
  const choice = { itineraryKey: to!.itinerary.itineraryKey, fareKey: to!.fareKey }
  granted(await intlAir.changeAll(context, { key: 'leaves', ...asked, to: choice, costAtMost: 100_000_000 }))
  const later = await issued(await heldFor('five', '2026-12-22', 3), 'legroom')
  expect(seatsIn(later.extras).toSorted()).toEqual(seatsIn(before.extras).slice(0, 2).toSorted())
})
