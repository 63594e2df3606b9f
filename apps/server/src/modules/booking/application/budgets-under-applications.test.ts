import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endBudget, saveBudget, searchBudgets } from '@sojourn/contract/admin/company/budget.calls'
import { correctCostCentre } from '@sojourn/contract/admin/orders/order.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { cancelOrder, resubmitOrder, withdrawOrder } from '@sojourn/contract/booking/order.calls'
import { submitTravelApply } from '@sojourn/contract/booking/application/application.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { approveEveryAmount, couponsOf, refund, settle } from '../../../testing/after-sales'
import {
  applicationContent,
  applicationOf,
  approvedApplication,
  orderUnder,
  plannedLine,
  requestUnder,
} from '../../../testing/applications'
import { currentFlows, flow, flowOf, level, refusedAs, setFlows } from '../../../testing/approvals'
import { newBudget } from '../../../testing/budgets'
import { decide, expectResult } from '../../../testing/flights'
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

test('[handbook 10.2] an order that its application lets pass goes to approval where it passes an account that asks for it, or is refused', async () => {
  const flows = await currentFlows(server)
  const ofApplications = flow([level('any', 'manager')], { conditions: { objects: ['application'] } })
  await setFlows(
    server,
    ofApplications,
    flow([level('any', 'director')], { flowId: 'beyond', conditions: { outOfPolicy: true } }),
  )
  const dates = { startDate: '2026-12-28', endDate: '2026-12-29' }
  const budgets = [{ productType: 1 as const, amount: 100_00 }]
  const travelApplyNo = await approvedApplication(server, 'employee', { ...dates, lines: [plannedLine(dates)], budgets })
  const under = { travelApplyNo, date: dates.startDate }
  const { pool } = server.database
  await pool.query("UPDATE travel_application SET control = 'weak' WHERE travel_apply_no = $1", [travelApplyNo])
  const { rows } = await pool.query("SELECT over_limit, amount FROM budget WHERE budget_id = 'cc-sales-2026'")
  await pool.query(
    "UPDATE budget SET over_limit = 'approve', amount = spent + encumbered - adjusted WHERE budget_id = 'cc-sales-2026'",
  )
  const { orderNo } = expectResult((await orderUnder(server, 'employee', under)).answer)
  expect(await flowOf(server, orderNo)).toBe('beyond')
  expectResult(await server.call('employee', withdrawOrder, { orderNo }))
  await setFlows(server, ofApplications)
  expect(await server.call('employee', resubmitOrder, { orderNo })).toMatchObject(refusedAs('budgetNeedsApproval'))
  expectResult(await server.call('employee', cancelOrder, { orderNo }))
  expect((await orderUnder(server, 'employee', under)).answer).toMatchObject(refusedAs('budgetNeedsApproval'))
  await setFlows(server, ...flows)
  const { over_limit, amount } = rows[0]
  await pool.query("UPDATE budget SET over_limit = $1, amount = $2 WHERE budget_id = 'cc-sales-2026'", [over_limit, amount])
})

describe('[handbook 10.2, decision 19] what an order spent comes back to the account that it charged', () => {
  const accounts = async () => {
    const { rows } = await server.database.pool.query<{ owner: string; encumbered: number; spent: number }>(
      `SELECT owner_id || ' from ' || from_date AS owner, encumbered::integer, spent::integer FROM budget
       WHERE enterprise_id = 1 AND owner_kind IN ('costCentre', 'department') AND products IS NULL ORDER BY budget_id`,
    )
    return new Map(rows.map(({ owner, ...moved }) => [owner, moved]))
  }
  /** By how much each account moved, those that did. */
  const difference = (before: Accounts, after: Accounts) =>
    Object.fromEntries(
      [...after].flatMap(([owner, { encumbered, spent }]) => {
        const was = before.get(owner) ?? { encumbered: 0, spent: 0 }
        const moved = [encumbered - was.encumbered, spent - was.spent]
        return moved.some((each) => each !== 0) ? [[owner, moved]] : []
      }),
    )
  type Accounts = Awaited<ReturnType<typeof accounts>>
  const modify = async (travelApplyNo: string, more: Partial<ApplicationContent>) => {
    const { version } = await applicationOf(server, 'employee', travelApplyNo)
    const content = applicationContent(more)
    expectResult(await server.call('employee', submitTravelApply, { version, travelApplyNo, content }))
    expectResult(await decide(server, 'manager', travelApplyNo))
  }
  const total = 5_000_00

  test.each([
    ['of another cost centre', 'cc-sales', 'cc-management'],
    ['or without one, where there is one by then', 'cc-none', 'cc-sales'],
    ['where there is none by then', 'cc-sales', 'cc-none'],
  ])('%s', async (_, from, to) => {
    const ownerOf = (id: string) => `${id} from 2026-01-01`
    const known = (moves: Record<string, number[]>) =>
      Object.fromEntries(Object.entries(moves).flatMap(([id, moved]) => (id === 'cc-none' ? [] : [[ownerOf(id), moved]])))
    await server.database.pool.query(
      `INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name) VALUES (1, 'cc-none', 'CC9999', '{"zh-CN":"无预算","zh-TW":"無預算","en":"None"}') ON CONFLICT DO NOTHING`,
    )
    await server.database.pool.query("UPDATE budget SET closed = true WHERE owner_id = 'sales' AND owner_kind = 'department'")
    day += 1
    const dates = { startDate: `2026-12-${day}`, endDate: `2026-12-${day + 1}` }
    const more = { ...dates, lines: [plannedLine(dates)] }
    const start = await accounts()
    const travelApplyNo = await approvedApplication(server, 'employee', { ...more, costCentreId: from })
    const { answer } = await orderUnder(server, 'employee', { travelApplyNo, date: dates.startDate })
    const order = await settle(server, 'employee', expectResult(answer).orderNo)
    await modify(travelApplyNo, { ...more, costCentreId: to })
    // Without an account of its application an order moves its own.
    const charged = from === 'cc-none' ? 'cc-sales' : from
    const moved = (kept: number) => {
      const later = { [to]: [total - kept, 0] }
      return known({ ...later, [charged]: [later[charged]?.[0] ?? 0, kept] })
    }
    expect(difference(start, await accounts())).toEqual(moved(order.total))
    const { total: back } = await refund(server, order.orderNo, couponsOf(order))
    expect(difference(start, await accounts())).toEqual(moved(order.total - back))
  })
})
