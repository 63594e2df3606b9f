import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponStatesOf, ticketedOrder } from '../../../../testing/after-sales'
import { detail } from '../../../../testing/flights'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { soldSeats } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('[handbook 12] tickets that the carrier is late with come by themselves after twenty minutes, and the seats wait', async () => {
  const seats = await soldSeats(server)
  const order = await ticketedOrder(server, { search: { date: '2026-12-09' }, remark: '#ISSUE_DELAY' })
  expect([order.state, couponStatesOf(order)]).toEqual([1700, []])
  await server.turn(19)
  await server.context.drainJobs()
  expect((await detail(server, 'employee', order.orderNo)).state).toBe(1700)

  await server.turn(1)
  await server.context.drainJobs()
  const issued = await detail(server, 'employee', order.orderNo)
  expect([issued.state, couponStatesOf(issued)]).toEqual([1800, [0]])
  expect(await soldSeats(server)).toBe(seats + 1)
  await expectBooksToBalance(server)
})
