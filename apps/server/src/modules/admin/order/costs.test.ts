import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctCostCentre, correctCostCentres, searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { book, detail, expectResult } from '../../../testing/flights'
import { expectBooksToBalance } from '../../../testing/ledger'
import { give } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  // Each cost centre has a budget of its own.
  await server.database.pool.query('DELETE FROM budget')
  for (const id of ['cc-sales', 'cc-finance'])
    await server.database.pool.query(
      `INSERT INTO budget (enterprise_id, budget_id, plan_id, name, owner_kind, owner_id, from_date, to_date, amount, warn_first, warn_second, over_limit)
       VALUES (1, $1, $1, '{"zh-CN": "预算", "zh-TW": "預算", "en": "Budget"}', 'costCentre', $1, '2026-01-01', '2027-12-31', 100000000, 60, 90, 'forbid')`,
      [id],
    )
})
afterAll(() => server.close())

const correct = (orderNo: string, more: object = {}, who = 'finance') =>
  server.call(who, correctCostCentre, {
    orderNo,
    position: 0,
    before: 'cc-sales',
    costCentreId: 'cc-finance',
    reason: '由财务共享承担',
    ...more,
  })
const budgetOf = async (id: string): Promise<{ encumbered: number; spent: number }> => {
  const { rows } = await server.database.pool.query<{ encumbered: string; spent: string }>(
    'SELECT encumbered, spent FROM budget WHERE budget_id = $1',
    [id],
  )
  return { encumbered: Number(rows[0]!.encumbered), spent: Number(rows[0]!.spent) }
}
const projectCodes = async (): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ code: string }>(
    'SELECT code FROM project WHERE enterprise_id = 1 AND ended_on IS NULL ORDER BY code LIMIT 2',
  )
  return rows.map(({ code }) => code)
}
const lineOf = async (orderNo: string) =>
  expectResult(await server.call('finance', searchOrderLines, { keyword: orderNo })).list[0]!

describe('[S2.47] the cost centre of an order', () => {
  test('is corrected with who, before, after and why on the order, and the budgets move with it', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-09' } })
    const { orderNo, total } = order
    const [sales, finance] = [await budgetOf('cc-sales'), await budgetOf('cc-finance')]
    const postings = await countOf(server, 'ledger_entry', 'true', [])
    expectResult(await correct(orderNo))
    expect(await lineOf(orderNo)).toMatchObject({ costCentreCode: 'CC2001', costCentre: '财务共享' })
    expect(await budgetOf('cc-sales')).toEqual({ ...sales, spent: sales.spent - total })
    expect(await budgetOf('cc-finance')).toEqual({ ...finance, spent: finance.spent + total })
    const { history, travellerList } = await detail(server, 'employee', orderNo)
    expect(travellerList[0]!.costCentre).toBe('CC2001 财务共享')
    expect(history.at(-1)).toMatchObject({
      actor: '何文静',
      event: 'correctCost',
      sentence: '何文静将林晓雯的费用归属由「CC1001 华东销售」调整为「CC2001 财务共享」：由财务共享承担',
    })
    expect(await countOf(server, 'ledger_entry', 'true', [])).toBe(postings)
    await expectBooksToBalance(server)
  })

  test('of an order on its way moves what was set aside', async () => {
    const { created, request } = await book(server, 'employee', { date: '2026-12-12' })
    const [sales, finance] = [await budgetOf('cc-sales'), await budgetOf('cc-finance')]
    expectResult(await correct(created.orderNo))
    expect((await budgetOf('cc-sales')).encumbered).toBe(sales.encumbered - request.expectedTotal)
    expect((await budgetOf('cc-finance')).encumbered).toBe(finance.encumbered + request.expectedTotal)
  })

  test('a budget that forbids it refuses, and nothing is changed', async () => {
    const { created } = await book(server, 'employee', { date: '2026-12-14' })
    const before = await budgetOf('cc-sales')
    await server.database.pool.query("UPDATE budget SET amount = encumbered + spent WHERE budget_id = 'cc-finance'")
    expect(await correct(created.orderNo)).toMatchObject(refusedAs('budgetInsufficient'))
    await server.database.pool.query("UPDATE budget SET amount = 100000000 WHERE budget_id = 'cc-finance'")
    expect(await lineOf(created.orderNo)).toMatchObject({ costCentreCode: 'CC1001' })
    expect(await budgetOf('cc-sales')).toEqual(before)
  })

  test('one that another has changed meanwhile is not changed over it; the same again is no change', async () => {
    const { created } = await book(server, 'employee', { date: '2026-12-16' })
    const { orderNo } = created
    expectResult(await correct(orderNo))
    expect(await correct(orderNo)).toMatchObject(refusedAs('recordChanged'))
    expectResult(await correct(orderNo, { before: 'cc-finance' }))
    expect(await countOf(server, 'order_cost_change', 'order_no = $1', [orderNo])).toBe(1)

    const [project, other] = await projectCodes()
    const seen = { before: 'cc-finance' }
    expectResult(await correct(orderNo, { ...seen, projectCode: project }))
    expect(await correct(orderNo, { ...seen, projectCode: other })).toMatchObject(refusedAs('recordChanged'))
    expectResult(await correct(orderNo, { ...seen, beforeProject: project, projectCode: other }))
    expect((await lineOf(orderNo)).projectCode).toBe(other)
  })

  let waiting = ''
  test.each([
    ['without a reason', { reason: ' ' }, 'costReasonMissing'],
    ['to one that the company does not have', { costCentreId: 'nowhere' }, 'costCentreUnknown'],
    ['to a project that the company does not have', { projectCode: 'nowhere' }, 'projectUnknown'],
    ['of nobody', { position: 9 }, 'orderUnknown'],
    ['of an order that is not there', { orderNo: 'F0' }, 'orderUnknown'],
  ] as const)('%s: refused', async (_title, more, problem) => {
    waiting ||= (await book(server, 'employee', { date: '2026-12-21' })).created.orderNo
    expect(await correct(waiting, more)).toMatchObject(refusedAs(problem))
  })

  test('who only reads corrects nothing, nor does anybody of another company or of private travel', async () => {
    const { created } = await book(server, 'employee', { date: '2026-12-23' })
    await give(server, '1-director', 'auditor')
    for (const who of ['employee', 'director'])
      expect(await correct(created.orderNo, {}, who)).toMatchObject(refusedAs('forbidden'))
    expect(await correct(created.orderNo, {}, 'finance@beichen.example')).toMatchObject(refusedAs('orderUnknown'))
    const own = await book(server, 'employee', { date: '2026-12-25', travelType: 2 })
    expect(await correct(own.created.orderNo)).toMatchObject(refusedAs('orderUnknown'))
  })
})

