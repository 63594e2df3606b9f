import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { askRefund, couponsOf, settle } from '../../../testing/after-sales'
import { choose, decide, detail, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Out and back with an accident insurance of 30.00 on each flight. */
async function insuredTrip(date: string, returnDate: string) {
  const tempOrderNo = await saveDraft(server, 'employee', { date, returnDate })
  const choices = [
    await choose(server, 'employee', tempOrderNo, within),
    await choose(server, 'employee', tempOrderNo, within, 1),
  ]
  const request = await orderRequest(server, 'employee', tempOrderNo, choices)
  const total = request.expectedTotal + 2 * 30_00
  const created = await server.call('employee', createFlightOrder, {
    ...request,
    travellers: request.travellers.map((traveller) => ({ ...traveller, insurances: ['accident' as const] })),
    expectedTotal: total,
  })
  return { orderNo: expectResult(created).orderNo, total }
}

const statesOf = async (orderNo: string) =>
  (await detail(server, 'employee', orderNo)).travellerList.flatMap(({ insurances }) =>
    insurances.flatMap(({ states }) => states.map(({ segment, state, stateName }) => [segment, state, stateName])),
  )

test('[handbook 1.8] an insurance is to be paid, taken out with the ticket, and returned flight by flight', async () => {
  const { orderNo, total } = await insuredTrip('2026-12-14', '2026-12-17')
  expect(await statesOf(orderNo)).toEqual([
    [0, 'unpaid', '待支付'],
    [1, 'unpaid', '待支付'],
  ])
  await decide(server, 'manager', orderNo)
  await payByCredit(server, 'employee', orderNo, total)
  expect((await statesOf(orderNo)).map(([, state]) => state)).toEqual(['waiting', 'waiting'])
  await server.context.drainJobs()
  expect((await statesOf(orderNo)).map(([, state]) => state)).toEqual(['insured', 'insured'])

  const back = couponsOf(await detail(server, 'employee', orderNo)).filter(({ segment }) => segment === 1)
  const { orderNo: refundNo } = expectResult((await askRefund(server, orderNo, back)).answer)
  expect(await statesOf(orderNo)).toEqual([
    [0, 'insured', '投保成功'],
    [1, 'returning', '退保中'],
  ])
  await settle(server, 'employee', refundNo)
  expect((await statesOf(orderNo)).map(([, state]) => state)).toEqual(['insured', 'returned'])
})

test('[handbook 1.8] an order that ends before its ticket has its insurances cancelled', async () => {
  const { orderNo } = await insuredTrip('2026-12-21', '2026-12-24')
  expectResult(await server.call('employee', cancelOrder, { orderNo }))
  expect((await statesOf(orderNo)).map(([, state]) => state)).toEqual(['cancelled', 'cancelled'])
})
