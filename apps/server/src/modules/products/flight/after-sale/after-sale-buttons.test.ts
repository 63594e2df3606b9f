import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { ticketedOrder } from '../../../../testing/after-sales'
import { detail, expectResult, type Wanted } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    "UPDATE travel_policy SET body = body #- '{flight,lowestPrice}' #- '{flight,advanceDays}' WHERE policy_id = 'staff'",
  )
})
afterAll(() => server.close())

const tier =
  (name: string): Wanted =>
  (_flight, fare) =>
    fare.ruleTier === name && fare.verdict !== 'forbidden'
const turnTo = (instant: number) =>
  server.turn(minutesBetween(server.context.clock.now().toISOString(), new Date(instant).toISOString()))
const hour = 3_600_000

/** Which buttons are open, on the order's page and in the list alike; those that are closed say why. */
async function buttons(orderNo: string) {
  const { actions } = await detail(server, 'employee', orderNo)
  const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
  expect(list.find((each) => each.orderNo === orderNo)?.actions).toEqual(actions)
  return Object.fromEntries(actions.map(({ action, enabled, reason }) => [action, enabled || reason]))
}

describe('[handbook 1.6] the buttons of a flight order follow its fare rules', () => {
  test('a promotional fare is not changed within four hours of departure; its fees still come back', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-14' }, wanted: tier('T5') })
    const departs = Date.parse(order.departAt)
    await turnTo(departs - 4 * hour)
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    await server.turn(1)
    expect(await buttons(order.orderNo)).toMatchObject({ change: expect.stringContaining('不可改期'), refund: true })
  })

  test('unless the carrier has moved the flight itself', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-03-16' }, wanted: tier('T5') })
    await server.database.pool.query(
      `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, can_refund_all, can_free_rebook, announced_at)
       VALUES (1, $1, 0, 'e', 'cancelled', true, true, $2)`,
      [order.orderNo, server.context.clock.now()],
    )
    await turnTo(Date.parse(order.departAt) - hour)
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    await server.database.pool.query(
      `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, can_refund_all, can_free_rebook, announced_at)
       VALUES (1, $1, 0, 'f', 'restored', false, false, $2)`,
      [order.orderNo, server.context.clock.now()],
    )
    expect(await buttons(order.orderNo), 'flown after all').toMatchObject({ change: expect.stringContaining('不可改期') })
  })

  test('[handbook 1.7] nor once everybody has checked in: that is given up first; one who has not keeps both open', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-04-14' }, wanted: tier('T3'), remark: '#CHECKED_IN' })
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    await turnTo(Date.parse(order.departAt) - hour)
    const closed = await buttons(order.orderNo)
    expect([closed['change'], closed['refund']]).toEqual([expect.stringContaining('已值机'), expect.stringContaining('已值机')])
    await server.database.pool.query(
      `UPDATE ticket SET coupons = coupons || '[{"segment": 0, "state": 0}]' WHERE order_no = $1`,
      [order.orderNo],
    )
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
  })

  test('other fares are changed and given back at a higher fee also after a no-show, for the year of the ticket', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-06-14' }, wanted: tier('T3'), remark: '#NOSHOW' })
    const { rows } = await server.database.pool.query<{ issued: Date }>(
      'SELECT min(issued_at) AS issued FROM ticket WHERE order_no = $1',
      [order.orderNo],
    )
    await turnTo(Date.parse(order.departAt) + 30 * hour)
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    const day = new Date(rows[0]!.issued.getTime() + 8 * hour).toISOString().slice(5, 10)
    const year = rows[0]!.issued.getUTCFullYear() + 1
    await turnTo(Date.parse(`${year}-${day}T23:59:00+08:00`))
    expect(await buttons(order.orderNo)).toMatchObject({ change: true, refund: true })
    await server.turn(1)
    const closed = await buttons(order.orderNo)
    expect([closed['change'], closed['refund']]).toEqual([expect.stringContaining('有效期'), expect.stringContaining('有效期')])
  })
})
