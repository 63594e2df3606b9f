import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { setFlows } from '../../../testing/approvals'
import { book, detail, expectResult, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await setFlows(server)
})
afterAll(() => server.close())

const creditOf = async (who: string, date: string) => {
  const { created } = await book(server, who, { date }, within)
  const { methods } = expectResult(await server.call(who, getPaymentInfo, { orderNos: [created.orderNo] }))
  return methods.find(({ settleType }) => settleType === 4)
}

test('[handbook 6.4] what is left of the credit is told to those who look after the company’s money, the others read whether it suffices', async () => {
  const own = await creditOf('employee', '2027-03-01')
  expect(own).toMatchObject({ available: true })
  expect(own).not.toHaveProperty('balanceAfter')
  expect((await creditOf('finance', '2027-03-02'))?.balanceAfter).toBeGreaterThan(0)
})

test('[handbook 6.4] credit pays to its last fen; without any it is no method of paying for what is booked next', async () => {
  const { created } = await book(server, 'employee', { date: '2027-03-08' }, within)
  const draft = await saveDraft(server, 'employee', { date: '2027-03-09' })
  const leave = (fen: number) =>
    server.database.pool.query('UPDATE credit_line SET credit_limit = used + frozen + $1 WHERE enterprise_id = 1', [fen])
  const payable = async () => {
    const { methods } = expectResult(await server.call('employee', getPaymentInfo, { orderNos: [created.orderNo] }))
    return methods.find(({ settleType }) => settleType === 4)?.available
  }
  const bookable = async () => {
    const { settleTypes } = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo: draft }))
    return settleTypes.find(({ settleType }) => settleType === 4)?.available
  }
  await leave(0)
  expect([await payable(), await bookable()]).toEqual([true, false])
  await leave(1)
  expect([await payable(), await bookable()]).toEqual([true, true])
  await leave(-1)
  expect([await payable(), await bookable()]).toEqual([false, false])
  await leave(100_000_00)
})

test('[handbook 6.4] a personal order charges no cost centre, and nobody approves it', async () => {
  const business = await book(server, 'employee', { date: '2027-03-03' }, within)
  expect((await detail(server, 'employee', business.created.orderNo)).travellerList[0]?.costCentre).toBeTruthy()
  const personal = await book(server, 'employee', { date: '2027-03-04', travelType: 2 }, within)
  const order = await detail(server, 'employee', personal.created.orderNo)
  expect(order.travellerList[0]).not.toHaveProperty('costCentre')
  expect(order).not.toHaveProperty('approval')
})
