import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { fulfilLocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { bookTrain, refundTrain, settleTrain, ticketsOf, trainDetail } from '../../../../testing/trains'

const agent = 'agent@agency.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `UPDATE enterprise SET config = config || '{"trainBookable": -1, "trainLocalCustomizedBookable": 0}' WHERE enterprise_id = 1`,
  )
})
afterAll(() => server.close())

test('[handbook 3.10] the railway stops the train: of a ticket that the office bought everything comes back, also when it would have left', async () => {
  const { answer, chosen } = await bookTrain(server, { search: { date: '2026-12-04' }, more: { localAccount: 'office' } })
  const { orderNo } = expectResult(answer)
  await settleTrain(server, 'employee', orderNo)
  const { price } = chosen.seat
  const places = [{ traveller: 0, ride: 0, coach: '08', place: '10B', price, gate: '2B' }]
  expectResult(await server.call(agent, fulfilLocalTrainOrder, { enterpriseId: 1, orderNo, purchaseNo: 'E931804549', places }))
  await server.context.drainJobs()
  const order = await trainDetail(server, 'employee', orderNo)
  const { trainKey } = order.rides[0]!
  const departs = new Date(order.departAt)
  const quoted = async () =>
    expectResult(await server.call('employee', quoteTrainRefund, { orderNo, coupons: ticketsOf(order) })).lines[0]!

  await server.turn(minutesBetween(server.context.clock.now().toISOString(), order.departAt) - 23 * 60)
  expect(await quoted()).toMatchObject({ percent: 20 })
  const announcedAt = addMinutes(departs.toISOString(), -22 * 60)
  vi.spyOn(server.context.rail, 'stoppedTrains').mockImplementation((_context, { trains }) =>
    Promise.resolve(
      trains.filter((train) => train.trainKey === trainKey).map(() => ({ trainKey, announcedAt: new Date(announcedAt) })),
    ),
  )
  await server.turn(2 * 60)
  expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ stopped: [{ ride: 0 }] })
  await server.turn(24 * 60)
  expect(await quoted()).toMatchObject({
    percent: 0,
    fee: 0,
    serviceFee: 0,
    bookingFee: order.total - price,
    amount: order.total,
    rule: expect.stringContaining('停运'),
  })
  const { order: refund } = await refundTrain(server, orderNo, ticketsOf(order))
  expect(order.total).toBeGreaterThan(price)
  expect(refund).toMatchObject({ state: 3801, total: order.total })
})
