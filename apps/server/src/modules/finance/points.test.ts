import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getPointsEntries, getPointsStatistics } from '@sojourn/contract/finance/points.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { approveEveryAmount, couponsOf, refund, ticketedOrder } from '../../testing/after-sales'
import { book, detail, expectResult, within } from '../../testing/flights'
import { expectBooksToBalance } from '../../testing/ledger'
import { noticeOf, notify } from '../../testing/payments'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterEach(() => expectBooksToBalance(server))
afterAll(() => server.close())

const welcome = 2000
const serviceFee = 10_00
let day = 0

/** A personal trip that is paid, with points for a part of it, and ticketed. */
async function trip(points: number) {
  const { created, request, choice } = await book(server, 'employee', {
    date: `2027-01-${String(++day).padStart(2, '0')}`,
    travelType: 2,
  })
  const total = request.expectedTotal
  const { paymentNo } = expectResult(
    await server.call('employee', pay, { orderNos: [created.orderNo], settleType: 1, expectedTotal: total, points }),
  )
  await notify(server, noticeOf(server, paymentNo, total - points))
  await server.context.drainJobs()
  return { orderNo: created.orderNo, total, earned: Math.floor(choice.fare.ticketPrice / 100) }
}
const statistics = async () => expectResult(await server.call('employee', getPointsStatistics, {}))
const entries = async (request = {}) => expectResult(await server.call('employee', getPointsEntries, request)).list

test('[S7.07] points are earned by the ticket, spent at the payment and taken back with a refund', async () => {
  expect(await statistics()).toMatchObject({ balanceAmount: welcome, earned: welcome, spent: 0, expired: 0 })
  const { orderNo, total, earned } = await trip(500)
  expect(await statistics()).toMatchObject({
    balanceAmount: welcome - 500 + earned,
    earned: welcome + earned,
    spent: 500,
    nextExpiry: { points: welcome - 500, lastDay: '2027-11-01' },
  })

  const ticketed = await detail(server, 'employee', orderNo)
  const { total: back } = await refund(server, orderNo, couponsOf(ticketed))
  expect(back).toBeLessThan(total - serviceFee)
  const returned = (await entries({ direction: 'in' })).filter(({ kind }) => kind === 'return')
  // Our fee is owed by personal money before points; what is left of both is shared.
  expect(Math.abs(returned[0]!.points - (500 * back) / (total - serviceFee))).toBeLessThan(1)
  // A fee is kept, the journey is given up: nothing remains of its points, and nothing else is touched.
  expect(await statistics()).toMatchObject({ balanceAmount: welcome - 500 + returned[0]!.points, earned: welcome })
})

test('[handbook 11.1] points of a return trip go with its fares, leg by leg, and none of them remains or is taken twice', async () => {
  const { balanceAmount: before } = await statistics()
  const order = await ticketedOrder(server, {
    search: { date: '2027-02-08', returnDate: '2027-02-10' },
    wanted: within,
  })
  const fares = order.segments.map(({ ticketPrice }) => ticketPrice)
  const earned = Math.floor((fares[0]! + fares[1]!) / 100)
  const kept = async () => (await statistics()).balanceAmount - before
  expect(await kept()).toBe(earned)
  const [first, second] = couponsOf(order)
  await refund(server, order.orderNo, [first!])
  expect(await kept()).toBe(Math.floor((earned * fares[1]!) / (fares[0]! + fares[1]!)))
  await refund(server, order.orderNo, [second!])
  expect(await kept()).toBe(0)
})

test('[S1.04] [S2.39] the list is filtered by direction and day, pages by key, and names the order', async () => {
  const { orderNo } = await trip(0)
  const all = await entries({ size: 100 })
  expect(all[0]).toMatchObject({ kind: 'earn', orderNo })
  expect(all[0]!.title).toContain('→')
  expect(all.at(-1)).toMatchObject({ kind: 'adjust', points: welcome, balanceAfter: welcome, lastDay: '2027-11-01' })
  expect(await entries({ direction: 'out', size: 100 })).toAllSatisfy(({ points }) => points < 0)
  expect(await entries({ from: '2026-11-01', to: '2026-11-01' })).toHaveLength(1)
  const first = expectResult(await server.call('employee', getPointsEntries, { size: 2 }))
  const second = expectResult(await server.call('employee', getPointsEntries, { size: 2, cursor: first.next! }))
  expect([...first.list, ...second.list]).toEqual(all.slice(0, 4))
})

test('[S2.11] a company without a wallet has no points', async () => {
  const refused = { code: problems.walletClosed.code, status: 403 }
  expect(await server.call('employee@beichen.example', getPointsStatistics, {})).toMatchObject(refused)
  expect(await server.call('employee@beichen.example', getPointsEntries, {})).toMatchObject(refused)
})

test('[handbook 11.1] points end after twelve months, the oldest first', async () => {
  const { earned } = await trip(300)
  const { balanceAmount } = await statistics()
  await server.turn(366 * 24 * 60)
  expect(earned).toBeGreaterThan(0)
  expect(await statistics()).toMatchObject({ balanceAmount: 0, expired: balanceAmount })
  expect((await statistics()).nextExpiry).toBeUndefined()
})
