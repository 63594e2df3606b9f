import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import { getTravelApplyBalance } from '@sojourn/contract/booking/application/application.calls'
import { getApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { apportion, sum } from '@sojourn/domain/kit/money'
import { approveEveryAmount, change, couponsOf, refund, settle } from '../../../testing/after-sales'
import { choose, decide, detail, expectResult, orderRequest, saveDraft, within, type Search } from '../../../testing/flights'
import { creditOf } from '../../../testing/ledger'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

interface Moved {
  encumbered: number
  spent: number
}
/** What budgets have, by id, where they have anything. */
async function budgets(): Promise<Record<string, Moved>> {
  const { rows } = await server.database.pool.query<Moved & { id: string }>(
    'SELECT budget_id AS id, encumbered::integer, spent::integer FROM budget WHERE enterprise_id = 1 AND encumbered + spent > 0',
  )
  return Object.fromEntries(rows.map(({ id, ...moved }) => [id, moved]))
}
beforeEach(() =>
  server.database.pool.query("UPDATE budget SET encumbered = 0, spent = 0, over_limit = 'forbid'; DELETE FROM budget_use"),
)

interface Ask extends Search {
  who?: string
  /** What the traveller's cost is written to. */
  cost?: Partial<OrderTravellerRequest>
}
async function ask({ who = 'employee', cost = {}, ...search }: Ask = {}) {
  const tempOrderNo = await saveDraft(server, who, search)
  const asked = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  const request = { ...asked, travellers: asked.travellers.map((traveller) => ({ ...traveller, ...cost })) }
  return { request, answer: await server.call(who, createFlightOrder, request) }
}
async function booked(asked: Ask = {}) {
  const { request, answer } = await ask(asked)
  return { orderNo: expectResult(answer).orderNo, total: request.expectedTotal }
}
const inThree = {
  costShares: [
    { costCentreId: 'cc-finance', percent: 33 },
    { costCentreId: 'cc-management', percent: 33 },
  ],
}

describe('an order without an application (handbook 10.2)', () => {
  test('occupies the budget of its cost centre at submission, spends it at issue and gives it back with a refund', async () => {
    const { orderNo, total } = await booked()
    expect(await budgets()).toEqual({ 'cc-sales-2026': { encumbered: total, spent: 0 } })
    const issued = await settle(server, 'employee', orderNo)
    expect(await budgets()).toEqual({ 'cc-sales-2026': { encumbered: 0, spent: total } })
    const back = await refund(server, orderNo, couponsOf(issued))
    expect(back.total).toBeGreaterThan(0)
    expect(await budgets()).toEqual({ 'cc-sales-2026': { encumbered: 0, spent: total - back.total } })
  })

  test.each([
    ['cancelled', (orderNo: string) => server.call('employee', cancelOrder, { orderNo })],
    ['refused by its approver', (orderNo: string) => decide(server, 'manager', orderNo, 'reject', '不必出差')],
  ])('that is %s frees its budget', async (_title, end) => {
    const { orderNo, total } = await booked({ date: '2026-12-10' })
    expect(await budgets()).toEqual({ 'cc-sales-2026': { encumbered: total, spent: 0 } })
    expect(await end(orderNo)).toMatchObject({ success: true })
    expect(await budgets()).toEqual({})
  })

  test('of which a cost centre without a budget bears a part returns to the others only what they bore', async () => {
    const pool = server.database.pool
    await pool.query("UPDATE budget SET to_date = '2026-01-02' WHERE enterprise_id = 1 AND budget_id = 'cc-finance-2026'")
    const { orderNo, total } = await booked({ date: '2026-12-17', cost: inThree })
    const [sales, , management] = apportion(total, [34, 33, 33]) as [number, number, number]
    const issued = await settle(server, 'employee', orderNo)
    expect(await budgets()).toMatchObject({ 'cc-sales-2026': { spent: sales }, 'cc-management-2026': { spent: management } })
    const back = await refund(server, orderNo, couponsOf(issued))
    expect(back.total).toBeLessThan(total)
    const after = await budgets()
    await pool.query("UPDATE budget SET to_date = '2026-12-31' WHERE enterprise_id = 1 AND budget_id = 'cc-finance-2026'")
    const kept = total - back.total
    expect(Math.abs(after['cc-sales-2026']!.spent - kept * 0.34)).toBeLessThan(2)
    expect(Math.abs(after['cc-management-2026']!.spent - kept * 0.33)).toBeLessThan(2)
    expect(Object.keys(after).toSorted()).toEqual(['cc-management-2026', 'cc-sales-2026'])
  })

  test('gives back to a budget that has been closed since, and to no other', async () => {
    const { orderNo, total } = await booked()
    const order = await settle(server, 'employee', orderNo)
    await server.database.pool.query("UPDATE budget SET to_date = from_date WHERE budget_id = 'cc-sales-2026'")
    const { total: back } = await refund(server, orderNo, couponsOf(order))
    expect(back).toBeGreaterThan(0)
    expect(await budgets()).toEqual({ 'cc-sales-2026': { encumbered: 0, spent: total - back } })
    await server.database.pool.query("UPDATE budget SET to_date = '2026-12-31' WHERE budget_id = 'cc-sales-2026'")
  })

  test('that fails at the supplier frees its budget', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-11' })
    const asked = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, { ...asked, remark: '#ISSUE_FAIL' }))
    expect((await budgets())['cc-sales-2026']?.encumbered).toBe(asked.expectedTotal)
    expect((await settle(server, 'employee', orderNo)).stateName).toBe('出票失败')
    expect(await budgets()).toEqual({})
  })

  test('is refused beyond a budget that forbids it, with what is left and needed, and leaves nothing', async () => {
    await server.database.pool.query("UPDATE budget SET spent = amount - 100 WHERE budget_id = 'cc-sales-2026'")
    const [orders, credit] = [await countOf(server, 'orders'), await creditOf(server)]
    const { request, answer } = await ask({ date: '2026-12-12' })
    expect(answer.code).toBe(problems.budgetInsufficient.code)
    expect(answer.message).toContain('剩余 ¥1')
    expect(answer.message).toContain(`本次需要 ¥${(request.expectedTotal / 100).toLocaleString('en')}`)
    expect([await countOf(server, 'orders'), await creditOf(server)]).toEqual([orders, credit])
    await server.database.pool.query("UPDATE budget SET over_limit = 'allow' WHERE budget_id = 'cc-sales-2026'")
    expectResult((await ask({ date: '2026-12-12' })).answer)
  })

  test('of personal travel moves none', async () => {
    await booked({ date: '2026-12-13', travelType: 2 })
    expect(await budgets()).toEqual({})
  })

  test('of the next year takes of the next year', async () => {
    const { total } = await booked({ date: '2027-01-06' })
    expect(await budgets()).toEqual({ 'cc-sales-2027': { encumbered: total, spent: 0 } })
  })
})

