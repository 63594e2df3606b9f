import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPaymentState } from '@sojourn/contract/booking/payment.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('paid by the company, refused by the carrier: the order and its payment say to whom the money went back, and when', async () => {
  const order = await ticketedOrder(server, { search: { date: '2026-12-09' }, remark: '#ISSUE_FAIL' })
  expect(order.state).toBe(1801)
  expect(order.payments.map(({ way, state }) => [way, state])).toEqual([['企业月结', 'refunded']])
  expect(order.nextStep).toMatch(/^出票失败，座位已释放，可重新预订；¥[\d,.]+ 已于 \d\d-\d\d \d\d:\d\d 退回企业月结$/)
  expect(order.history.at(-1)?.sentence).toBe('出票失败：承运方未能出票')
  const { rows } = await server.database.pool.query<{ payment_no: string }>(
    'SELECT payment_no FROM payment WHERE order_nos @> ARRAY[$1]',
    [order.orderNo],
  )
  const { state } = expectResult(await server.call('employee', getPaymentState, { paymentNo: rows[0]!.payment_no }))
  expect(state).toBe('refunded')
})
