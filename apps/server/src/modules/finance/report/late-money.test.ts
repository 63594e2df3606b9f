import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchUnbilledLines } from '@sojourn/contract/finance/bill.calls'
import { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import { figures } from '@sojourn/domain/finance/report/figures'
import { addDays, chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../testing/flights'
import { stayOrder, type WantedRate } from '../../../testing/hotels'
import { settledStay } from '../../../testing/samples/world/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { recount } from '../bill/bill.testing'
import { followOrders } from './follow'
import { differingMonths, linesOf, recountOrders, reportOf, sumOf } from './report.testing'

const span = { from: '2026-01-01', to: '2027-12-31' }
const paidThere: WantedRate = (rate) =>
  rate.verdict !== 'forbidden' &&
  rate.confirmation === 'instant' &&
  rate.hotelType === 1 &&
  rate.guarantee?.time?.start === '18:00' &&
  rate.guarantee.change.kind !== 'noChange'
/** A guest who does not come loses the first of two nights. */
const firstNight: WantedRate = (rate) =>
  rate.verdict !== 'forbidden' &&
  rate.confirmation === 'instant' &&
  rate.hotelType === 2 &&
  rate.cancellation.steps.at(-1)?.penalty.kind === 'firstNight'

let server: TestServer
let paid: string
let guaranteed: string
let cancelled: string
const today = (): string => server.context.clock.now().toISOString().slice(0, 10)
/** Two nights that begin in so many days. */
const stay = async (days: number, wanted: WantedRate, remark: string): Promise<string> => {
  const [checkIn, checkOut] = [addDays(today(), days), addDays(today(), days + 2)]
  const guarantee = wanted === paidThere && { latestArrival: 1380, guarantee: { kind: 'company' as const } }
  const hotelType = wanted === paidThere ? 1 : 2
  const { orderNo } = await settledStay(server, { checkIn, checkOut, hotelType, wanted, more: { remark, ...guarantee } })
  return orderNo
}

beforeAll(async () => {
  server = await openTestServer()
  paid = await stay(2, firstNight, '#NO_SHOW')
  guaranteed = await stay(5, paidThere, '#NO_SHOW')
  cancelled = await stay(8, paidThere, '')
  await server.turn(2)
}, 120_000)
afterAll(() => server.close())

const read = () => reportOf(server, 'finance', { ...span, groupedBy: 'product' })
const company = () => recount(server, 1, '2025-12-31T16:00:00Z', '2027-12-31T16:00:00Z')

test('what comes back of a stay to which nobody came, and what is taken of a guarantee, is counted on its day, once', async () => {
  const issued = await read()
  const { total } = await stayOrder(server, 'employee', paid)
  expect(figures.amount.value(issued.now)).toBe(total)
  await server.turn((Date.parse(`${addDays(today(), 8)}T15:30:00Z`) - server.context.clock.now().getTime()) / 60_000)
  const rooms = [{ room: 0 }]
  const quote = expectResult(await server.call('employee', quoteHotelRefund, { orderNo: cancelled, rooms }))
  expect(quote.captured).toBeGreaterThan(0)
  const asked = { orderNo: cancelled, rooms, expectedTotal: quote.total, expectedPenalty: quote.penalty }
  expectResult(await server.call('employee', applyHotelRefund, asked))
  await server.context.drainJobs()
  await server.turn(24 * 60)

  const { now, groups } = await read()
  const { noShowReturned = 0, noShowPenalty = 0 } = await stayOrder(server, 'employee', paid)
  const { noShowPenalty: kept = 0 } = await stayOrder(server, 'employee', guaranteed)
  expect([noShowReturned, noShowPenalty, kept]).toAllSatisfy((amount: number) => amount > 0)
  expect(now.company).toBe(await company())
  expect(figures.amount.value(now)).toBe(total - noShowReturned + kept + quote.captured)
  expect(Object.fromEntries(groups.map((group) => [group.key, figures.amount.value(group.now)]))).toEqual(
    await recountOrders(server, 1),
  )
  expect(await differingMonths(server)).toBe(0)

  const late = (await linesOf(server, 'finance', span)).filter(({ sums }) => sums.returned + sums.alteration > 0)
  const back = late.filter(({ orderNo }) => orderNo === paid)
  expect([sumOf(back, 'returned'), sumOf(back, 'company')]).toEqual([noShowReturned, -noShowReturned])
  const unbilled = expectResult(await server.call('finance', searchUnbilledLines, { size: 100 })).list
  const posted = unbilled.find((line) => line.orderNo === paid && line.company < 0)!
  expect(back[0]!.issuedDay).toBe(localOf(posted.at, chinaOffsetMinutes).date)
  expect(
    sumOf(
      late.filter(({ orderNo }) => orderNo === guaranteed),
      'alteration',
    ),
  ).toBe(kept)
})

test.each([1_000, 1])('made anew from the beginning, they come to the same: %i orders at once', async (ordersOfPiece) => {
  const before = await read()
  await server.database.pool.query('TRUNCATE report_account, report_line, report_month')
  const { rows } = await server.database.pool.query<{ id: string }>("SELECT id FROM job WHERE kind = 'report.follow'")
  await followOrders(server.context, rows[0]!, ordersOfPiece)
  const { now, groups } = await read()
  expect({ now, groups }).toEqual({ now: before.now, groups: before.groups })
  expect(await differingMonths(server)).toBe(0)
})

test('broken off after its first piece, it says nothing of its time until it is whole', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>("SELECT id FROM job WHERE kind = 'report.follow'")
  await server.database.pool.query('TRUNCATE report_account, report_line, report_month')
  // It holds its job before each company and after each piece, which fails once.
  let held = 0
  const breaking = {
    get id() {
      held += 1
      return held === 2 ? 'no job' : rows[0]!.id
    },
  }
  await followOrders(server.context, breaking, 1)
  const begun = await read()
  expect(begun.now.tickets).toBeGreaterThan(0)
  expect(begun).not.toHaveProperty('followedAt')
  await followOrders(server.context, rows[0]!, 1)
  expect(await read()).toMatchObject({ followedAt: server.context.clock.now().toISOString() })
})