describe('the budget left is said (handbook 8.2)', () => {
  interface Costs {
    costCentreId: string
    projectCode?: string
  }
  const balance = async (tempOrderNo: string, amount: number, costs?: Costs, who = 'employee') =>
    expectResult(
      await server.call(who, getTravelApplyBalance, {
        tempOrderNo,
        booking: {
          travellerIds: ['1-employee'],
          startDate: '2026-12-09',
          endDate: '2026-12-09',
          amount,
          ...(costs && { costs: [{ employeeId: '1-employee', ...costs }] }),
        },
      }),
    )
  const leftOf = async (budgetId: string) =>
    (
      await server.database.pool.query<{ left: number }>(
        'SELECT (amount - encumbered - spent)::integer AS left FROM budget WHERE budget_id = $1',
        [budgetId],
      )
    ).rows[0]!.left

  test('before an order without an application is submitted, for the cost centre that was chosen', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const left = await leftOf('cc-sales-2026')
    const asked = await balance(tempOrderNo, 500_00)
    expect(asked.application).toBeUndefined()
    expect(asked.budgets).toMatchObject([{ needed: 500_00, left, control: 'strong' }])
    expect(asked.beyond).toEqual([])
    const over = await balance(tempOrderNo, left + 1_00)
    expect(over.beyond).toMatchObject([{ refused: true }])
    expect(over.beyond[0]!.message).toContain('预算不足')
  })

  test('of another cost centre to its owner and who looks after the money; to anybody else only that it bears, and whether it reaches', async () => {
    const left = await leftOf('cc-finance-2026')
    const charged = { costCentreId: 'cc-finance' }
    const asked = async (who: string, amount: number) => balance(await saveDraft(server, who), amount, charged, who)
    expect((await asked('finance', 500_00)).budgets).toMatchObject([{ left, needed: 500_00 }])
    const [told] = (await asked('employee', 500_00)).budgets
    expect(told).toMatchObject({ needed: 500_00, control: 'strong' })
    expect(told).not.toHaveProperty('left')
    expect(told).not.toHaveProperty('level')
    const [short] = (await asked('employee', left + 1_00)).beyond
    expect(short).toMatchObject({
      message: expect.stringMatching(/^预算不足：财务共享差旅预算（2026年1月1日 至 2026年12月31日）本次需要/),
      refused: true,
    })
    await server.database.pool.query("UPDATE cost_centre SET owner_id = '1-employee' WHERE cost_centre_id = 'cc-finance'")
    expect((await asked('employee', 500_00)).budgets).toMatchObject([{ left }])
    await server.database.pool.query("UPDATE cost_centre SET owner_id = NULL WHERE cost_centre_id = 'cc-finance'")
  })

  test('nor by a refusal of the order', async () => {
    await server.database.pool.query(
      "UPDATE budget SET spent = amount - 100 WHERE budget_id IN ('cc-finance-2026', 'cc-sales-2026')",
    )
    const others = await ask({ date: '2026-12-16', cost: { costCentreId: 'cc-finance' } })
    expect(others.answer).toMatchObject({ success: false, code: problems.budgetInsufficient.code })
    expect(others.answer.message).toContain('预算不足：财务共享差旅预算')
    expect(others.answer.message).not.toContain('剩余')
    const own = await ask({ date: '2026-12-16' })
    expect(own.answer.message).toContain('剩余')
  })

  test('not of personal travel, and not while nothing is known of the booking', async () => {
    const personal = await saveDraft(server, 'employee', { travelType: 2 })
    expect(await balance(personal, 500_00)).toEqual({ beyond: [], budgets: [] })
    const tempOrderNo = await saveDraft(server, 'employee')
    const known = await server.call('employee', getTravelApplyBalance, { tempOrderNo })
    expect(expectResult(known)).toEqual({ beyond: [], budgets: [] })
  })

  test('to the approver of such an order, as it is with the order', async () => {
    const { orderNo, total } = await booked()
    const { rows } = await server.database.pool.query('SELECT approval_id AS id FROM approval WHERE order_no = $1', [orderNo])
    const { budgets: told } = expectResult(await server.call('manager', getApprovalDetail, { approvalId: rows[0].id }))
    expect(told).toMatchObject([{ needed: total, left: await leftOf('cc-sales-2026') }])
  })
})

