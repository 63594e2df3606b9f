import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveEveryAmount, change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { balanceOf, expectBooksToBalance } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,afterSalesFees}', $1) WHERE enterprise_id = 1`,
    [JSON.stringify({ refund: 15_00, change: 20_00 })],
  )
})
afterAll(() => server.close())

test('[handbook 6.4] a change: the carrier’s fee is owed to the carrier, ours is income', async () => {
  const order = await ticketedOrder(server, { search: { date: '2026-12-10' } })
  const dearer = order.segments[0]!.ticketPrice + 1
  const changed = await change(
    server,
    order.orderNo,
    couponsOf(order),
    '2026-12-16',
    (_flight, fare) => fare.ticketPrice >= dearer,
  )
  const [line] = changed.order.alters
  expect(line!.fee).toBeGreaterThan(0)
  const on = (account: string) => balanceOf(server, changed.order.orderNo, account)
  expect(await on('revenue.serviceFee')).toBe(-20_00)
  expect(await on('supplier.changeFee')).toBe(-line!.fee)
  expect(await on('supplier.payable')).toBe(-(line!.fareDifference + line!.fuelDifference))
  await expectBooksToBalance(server)
})

test('[handbook 6.4] a refund: the carrier keeps its fee, ours is income, and nothing else is left with the carrier', async () => {
  const order = await ticketedOrder(server, { search: { date: '2026-12-11' } })
  const before = await balanceOf(server, order.orderNo, 'supplier.payable')
  const back = await refund(server, order.orderNo, couponsOf(order))
  const [line] = back.order.alters
  const on = (account: string) => balanceOf(server, back.order.orderNo, account)
  expect(await on('revenue.serviceFee')).toBe(-15_00)
  expect(await on('supplier.refundFee')).toBe(-line!.fee)
  expect((await on('supplier.payable')) + before).toBe(0)
  await expectBooksToBalance(server)
})
