import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFlightChangeInfo, getFlightRefundInfo } from '@sojourn/contract/products/flight/after-sales.calls'
import type { AirScheduleEvent } from '@sojourn/supply/ports/air'
import { approveEveryAmount, ticketedOrder } from '../../../../testing/after-sales'
import { detail, expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
const events: AirScheduleEvent[] = []
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
  const { context } = server
  Object.assign(context, { air: { ...context.air, scheduleEvents: async () => events } })
})
afterAll(() => server.close())

/** What the carrier announces next of a flight, as far as its watch has read it. */
async function announce(flightKey: string, kind: 'cancelled' | 'restored'): Promise<void> {
  const free = kind === 'cancelled'
  events.push({
    eventId: `${flightKey}-${kind}`,
    kind,
    flightKey,
    announcedAt: new Date(server.context.clock.now().getTime() + 60_000),
    ...(free && { protectedFlightKey: flightKey }),
    canRefundAll: free,
    canFreeRebook: free,
  })
  await server.turn(16)
}

test('[handbook 1.6] a flight that is flown after all costs again what its rules ask, and no other flight is kept for it', async () => {
  const date = server.context.clock.now().toISOString().slice(0, 10)
  const order = await ticketedOrder(server, { search: { date }, wanted: (_flight, { ruleTier }) => ruleTier > 'T1' })
  const { rows } = await server.database.pool.query<{ key: string }>(
    'SELECT service_key AS key FROM order_segment WHERE order_no = $1',
    [order.orderNo],
  )
  const free = async () => {
    const infos = [
      await server.call('employee', getFlightRefundInfo, { orderId: order.orderNo }),
      await server.call('employee', getFlightChangeInfo, { orderId: order.orderNo }),
    ]
    return infos.map((info) => expectResult(info).coupons[0]!.fee?.involuntary ?? false)
  }
  expect(await free()).toEqual([false, false])
  await announce(rows[0]!.key, 'cancelled')
  expect(await free()).toEqual([true, true])
  await announce(rows[0]!.key, 'restored')
  expect(await free()).toEqual([false, false])
  expect((await detail(server, 'employee', order.orderNo)).notices).toMatchObject([
    { kind: 'cancelled', canRefundAll: false, canFreeRebook: false },
    { kind: 'restored', canRefundAll: false, canFreeRebook: false },
  ])
})