describe('several cost centres (handbook 10.1)', () => {
  test('share an order by percent, each part in its own budget, to the fen and through change and refund', async () => {
    const { orderNo, total } = await booked({ date: '2026-12-14', cost: inThree })
    const held = await budgets()
    expect(Object.keys(held).toSorted()).toEqual(['cc-finance-2026', 'cc-management-2026', 'cc-sales-2026'])
    expect(sum(Object.values(held).map(({ encumbered }) => encumbered))).toBe(total)
    expect(held['cc-sales-2026']?.encumbered).toBe(Math.round(total * 0.34))
    const issued = await settle(server, 'employee', orderNo)
    expect(issued.travellerList[0]).toMatchObject({
      costCentre: 'CC1001 华东销售',
      costShares: [
        { costCentre: 'CC1001 华东销售', percent: 34 },
        { costCentre: 'CC2001 财务共享', percent: 33 },
        { costCentre: 'CC9001 公司管理', percent: 33 },
      ],
    })
    const dearer = issued.segments[0]!.ticketPrice + 1
    const changed = await change(
      server,
      orderNo,
      couponsOf(issued),
      '2026-12-16',
      (_flight, fare) => fare.ticketPrice >= dearer && fare.verdict !== 'forbidden',
    )
    expect(changed.order.travellerList[0]?.costShares).toHaveLength(3)
    const spentOf = async () => sum(Object.values(await budgets()).map(({ spent }) => spent))
    const paid = await spentOf()
    expect(paid).toBe(total + changed.order.total)
    const back = await refund(server, changed.order.orderNo, couponsOf(changed.order))
    expect(await spentOf()).toBe(paid - back.total)
    expect(sum(Object.values(await budgets()).map(({ encumbered }) => encumbered))).toBe(0)
  })

  test('a project with a budget of its own pays for its trips; one without leaves them to the cost centre', async () => {
    const own = await booked({ date: '2026-12-17', cost: { projectCode: 'YX-2026-01' } })
    expect(await budgets()).toEqual({ 'YX-2026-01-2026': { encumbered: own.total, spent: 0 } })
    const other = await booked({ date: '2026-12-18', cost: { projectCode: 'YX-2026-02' } })
    expect((await budgets())['cc-sales-2026']?.encumbered).toBe(other.total)
    expect((await detail(server, 'employee', own.orderNo)).travellerList[0]?.project).toBe('YX-2026-01 智慧园区一期')
  })

  test.each<[string, Partial<OrderTravellerRequest>, string, keyof typeof problems]>([
    [
      'all of it to others',
      {
        costShares: [
          { costCentreId: 'cc-finance', percent: 60 },
          { costCentreId: 'cc-management', percent: 40 },
        ],
      },
      'costShares',
      'costSharesWrong',
    ],
    ['the own one again', { costShares: [{ costCentreId: 'cc-sales', percent: 40 }] }, 'costShares', 'costSharesWrong'],
    [
      'one that the company does not have',
      { costShares: [{ costCentreId: 'cc-plant', percent: 40 }] },
      'costShares.0.costCentreId',
      'costCentreUnknown',
    ],
    ['an unknown project', { projectCode: 'ZZ' }, 'projectCode', 'projectUnknown'],
  ])('refused and nothing moved: %s', async (_title, cost, field, problem) => {
    const { answer } = await ask({ date: '2026-12-20', cost })
    expect(answer).toMatchObject({ success: false, code: problems[problem].code, field: `travellers.0.${field}` })
    expect(await budgets()).toEqual({})
  })

  test('only where the company divides cost; the form says so and which projects there are', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-21' })
    const info = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
    expect(info).toMatchObject({ costSplit: true, projectRequired: false })
    expect(info.projects.map(({ code }) => code)).toEqual(['YX-2026-01', 'YX-2026-02'])
    const setCosts = (costs: object) =>
      server.database.pool.query(
        `UPDATE enterprise SET config = jsonb_set(config, '{settings,costs}', (config->'settings'->'costs') || $1::jsonb) WHERE enterprise_id = 1`,
        [JSON.stringify(costs)],
      )
    await setCosts({ split: false, projectRequired: true })
    const divided = await ask({ date: '2026-12-22', cost: inThree })
    expect(divided.answer).toMatchObject({ code: problems.costSharesWrong.code })
    const without = await ask({ date: '2026-12-22' })
    expect(without.answer).toMatchObject({ code: problems.projectUnknown.code, field: 'travellers.0.projectCode' })
    await setCosts({ split: true, projectRequired: false })
  })
})
