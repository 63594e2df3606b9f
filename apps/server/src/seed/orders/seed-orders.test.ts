import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOrderLines, searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { getMonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { getWhereaboutsCounts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { getTrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'
import { seedOrders } from './seed-orders'

// Closing looks at the books: what these orders moved sums to zero, and stands on the companies' credit lines.
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await seedOrders(server.database.config, server.context.vault, server.context.clock.now())
})
afterAll(() => server.close())

test('the demonstration begins with orders of every product that can be opened', async () => {
  const open = {
    flight: (orderId: string) => server.call('admin', getFlightOrderDetail, { orderId }),
    hotel: (orderId: string) => server.call('admin', getHotelOrderDetail, { orderId }),
    train: (orderId: string) => server.call('admin', getTrainOrderDetail, { orderId }),
  }
  for (const product of ['flight', 'hotel', 'train'] as const) {
    const { list } = expectResult(await server.call('admin', searchOrders, { product, size: 100 }))
    expect(list.length).toBeGreaterThan(10)
    for (const { orderNo } of list.slice(0, 8)) expect(await open[product](orderNo)).toMatchObject({ success: true })
  }
  const { list } = expectResult(await server.call('finance', searchOrderLines, { size: 100 }))
  expect(list.length).toBeGreaterThan(50)
})

test('and its home has people on the way today, and a spend of this month and a year ago', async () => {
  expect(expectResult(await server.call('admin', getWhereaboutsCounts, {})).people).toBeGreaterThan(2)
  const spend = expectResult(await server.call('admin', getMonthSpend, {}))
  expect(spend.amount).toBeGreaterThan(0)
  expect(spend.before).toBeGreaterThan(0)
})
