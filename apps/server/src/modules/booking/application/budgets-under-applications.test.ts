import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endBudget, saveBudget, searchBudgets } from '@sojourn/contract/admin/company/budget.calls'
import { correctCostCentre } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { approveEveryAmount, settle } from '../../../testing/after-sales'
import { approvedApplication, orderUnder, plannedLine, requestUnder } from '../../../testing/applications'
import { refusedAs } from '../../../testing/approvals'
import { newBudget } from '../../../testing/budgets'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inTransaction } from '../../../work'
import { returnToBudget } from './order-budget'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

type Plan = Partial<RequestOf<typeof saveBudget>>
async function budget(more: Plan): Promise<string> {
  const plan = newBudget({ period: 'quarter', from: '2026-10-01', to: '2026-12-31', ...more })
  return expectResult(await server.call('admin', saveBudget, plan)).planId
}
/** What a plan's accounts have of what their orders took. */
async function moved(planId: string): Promise<[encumbered: number, spent: number]> {
  const { rows } = await server.database.pool.query<{ encumbered: number; spent: number }>(
    'SELECT sum(encumbered)::integer AS encumbered, sum(spent)::integer AS spent FROM budget WHERE plan_id = $1',
    [planId],
  )
  return [rows[0]!.encumbered, rows[0]!.spent]
}
const end = async (planId: string) => {
  const { list } = expectResult(await server.call('admin', searchBudgets, { size: 100 }))
  const { version } = list.find((each) => each.planId === planId)!
  expectResult(await server.call('admin', endBudget, { planId, version }))
}
const held = async () => {
  const { rows } = await server.database.pool.query<{ encumbered: number; spent: number }>(
    "SELECT encumbered::integer, spent::integer FROM budget WHERE budget_id = 'cc-sales-2026'",
  )
  return rows[0]!
}
const correct = (orderNo: string, before: string, costCentreId: string) =>
  server.call('finance', correctCostCentre, { orderNo, position: 0, before, costCentreId, reason: '更正' })
let day = 12
/** An order of the employee that is issued under an application of its own. */
async function issuedUnder() {
  day += 1
  const [startDate, endDate] = [`2026-12-${day}`, `2026-12-${day + 1}`]
  const more = { lines: [plannedLine({ startDate, endDate })], startDate, endDate }
  const travelApplyNo = await approvedApplication(server, 'employee', more)
  const { answer } = await orderUnder(server, 'employee', { travelApplyNo, date: startDate })
  return settle(server, 'employee', expectResult(answer).orderNo)
}
const sales = { kind: 'costCentre', id: 'cc-sales' } as const

describe('[handbook 10.2] an order under an application', () => {
  test('moves a second budget of its cost centre from submission to issue, and the one that the application holds once', async () => {
    const second = await budget({ object: sales, products: ['flight'], amount: 100_000_00 })
    const travelApplyNo = await approvedApplication(server)
    const before = await held()
    const { request, answer } = await orderUnder(server, 'employee', { travelApplyNo })
    const { orderNo } = expectResult(answer)
    expect(await moved(second)).toEqual([request.expectedTotal, 0])
    expect(await held(), 'set aside with the application').toEqual(before)
    await settle(server, 'employee', orderNo)
    expect(await moved(second)).toEqual([0, request.expectedTotal])
    expect((await held()).spent - before.spent).toBe(request.expectedTotal)
    await end(second)
  })

  test('is refused beyond a budget of a product that forbids it, and leaves nothing', async () => {
    const second = await budget({ object: sales, products: ['flight'], amount: 100_00, period: 'month', from: '2026-12-01' })
    const travelApplyNo = await approvedApplication(server, 'guest-booker', { travellerIds: ['1-guest-booker'] })
    const { answer } = await orderUnder(server, 'guest-booker', { travelApplyNo })
    expect(answer).toMatchObject(refusedAs('budgetInsufficient'))
    expect(await moved(second)).toEqual([0, 0])
    await end(second)
    const { answer: again } = await orderUnder(server, 'guest-booker', { travelApplyNo })
    expectResult(await server.call('guest-booker', cancelOrder, { orderNo: expectResult(again).orderNo }))
  })

  test('counts once: neither the budget of its project nor that of another cost centre bears what the application holds', async () => {
    const project = await budget({ object: { kind: 'project', id: 'YX-2026-02' }, amount: 100_00 })
    const other = await budget({ object: { kind: 'costCentre', id: 'cc-finance' }, amount: 100_00 })
    const department = await budget({ object: { kind: 'department', id: 'sales' }, amount: 100_000_00 })
    const travelApplyNo = await approvedApplication(server)
    const asked = await requestUnder(server, 'employee', { travelApplyNo, date: '2026-12-10' })
    const travellers = asked.travellers.map((each) => ({
      ...each,
      projectCode: 'YX-2026-02',
      costShares: [{ costCentreId: 'cc-finance', percent: 40 }],
    }))
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, { ...asked, travellers }))
    expect([await moved(project), await moved(other)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await moved(department), 'a department bears no money of its own').toEqual([asked.expectedTotal, 0])
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    for (const planId of [project, other, department]) await end(planId)
  })

  test('whose cost is corrected gives back what a second budget has of it, and charges no other cost centre', async () => {
    const second = await budget({ object: sales, products: ['flight'], amount: 100_000_00 })
    const other = await budget({ object: { kind: 'costCentre', id: 'cc-finance' }, amount: 100_00 })
    const { orderNo, total } = await issuedUnder()
    expect(await moved(second)).toEqual([0, total])
    expectResult(await correct(orderNo, 'cc-sales', 'cc-finance'))
    expect([await moved(second), await moved(other)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expectResult(await correct(orderNo, 'cc-finance', 'cc-sales'))
    expect(await moved(second)).toEqual([0, total])
    for (const planId of [second, other]) await end(planId)
  })
  test('that comes back to a budget after a part of it was returned is charged what is left of it', async () => {
    const second = await budget({ object: sales, products: ['flight'], amount: 100_000_00 })
    const { orderNo, total } = await issuedUnder()
    expectResult(await correct(orderNo, 'cc-sales', 'cc-finance'))
    await inTransaction(server.context, 1, (work) => returnToBudget(work, { orderNo, amount: 100_00 }))
    expectResult(await correct(orderNo, 'cc-finance', 'cc-sales'))
    expect(await moved(second)).toEqual([0, total - 100_00])
    await end(second)
  })

  test('that moved no budget when it was placed moves none when its cost is corrected', async () => {
    const { orderNo } = await issuedUnder()
    const second = await budget({ object: sales, products: ['flight'], amount: 100_000_00 })
    expectResult(await correct(orderNo, 'cc-sales', 'cc-finance'))
    expectResult(await correct(orderNo, 'cc-finance', 'cc-sales'))
    expect(await moved(second)).toEqual([0, 0])
    await end(second)
  })
})