describe('[S2.47] the cost centres of several orders', () => {
  let unchanged = ''
  const part = (orderNo: string, more: object = {}) => ({ orderNo, position: 0, before: 'cc-sales', ...more })
  const together = (parts: ReturnType<typeof part>[], more: object = {}, who = 'finance') =>
    server.call(who, correctCostCentres, { parts, costCentreId: 'cc-finance', reason: '部门合并', ...more })
  const placed = async (date: string): Promise<string> => (await book(server, 'employee', { date })).created.orderNo
  const codesOf = async (orders: readonly string[]): Promise<string[]> =>
    Promise.all(orders.map(async (orderNo) => (await lineOf(orderNo)).costCentreCode))
  const changes = (orderNo: string) => countOf(server, 'order_cost_change', 'order_no = $1', [orderNo])

  test('are corrected as one, each with its own history and its budgets, and each keeps its project', async () => {
    const [first, second] = [await placed('2027-01-05'), await placed('2027-01-07')]
    const [project] = await projectCodes()
    expectResult(await correct(second, { costCentreId: 'cc-sales', projectCode: project }))
    const before = await budgetOf('cc-sales')
    const parts = [part(first), part(second, { beforeProject: project })]
    expect(expectResult(await together(parts))).toEqual({ count: 2 })
    expect(await codesOf([first, second])).toEqual(['CC2001', 'CC2001'])
    expect((await lineOf(second)).projectCode).toBe(project)
    expect((await budgetOf('cc-sales')).encumbered).toBeLessThan(before.encumbered)
    for (const orderNo of [first, second])
      expect((await detail(server, 'employee', orderNo)).history.at(-1)).toMatchObject({ actor: '何文静', event: 'correctCost' })
    await expectBooksToBalance(server)
  })

  test('of which one cannot be are none, and it is said which and why', async () => {
    const [first, second] = [await placed('2027-01-11'), await placed('2027-01-13')]
    const answer = await together([part(first), part(second, { before: 'cc-finance' })])
    expect(answer).toMatchObject(refusedAs('togetherRefused'))
    expect(JSON.stringify(answer)).toContain(second)
    expect(await codesOf([first, second])).toEqual(['CC1001', 'CC1001'])
    expect([await changes(first), await changes(second)]).toEqual([0, 0])
  })

  test.each([
    ['without a reason', { reason: ' ' }, 'costReasonMissing'],
    ['to one that the company does not have', { costCentreId: 'nowhere' }, 'costCentreUnknown'],
    ['to a project that the company does not have', { projectCode: 'nowhere' }, 'projectUnknown'],
  ] as const)('%s are refused as a whole', async (_title, more, problem) => {
    unchanged ||= await placed('2027-01-19')
    expect(await together([part(unchanged)], more)).toMatchObject(refusedAs(problem))
    expect(await changes(unchanged)).toBe(0)
  })

  test('hold all their budgets before the first of them moves, in one order with bookings', async () => {
    const [unbudgeted, budgeted] = [await placed('2027-01-15'), await placed('2027-01-17')]
    expectResult(await correct(unbudgeted, { costCentreId: 'cc-management' }))
    expectResult(await correct(budgeted))
    const parts = [part(unbudgeted, { before: 'cc-management' }), part(budgeted, { before: 'cc-finance' })]
    const booking = await server.database.pool.connect()
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    const hold = 'SELECT FROM budget WHERE budget_id = $1 FOR UPDATE NOWAIT'
    try {
      await booking.query('BEGIN')
      await booking.query(hold, ['cc-finance'])
      const answer = together(parts, { costCentreId: 'cc-sales' })
      await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount).toBe(1)
      await booking.query(hold, ['cc-sales'])
      await booking.query('COMMIT')
      expect(expectResult(await answer)).toEqual({ count: 2 })
    } finally {
      // After a failure as well.
      await booking.query('ROLLBACK')
      booking.release()
    }
  })

  test('of another company are unknown, and whoever only reads corrects none', async () => {
    const orderNo = await placed('2027-01-21')
    expect(await together([part(orderNo)], {}, 'finance@beichen.example')).toMatchObject(refusedAs('togetherRefused'))
    expect(await together([part(orderNo)], {}, 'employee')).toMatchObject(refusedAs('forbidden'))
    expect(await codesOf([orderNo])).toEqual(['CC1001'])
  })
})
