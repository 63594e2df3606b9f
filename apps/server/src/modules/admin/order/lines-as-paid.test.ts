import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchOrderLines, searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { orderCar } from '../../../testing/cars'
import { expectResult } from '../../../testing/flights'
import { settledStay } from '../../../testing/samples/world/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { changeTrain, ticketedTrain, ticketsOf, type SeatWanted } from '../../../testing/trains'
import { inCompany } from '../../../work'
import { departmentSpend } from '../../booking/approval/list-store'

let server: TestServer
const orders = { ride: '', changed: '', stay: '', guaranteed: '' }
const seated =
  (wanted: string): SeatWanted =>
  (_train, { seat, seats }) =>
    seat === wanted && seats > 4
/** Of two nights to which nobody comes. */
const stay = async (days: number, hotelType: 1 | 2): Promise<string> => {
  const today = server.context.clock.now().toISOString().slice(0, 10)
  const [checkIn, checkOut] = [addDays(today, days), addDays(today, days + 2)]
  const guarantee = hotelType === 1 && { latestArrival: 1380, guarantee: { kind: 'company' as const } }
  const { orderNo } = await settledStay(server, {
    checkIn,
    checkOut,
    hotelType,
    wanted: (rate) =>
      rate.verdict !== 'forbidden' &&
      rate.confirmation === 'instant' &&
      rate.hotelType === hotelType &&
      (hotelType === 1 ? rate.guarantee?.time?.start === '18:00' : rate.cancellation.steps.at(-1)?.penalty.kind === 'firstNight'),
    more: { remark: '#NO_SHOW', ...guarantee },
  })
  return orderNo
}

beforeAll(async () => {
  server = await openTestServer()
  orders.ride = await orderCar(server, 'employee')
  orders.stay = await stay(2, 2)
  orders.guaranteed = await stay(5, 1)
  const order = await ticketedTrain(server, { search: { fastOnly: false, date: '2026-11-30' }, wanted: seated('4') })
  orders.changed = (
    await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-03', { wanted: seated('3') })
  ).order.orderNo
  for (let day = 0; day < 9; day++) await server.turn(24 * 60)
}, 120_000)
afterAll(() => server.close())

const lines = async () => expectResult(await server.call('finance', searchOrderLines, { size: 50 })).list
const paidFor = async (orderNo: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ paid: number }>(
    `SELECT coalesce(-sum(amount), 0)::bigint AS paid FROM ledger_entry
     WHERE order_no = $1 AND (account LIKE 'supplier.%' OR account LIKE 'revenue.%')`,
    [orderNo],
  )
  return rows[0]!.paid
}
const asked = async (orderNo: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ total: number }>('SELECT total FROM orders WHERE order_no = $1', [orderNo])
  return rows[0]!.total
}

test.each(['ride', 'changed', 'stay', 'guaranteed'] as const)(
  '[S2.47] the lines of an order come to what was paid for it in the end, part by part: %s',
  async (name) => {
    const own = (await lines()).filter(({ orderNo }) => orderNo === orders[name])
    expect(sum(own.map(({ amount }) => amount))).toBe(await paidFor(orders[name]))
    expect(sum(own.map(({ amount }) => amount))).not.toBe(await asked(orders[name]))
    for (const line of own) {
      expect(line.fare + line.taxes + line.serviceFee + line.insurance + line.alterationFee).toBe(line.amount)
      expect(line.company + line.personal + line.points).toBe(line.amount)
    }
  },
)

test('[S2.47] the list of orders tells the same', async () => {
  const { list } = expectResult(await server.call('finance', searchOrders, { size: 50 }))
  for (const orderNo of Object.values(orders))
    expect(list.find((order) => order.orderNo === orderNo)!.total).toBe(await paidFor(orderNo))
})

test('[handbook 8.2] what a department has spent is what its orders came to, as approvers read it', async () => {
  const { rows } = await server.database.pool.query<{ department: string }>(
    `SELECT DISTINCT department_id AS department FROM order_traveller WHERE enterprise_id = 1`,
  )
  expect(rows).toHaveLength(1)
  const spent = await inCompany(server.context, 1, (work) => departmentSpend(work, rows[0]!.department, new Date('2026-11-01')))
  expect(spent).toBe(sum((await lines()).map(({ amount }) => amount)))
})
