import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOrderLines, searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { getMonthSpend } from '@sojourn/contract/admin/orders/spend.calls'
import { getWhereaboutsCounts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { getHotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { getTrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { getLabRun, replayPolicies, tryPolicy } from '@sojourn/contract/products/policy-lab.calls'
import { getPolicy } from '@sojourn/contract/products/travel-policy.calls'
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
    for (const { orderNo, kind, phase, total } of list.slice(0, 8)) {
      const wasBought = kind === 'booking' && phase !== 'ended'
      // Its page says that it is paid.
      const payments = wasBought ? [expect.objectContaining({ amount: total })] : []
      expect(await open[product](orderNo)).toMatchObject({ success: true, result: { payments } })
    }
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

test.each([
  ['flight', 84],
  ['train', 63],
] as const)('[S2.46] a policy can be tried on what its people were shown of %s: %i options each', async (product, options) => {
  const period = { product, from: '2025-09-01', to: '2026-11-20' }
  const read = async (runId: string) => {
    await server.context.drainJobs()
    return expectResult(await server.call('admin', getLabRun, { runId }))
  }
  const { replay } = await read(expectResult(await server.call('admin', replayPolicies, period)).runId)
  expect(replay).toMatchObject({ same: replay!.verdicts, differing: [] })
  const { policy } = expectResult(await server.call('admin', getPolicy, { policyId: 'staff' }))
  const { policyId, version: _version, ...own } = policy!
  const draft = { ...own, [product]: { advanceDays: 90, handling: { advanceDays: 'forbid' as const } } }
  const request = { ...period, policyId, draft, everybody: true }
  const { trial } = await read(expectResult(await server.call('admin', tryPolicy, request)).runId)
  expect(trial!.sets).toBeGreaterThan(15)
  expect(trial!.offers).toBe(trial!.sets * options)
  expect(trial!.unknown).toBe(0)
  expect(trial!.after.refused.count).toBe(trial!.booked.orders)
  expect(trial!.booked.orders).toBeGreaterThan(10)
})
