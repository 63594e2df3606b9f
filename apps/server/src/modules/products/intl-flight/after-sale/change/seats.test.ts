import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawOrder } from '@sojourn/contract/booking/order.calls'
import { asking } from '../../../../booking/lifecycle/asking'
import { approveEveryAmount } from '../../../../../testing/after-sales'
import { decide, expectResult } from '../../../../../testing/flights'
import {
  askIntlChange,
  oneTicket,
  proposeIntlChange,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, type IntlWanted } from '../../../../../testing/intl-flight/orders'
import { brokenInvariants } from '../../../../../testing/invariants'
import { creditOf, expectBooksToBalance } from '../../../../../testing/ledger'
import { seatsInBooks } from '../../../../../testing/seats-in-books'
import { openTestServer, type TestServer } from '../../../../../testing/server'

let server: TestServer
let week = 0
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
  await givePassport(server, 'employee')
})
beforeEach(() => {
  week += 7
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const flexible: IntlWanted = (fare, itinerary) => oneTicket(fare, itinerary) && ['free', 'fee'].includes(fare.digest.change)
const dayIn = (days: number): string => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10)

async function returnTicketed() {
  const order = await ticketedIntl(server, { date: dayIn(week), returnDate: dayIn(week + 3), wanted: flexible })
  return { order, wish: { ticketNos: ticketNosOf(order), slice: 1, departDate: dayIn(week + 5) } }
}
const broken = () => brokenInvariants(server.database.pool, server.context.clock.now())
const sold = async () => (await seatsInBooks(server.database.pool)).sold

/** Everybody else buys all that is left of the flights that a change waits for. */
async function sellOut(departDate: string): Promise<void> {
  await server.database.pool.query(
    `UPDATE sandbox_air_sale SET sold = array_fill(400, ARRAY[cardinality(sold)]) WHERE flight_date = $1 AND cardinality(sold) > 0`,
    [departDate],
  )
}

test('seats of a change are held while approvers decide: a fare that sells out meanwhile is still theirs', async () => {
  const { order, wish } = await returnTicketed()
  const before = await sold()
  const { answer, offer } = await askIntlChange(server, order.orderNo, wish)
  const { orderNo } = expectResult(answer)
  const waiting = await intlDetail(server, 'employee', orderNo)
  expect(waiting.state).toBe(20)
  expect((await sold()) - before, 'held beside those that it has').toBe(offer.segments.length)
  expect(await broken()).toEqual([])
  await sellOut(offer.segments[0]!.departDate)
  expect((await settleIntl(server, 'employee', orderNo)).state).toBe(1821)
})

test('what nobody has any seats of is refused at once, and costs nothing', async () => {
  const { order, wish } = await returnTicketed()
  const credit = await creditOf(server)
  const real = server.context.intlAir
  const soldOut: typeof real.holdChange = async () => ({ failure: 'soldOut' })
  Object.assign(server.context, { intlAir: { ...real, holdChange: soldOut } })
  const { answer } = await askIntlChange(server, order.orderNo, wish)
  Object.assign(server.context, { intlAir: real })
  expect(answer).toMatchObject({ success: false, field: 'itineraryKey' })
  expect(await creditOf(server)).toEqual(credit)
  const again = expectResult((await askIntlChange(server, order.orderNo, wish)).answer)
  expectResult(await server.call('employee', withdrawOrder, { orderNo: again.orderNo }))
})

test('refused by an approver, withdrawn or lapsed, the seats go back', async () => {
  const { order, wish } = await returnTicketed()
  const before = await sold()
  const refused = expectResult((await askIntlChange(server, order.orderNo, wish)).answer)
  expectResult(await decide(server, 'manager', refused.orderNo, 'reject', '改期不合适'))
  await server.context.drainJobs()
  expect(await sold()).toBe(before)

  const withdrawn = expectResult((await askIntlChange(server, order.orderNo, wish)).answer)
  expect(await sold()).toBeGreaterThan(before)
  expectResult(await server.call('employee', withdrawOrder, { orderNo: withdrawn.orderNo }))
  await server.context.drainJobs()
  expect(await sold()).toBe(before)

  const lapsed = expectResult((await askIntlChange(server, order.orderNo, wish)).answer)
  expect(await sold()).toBeGreaterThan(before)
  await server.turn(25 * 60)
  expect((await intlDetail(server, 'employee', lapsed.orderNo)).state).not.toBe(20)
  expect(await sold()).toBe(before)
  expect(await broken()).toEqual([])
})

test('the last seats are those of one change: of two the second hears that they are gone', async () => {
  const { order, wish } = await returnTicketed()
  const { request, offer } = await proposeIntlChange(server, order.orderNo, wish)
  const { context } = server
  const { itineraryKey, fareKey, ticketNos, slice } = request
  const holdUntil = new Date(context.clock.now().getTime() + 3_600_000)
  const hold = (key: string) =>
    context.intlAir.holdChange(asking(context), {
      key,
      ticketNos,
      slice,
      to: { itineraryKey, fareKey },
      costAtMost: 100_000_00,
      holdUntil,
    })
  const before = await sold()
  const held: string[] = []
  let last = await hold('buyer/0')
  for (let count = 1; 'reference' in last; count++) {
    held.push(last.reference)
    last = await hold(`buyer/${count}`)
  }
  expect(last).toEqual({ failure: 'soldOut' })
  expect(held.length).toBeGreaterThanOrEqual(offer.seats === 10 ? 9 : offer.seats)
  for (const reference of [...held, ...held]) await context.intlAir.release(asking(context), { reference })
  expect(await sold(), 'given back twice changes nothing').toBe(before)
})
