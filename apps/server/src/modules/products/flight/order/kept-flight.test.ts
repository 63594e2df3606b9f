import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFlightChangeInfo, searchFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import { couponsOf, quoteRefund, ticketedOrder } from '../../../../testing/after-sales'
import { detail, expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const bodiesOf = async (orderNo: string) => {
  const { rows } = await server.database.pool.query<{ body: object }>('SELECT body FROM order_segment WHERE order_no = $1', [
    orderNo,
  ])
  return rows.map(({ body }) => body)
}

/** The order's flight as the first version kept it. */
const keepAsBefore = (orderNo: string) =>
  server.database.pool.query(
    `UPDATE order_segment SET body = (body - 'version') || jsonb_build_object('departCity', depart_city, 'arriveCity', arrive_city)
       || jsonb_build_object('fare', body -> 'fare' || '{"seats": 9}')
     WHERE order_no = $1`,
    [orderNo],
  )

test('an order from before flights were kept in version 2 is shown, priced and changed as before', async () => {
  const order = await ticketedOrder(server)
  const { orderNo } = order
  const seen = async () => ({
    detail: await detail(server, 'employee', orderNo),
    refund: await quoteRefund(server, orderNo, couponsOf(order)),
    change: expectResult(await server.call('employee', getFlightChangeInfo, { orderId: orderNo })),
    terms: expectResult(
      await server.call('employee', searchFlightChange, { orderNo, coupons: couponsOf(order), departDate: '2026-12-11' }),
    ).terms,
  })
  const [written] = await bodiesOf(orderNo)
  expect(written).toMatchObject({ version: 2, flightNo: order.segments[0]!.flightNo })
  expect(Object.keys(written!)).not.toContain('departCity')
  const now = await seen()
  await keepAsBefore(orderNo)
  expect(await bodiesOf(orderNo)).toMatchObject([{ departCity: 'BJS', arriveCity: 'SHA', fare: { seats: 9 } }])
  expect(await seen()).toEqual(now)
})
