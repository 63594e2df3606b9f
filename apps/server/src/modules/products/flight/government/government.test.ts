import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { approveEveryAmount, askChange, couponsOf, settle, ticketedOrder } from '../../../../testing/after-sales'
import { choose, decide, detail, expectResult, orderRequest, saveDraft, within } from '../../../../testing/flights'
import { soldSeats } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const unit = '北京市朝阳区教育委员会'

async function requestOn(date: string): Promise<CreateFlightOrder> {
  const tempOrderNo = await saveDraft(server, 'employee', { date, gpAgreement: true })
  const choice = await choose(server, 'employee', tempOrderNo, within)
  expect(choice.fare.fareType).toBe('government')
  return orderRequest(server, 'employee', tempOrderNo, [choice])
}

const booked = async () => ({
  seats: await soldSeats(server),
  orders: expectResult(await server.call('employee', getTripOrderList, {})).list.map(({ orderNo }) => orderNo),
})

test('[handbook 1.2] a government fare without its unit, or paid by another card than an official one, is refused and nothing happens', async () => {
  const { government: _named, ...unnamed } = await requestOn('2026-12-10')
  const before = await booked()
  const refusals = [
    [unnamed, 'government.unit', '政采票须填写购票单位名称'],
    [{ ...unnamed, government: { unit: '  ' } }, 'government.unit', '政采票须填写购票单位名称'],
    [{ ...unnamed, settleType: 1, government: { unit } }, 'government.cardBin', '个人支付政采票须使用公务卡'],
    [{ ...unnamed, settleType: 1, government: { unit, cardBin: '622202' } }, 'government.cardBin', '该卡不是公务卡'],
  ] as const
  for (const [request, field, sentence] of refusals) {
    const answer = await server.call('employee', createFlightOrder, request)
    expect([answer.success, answer.field, answer.message]).toEqual([false, field, expect.stringContaining(sentence)])
  }
  expect(await booked()).toEqual(before)
  const official = { ...unnamed, settleType: 1 as const, government: { unit, cardBin: '628288' } }
  expectResult(await server.call('employee', createFlightOrder, official))
  expect((await booked()).seats).toBe(before.seats + 1)
})

test('[handbook 1.2] an order of a unit that transfers the money is not paid personally without a card', async () => {
  const request = await requestOn('2026-12-14')
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  await decide(server, 'manager', orderNo)
  const asked = { orderNos: [orderNo], expectedTotal: request.expectedTotal }
  const personally = await server.call('employee', pay, { ...asked, settleType: 1 })
  expect([personally.field, personally.message]).toEqual(['settleType', expect.stringContaining('请由单位支付')])
  expect(expectResult(await server.call('employee', pay, { ...asked, settleType: 4 })).state).toBe('paid')
})

test('[handbook 1.2] a change is bought by the same unit, with a verification number of its own', async () => {
  const hold = vi.spyOn(server.context.air, 'hold')
  const order = await ticketedOrder(server, { search: { date: '2026-12-16', gpAgreement: true } })
  const former = order.segments[0]!.government
  expect(former?.unit).toBe(unit)
  const { answer } = await askChange(server, order.orderNo, couponsOf(order), '2026-12-18', () => true)
  const changed = await settle(server, 'employee', expectResult(answer).orderNo)
  expect(changed.segments).toMatchObject([{ fareType: 'government', government: { unit } }])
  const numbers = [former?.verificationNo, changed.segments[0]?.government?.verificationNo]
  expect(numbers[1]).toMatch(/^GP\d{10}$/)
  expect(numbers[1]).not.toBe(numbers[0])
  expect((await detail(server, 'employee', order.orderNo)).segments[0]?.government).toEqual(former)
  const told = hold.mock.calls.map(([, { choices, government }]) => ({
    keys: choices.flatMap((choice) => Object.keys(choice)),
    government,
  }))
  const asked = { keys: ['flightKey', 'fareKey'], government: { unit } }
  expect(told).toEqual([asked, asked])
  hold.mockRestore()
})
