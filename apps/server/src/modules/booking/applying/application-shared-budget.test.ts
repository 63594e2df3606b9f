import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { getTravelApplyList, submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import {
  act,
  applicationContent,
  applicationOf,
  approvedApplication,
  orderUnder,
  requestUnder,
} from '../../../testing/applications'
import { decide, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const approved = (unionNo: string, amount: number, more: Partial<ApplicationContent> = {}) =>
  approvedApplication(server, 'employee', { budgets: [{ productType: 1, amount }], unionNo, ...more })
const budgetOf = async (travelApplyNo: string) => (await applicationOf(server, 'employee', travelApplyNo)).budget
/** What the account of the cost centre has set aside. */
const setAside = async () => {
  const { rows } = await server.database.pool.query<{ encumbered: number }>(
    'SELECT sum(encumbered)::integer AS encumbered FROM budget WHERE enterprise_id = 1',
  )
  return rows[0]!.encumbered
}

describe('[handbook 9.1] applications with one number', () => {
  test('share their budgets: an order may take what another one has left, and no more', async () => {
    const small = await approved('XM-01', 100_00)
    const before = await setAside()
    expect((await orderUnder(server, 'employee', { travelApplyNo: small })).answer.code).toBe(
      problems.applicationBudgetExceeded.code,
    )
    const large = await approved(' xm-01', 5_000_00)
    expect(await setAside(), 'a second budget is set aside once').toBe(before + 5_000_00)
    const { request, answer } = await orderUnder(server, 'employee', { travelApplyNo: small })
    const { orderNo } = expectResult(answer)
    const left = 5_100_00 - request.expectedTotal
    expect(await budgetOf(small)).toMatchObject({ total: 100_00, left, sharedWith: [{ travelApplyNo: large }] })
    expect(await budgetOf(large)).toMatchObject({ total: 5_000_00, encumbered: 0, left, sharedWith: [{ travelApplyNo: small }] })
    expect(await setAside(), 'the order is within both together').toBe(before + 5_000_00)
    const { list } = expectResult(await server.call('employee', getTravelApplyList, {}))
    expect(list).toHaveLength(2)
    expect(list).toAllSatisfy(({ budgetLeft, isBudgetShared }) => budgetLeft === left && isBudgetShared)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    expect(await budgetOf(large)).toMatchObject({ left: 5_100_00 })
  })

  test('of other cost centres, or without a number, each has its own', async () => {
    const small = await approved('XM-02', 100_00)
    await approved('', 5_000_00)
    await approved('XM-02', 5_000_00, { costCentreId: 'cc-management' })
    expect(await budgetOf(small)).toMatchObject({ left: 100_00, sharedWith: [] })
  })

  test('one that waits for approval brings nothing yet, and one that ended nothing any more', async () => {
    const small = await approved('XM-03', 100_00)
    const content = applicationContent({ unionNo: 'XM-03' })
    const { travelApplyNo } = expectResult(await server.call('employee', submitTravelApply, { version: 0, content }))
    expect(await budgetOf(small)).toMatchObject({ left: 100_00, sharedWith: [] })
    expectResult(await decide(server, 'manager', travelApplyNo))
    expect(await budgetOf(small)).toMatchObject({ left: 5_100_00 })
    const before = await setAside()
    expectResult(await act(server, 'employee', travelApplyNo, 'close'))
    expect(await budgetOf(small)).toMatchObject({ left: 100_00 })
    expect(await setAside()).toBe(before - 5_000_00)
  })

  test('two orders at once under two of them take the last money once', async () => {
    const first = await approved('XM-04', 100_00)
    const second = await approved('XM-04', 100_00)
    const requests = [
      await requestUnder(server, 'employee', { travelApplyNo: first }),
      await requestUnder(server, 'employee', { travelApplyNo: second, date: '2026-12-10' }),
    ]
    const dearest = Math.max(...requests.map(({ expectedTotal }) => expectedTotal))
    await approved('XM-04', dearest - 100_00)
    const answers = await Promise.all(requests.map((request) => server.call('employee', createFlightOrder, request)))
    expect(answers.map(({ code }) => code).filter((code) => code === problems.applicationBudgetExceeded.code)).toHaveLength(1)
    expect((await budgetOf(first)).left).toBeGreaterThanOrEqual(0)
  })
})
