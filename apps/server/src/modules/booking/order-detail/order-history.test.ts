import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { choose, decide, detail, expectResult, orderRequest, outOfPolicy, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const minutesUntil = (instant: string): number => Math.ceil((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)
const linesOf = async (orderNo: string) => (await detail(server, 'employee', orderNo)).history.map(({ sentence }) => sentence)

test('[handbook 8.2] the history names every approver, also those whose consent did not decide yet', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-11' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [
    await choose(server, 'employee', tempOrderNo, outOfPolicy),
  ])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  await decide(server, 'manager', orderNo)
  const halfway = ['林晓雯提交订单，等待审批', '陈志远同意']
  expect(await linesOf(orderNo)).toEqual(halfway)
  await decide(server, 'director', orderNo)
  expect(await linesOf(orderNo)).toEqual([...halfway, '欧阳明哲同意，审批通过'])
})

test('[handbook 6.3] a refund is asked for; it places no order', async () => {
  const order = await ticketedOrder(server, { search: { date: '2026-12-12' } })
  const { order: refunded } = await refund(server, order.orderNo, couponsOf(order))
  expect(refunded.history[0]?.sentence).toMatch(/^林晓雯提交退票申请/)
  expect(refunded.history.map(({ sentence }) => sentence).join()).not.toContain('提交订单')
})

test('[handbook 7.5] a list that was read twice is one search to the time machine, the one that was chosen from', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-13' })
  await choose(server, 'employee', tempOrderNo, outOfPolicy)
  await server.turn(1)
  const request = await orderRequest(server, 'employee', tempOrderNo, [
    await choose(server, 'employee', tempOrderNo, outOfPolicy),
  ])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  const { searches, moments } = expectResult(await server.call('manager', getOrderAsOf, { orderNo }))
  expect(searches.map(({ chosenFrom }) => chosenFrom)).toEqual([true])
  expect(moments.filter(({ kind }) => kind === 'search')).toHaveLength(1)
})

test('[handbook 1.7] who has checked in and who has not come stands on the order as soon as the carrier tells', async () => {
  const search = { date: '2026-11-24' }
  const flown = await ticketedOrder(server, { search })
  const early = await ticketedOrder(server, { who: 'manager', search, remark: '#CHECKED_IN' })
  const missed = await ticketedOrder(server, { who: 'guest-booker', search, remark: '#NOSHOW' })
  const stands = async (who: string, orderNo: string) => {
    const { state, travellerList, nextStep } = await detail(server, who, orderNo)
    return { state, coupon: travellerList[0]?.tickets[0]?.coupons[0]?.stateName, nextStep }
  }
  expect((await stands('manager', early.orderNo)).coupon).toBe('未使用')
  await server.turn(minutesUntil(early.departAt) - 2 * 60 + 1)
  expect((await stands('manager', early.orderNo)).coupon).toBe('已值机')
  const last = [flown.departAt, missed.departAt].toSorted()[1]!
  await server.turn(minutesUntil(last) + 61)
  expect(await stands('employee', flown.orderNo)).toMatchObject({ state: 1800, coupon: '已使用' })
  expect(await stands('guest-booker', missed.orderNo)).toEqual({
    state: 1800,
    coupon: '未登机',
    nextStep: '航班已起飞，有旅客未登机。请在客票有效期内退票或改签，避免损失',
  })
})
