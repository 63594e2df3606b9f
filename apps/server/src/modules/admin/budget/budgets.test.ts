import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adjustBudget,
  endBudget,
  findBudgetObjects,
  getBudgetEntries,
  getBudgetPeriods,
  getMyBudgetEntries,
  getMyBudgetPeriods,
  getMyBudgets,
  saveBudget,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
import { getTravelApplyBalance } from '@sojourn/contract/booking/application/application.calls'
import type { OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getCenterMenu } from '@sojourn/contract/personal/menu.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { couponsOf, refund, settle } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { newBudget } from '../../../testing/budgets'
import { companyHistory, inChinese } from '../../../testing/company'
import { choose, expectResult, orderRequest, saveDraft, within, type Search } from '../../../testing/flights'
import { inTransaction } from '../../../work'
import { moveBudget } from '../../booking/application/budget-store'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const save = (more: Partial<RequestOf<typeof saveBudget>> = {}) => server.call('admin', saveBudget, newBudget(more))
const entered = async (more: Partial<RequestOf<typeof saveBudget>> = {}) => expectResult(await save(more)).planId
const found = async (ask: RequestOf<typeof searchBudgets> = {}) =>
  expectResult(await server.call('admin', searchBudgets, { size: 100, ...ask })).list
const budgetOf = async (planId: string, ended = false) => (await found({ ended })).find((each) => each.planId === planId)!
const periodsOf = async (planId: string) => expectResult(await server.call('admin', getBudgetPeriods, { planId })).periods
const entriesOf = async (planId: string, from: string) =>
  expectResult(await server.call('admin', getBudgetEntries, { planId, from, size: 100 })).list
const end = async (planId: string) => server.call('admin', endBudget, { planId, version: (await budgetOf(planId)).version })

async function requestOf(search: Search, cost: Partial<OrderTravellerRequest>) {
  const tempOrderNo = await saveDraft(server, 'employee', search)
  const asked = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  return { ...asked, acceptConflicts: true, travellers: asked.travellers.map((traveller) => ({ ...traveller, ...cost })) }
}
const book = async (search: Search, cost: Partial<OrderTravellerRequest> = {}) =>
  server.call('employee', createFlightOrder, await requestOf(search, cost))
const project = { projectCode: 'YX-2026-02' }

describe('[S2.48] budgets in the console', () => {
  test('are entered with a period for each month, of which that of today is told', async () => {
    const planId = await entered()
    expect(await budgetOf(planId)).toMatchObject({
      name: '测试预算',
      object: { kind: 'project', name: '华东渠道拓展' },
      version: 1,
      current: { from: '2026-11-01', to: '2026-11-30', amount: 10_000_00, available: 10_000_00, percent: 0, level: 0 },
    })
    const periods = await periodsOf(planId)
    expect(periods).toHaveLength(12)
    expect(periods.at(-1)).toMatchObject({ from: '2027-10-01', to: '2027-10-31' })
    expectResult(await end(planId))
  })

  test('follow the company’s year: quarters of a year from February', async () => {
    await server.database.pool.query('UPDATE enterprise SET year_starts = 2 WHERE enterprise_id = 1')
    const planId = await entered({ period: 'quarter' })
    await server.database.pool.query('UPDATE enterprise SET year_starts = 1 WHERE enterprise_id = 1')
    expect((await periodsOf(planId)).map(({ from }) => from)).toEqual(['2026-11-01', '2027-02-01', '2027-05-01', '2027-08-01'])
    expectResult(await end(planId))
  })

  test('of which another amount and last day are saved: it holds from today on, and periods beyond are there no more to book on', async () => {
    const planId = await entered()
    const changed = newBudget({ planId, version: 1, amount: 20_000_00, to: '2026-12-31', names: inChinese('改名') })
    expectResult(await server.call('admin', saveBudget, changed))
    expect(await budgetOf(planId)).toMatchObject({ name: '改名', version: 2, to: '2026-12-31', current: { amount: 20_000_00 } })
    expect((await companyHistory(server, planId, 'budget'))[0]).toMatchObject({
      byName: '周雅琴',
      changes: expect.arrayContaining([{ field: 'amount', before: '¥10,000', after: '¥20,000' }]),
    })
    expect(await server.call('admin', saveBudget, changed)).toMatchObject(refusedAs('recordChanged'))
    expectResult(await end(planId))
    expect(await budgetOf(planId, true)).toMatchObject({ endedOn: '2026-11-20' })
  })

  test.each([
    ['without a name', { names: inChinese('') }, 'companyInvalid', 'names'],
    ['for nobody', { object: { kind: 'project', id: 'none' } }, 'budgetObjectUnknown', 'object'],
    ['that ends before it begins', { to: '2026-10-01' }, 'companyInvalid', 'to'],
    ['of more than five years of months', { to: '2032-01-01' }, 'companyInvalid', 'to'],
    ['of nothing', { amount: 0 }, 'companyInvalid', 'amount'],
    ['with levels the wrong way round', { warnFirst: 90, warnSecond: 60 }, 'companyInvalid', 'warnSecond'],
    ['with an owner who is not there', { ownerId: 'nobody' }, 'ownerUnsuitable', 'ownerId'],
    ['that is not there', { planId: 'none' }, 'budgetUnknown', 'planId'],
    [
      'beside one of the same cost centre, periods and days',
      { object: { kind: 'costCentre', id: 'cc-sales' }, period: 'year' },
      'budgetOverlaps',
      'to',
    ],
  ] as const)('one %s is not saved', async (_title, more, problem, field) => {
    expect(await save(more)).toMatchObject({ ...refusedAs(problem), field })
  })

  test('those above a warning level are found, and by whom they are for', async () => {
    expect((await found({ warned: true })).map(({ planId }) => planId)).toEqual(['legalEntity-e-2'])
    expect((await found({ object: 'department' })).map(({ object }) => object.name)).toEqual(['管理层'])
    expect((await found({ keyword: '财务共享' })).map(({ planId }) => planId)).toEqual(['cc-finance'])
    expect(expectResult(await server.call('admin', findBudgetObjects, { kind: 'person', keyword: '陈志远' })).list).toMatchObject(
      [{ id: '1-manager', name: '陈志远' }],
    )
  })

  test('are adjusted for one period with who and why, never below nothing', async () => {
    const planId = await entered()
    const adjust = (amount: number, reason = '追加市场活动') =>
      server.call('admin', adjustBudget, { planId, from: '2026-12-01', amount, reason })
    expect(expectResult(await adjust(500_00))).toMatchObject({ amount: 10_000_00, adjusted: 500_00, available: 10_500_00 })
    expect(await adjust(500_00, ' ')).toMatchObject(refusedAs('costReasonMissing'))
    expect(await adjust(-20_000_00)).toMatchObject({ ...refusedAs('companyInvalid'), field: 'amount' })
    expect(await entriesOf(planId, '2026-12-01')).toMatchObject([{ adjusted: 500_00, byName: '周雅琴', reason: '追加市场活动' }])
    expect((await budgetOf(planId)).current.adjusted).toBe(0)
    expectResult(await end(planId))
  })
})

describe('orders on budgets of the console', () => {
  const december = '2026-12-01'
  const decemberOf = async (planId: string) => (await periodsOf(planId)).find(({ from }) => from === december)!

  test('move those of the person, the department above and the project together, by the day of departure', async () => {
    const plans = await Promise.all([
      entered({ amount: 100_000_00 }),
      entered({ object: { kind: 'person', id: '1-employee' }, amount: 100_000_00 }),
      entered({ object: { kind: 'department', id: 'sales' }, below: true, amount: 100_000_00 }),
    ])
    const request = await requestOf({ date: '2026-12-10' }, project)
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
    for (const planId of plans) {
      expect(await decemberOf(planId)).toMatchObject({ pending: request.expectedTotal, spent: 0 })
      expect(await entriesOf(planId, december)).toMatchObject([{ orderNo, pending: request.expectedTotal }])
    }
    const issued = await settle(server, 'employee', orderNo)
    const back = await refund(server, orderNo, couponsOf(issued))
    for (const planId of plans) {
      const { spent, pending } = await decemberOf(planId)
      expect({ spent, pending }).toEqual({ spent: request.expectedTotal - back.total, pending: 0 })
      const entries = await entriesOf(planId, december)
      expect(entries.reduce((sum, entry) => sum + entry.spent, 0)).toBe(spent)
      expect(entries.reduce((sum, entry) => sum + entry.pending, 0)).toBe(0)
      expectResult(await end(planId))
    }
  })

  test('are refused with name, period and what is needed, and go through once it is adjusted', async () => {
    const planId = await entered({ amount: 1_00, names: inChinese('小额预算') })
    const refused = await book({ date: '2026-12-11' }, project)
    expect(refused.code).toBe(problems.budgetInsufficient.code)
    expect(refused.message).toContain('小额预算（2026年12月1日 至 2026年12月31日）')
    expectResult(await server.call('admin', adjustBudget, { planId, from: december, amount: 50_000_00, reason: '追加' }))
    const { orderNo } = expectResult(await book({ date: '2026-12-11' }, project))
    expect((await decemberOf(planId)).pending).toBeGreaterThan(0)
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    expect((await decemberOf(planId)).pending).toBe(0)
    expectResult(await end(planId))
  })

  test('of an ended budget, or of other products, move it no more', async () => {
    const [ended, trains] = [
      await entered({ amount: 1_00 }),
      await entered({ amount: 1_00, products: ['train'], period: 'quarter' }),
    ]
    expectResult(await end(ended))
    const { orderNo } = expectResult(await book({ date: '2026-12-12' }, project))
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    expectResult(await end(trains))
  })

  test('beyond one that asks for approval wait for it, also where nobody would be asked otherwise; the page says so before', async () => {
    const planId = await entered({ amount: 1_00, overLimit: 'approve' })
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-15' })
    const costs = [{ employeeId: '1-employee', costCentreId: 'cc-sales', ...project }]
    const booking = { travellerIds: ['1-employee'], startDate: '2026-12-15', endDate: '2026-12-15', amount: 500_00, costs }
    const { budgets, beyond } = expectResult(await server.call('employee', getTravelApplyBalance, { tempOrderNo, booking }))
    expect(budgets).toMatchObject([{ name: '测试预算', needed: 500_00, asksApproval: true, from: december, to: '2026-12-31' }])
    expect(beyond).toMatchObject([{ refused: false, message: expect.stringContaining('须经审批') }])
    const created = expectResult(await book({ date: '2026-12-15' }, project))
    const { rows } = await server.database.pool.query('SELECT count(*)::integer AS count FROM approval WHERE order_no = $1', [
      created.orderNo,
    ])
    expect(rows[0].count).toBe(1)
    expect((await decemberOf(planId)).level).toBe(3)
    expectResult(await server.call('employee', cancelOrder, { orderNo: created.orderNo }))
    expectResult(await end(planId))
  })

  test('are read by their owner and viewers, who need no role for it, and by no colleague', async () => {
    const planId = await entered({ names: inChinese('部门市场费'), ownerId: '1-manager', viewerIds: ['1-employee'] })
    const mine = async (who: string) => expectResult(await server.call(who, getMyBudgets, {})).list.map((each) => each.planId)
    const listed = async (who: string) =>
      expectResult(await server.call(who, getCenterMenu, {})).menuGroupList.some(({ menuList }) =>
        menuList.some(({ param }) => param === '/center/budget'),
      )
    for (const who of ['manager', 'employee']) {
      expect(await mine(who)).toEqual([planId])
      expect(await listed(who)).toBe(true)
      const { periods } = expectResult(await server.call(who, getMyBudgetPeriods, { planId }))
      expect(periods).toEqual(await periodsOf(planId))
      await server.call('admin', adjustBudget, { planId, from: '2026-11-01', amount: 100, reason: '追加' })
      const { list } = expectResult(await server.call(who, getMyBudgetEntries, { planId, from: '2026-11-01', size: 100 }))
      expect(list[0]).toMatchObject({ adjusted: 100, reason: '追加' })
    }
    expect(await mine('director')).toEqual([])
    expect(await listed('director')).toBe(false)
    for (const asked of [
      server.call('director', getMyBudgetPeriods, { planId }),
      server.call('director', getMyBudgetEntries, { planId, from: '2026-11-01' }),
    ])
      expect(await asked).toMatchObject(refusedAs('budgetUnknown'))
    await end(planId)
    expect(await mine('manager')).toEqual([])
  })

  test('tell its owner and viewers once of each level that a period reaches', async () => {
    const planId = await entered({ amount: 1_00, overLimit: 'allow', ownerId: '1-finance', viewerIds: ['1-manager'] })
    const notifications = async () => {
      const { rows } = await server.database.pool.query<{ employeeId: string; subject: string }>(
        `SELECT employee_id AS "employeeId", subject FROM mail WHERE subject LIKE '%测试预算%' ORDER BY employee_id`,
      )
      return rows
    }
    expectResult(await book({ date: '2026-12-16' }, project))
    expect(await notifications()).toEqual([
      { employeeId: '1-finance', subject: '预算已超出：测试预算' },
      { employeeId: '1-manager', subject: '预算已超出：测试预算' },
    ])
    expectResult(await book({ date: '2026-12-17' }, project))
    expect(await notifications()).toHaveLength(2)
    expectResult(await end(planId))
  })

  test('a hundred at once never pass one that forbids it: as many as fit, and the balance is a recount', async () => {
    const request = await requestOf({ date: '2026-12-18' }, project)
    const fits = 7
    const planId = await entered({ amount: request.expectedTotal * fits + 1 })
    const budgetId = `${planId}-${december}`
    const move = { encumbered: request.expectedTotal, spent: 0, orderNo: 'many' }
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () =>
        inTransaction(server.context, 1, (work) =>
          moveBudget(work, budgetId, move, { at: server.context.clock.now(), approved: false }),
        ),
      ),
    )
    expect(outcomes.filter((moved) => moved !== undefined)).toHaveLength(fits)
    expect(await decemberOf(planId)).toMatchObject({ pending: fits * request.expectedTotal, available: 1 })
    expect(await entriesOf(planId, december)).toHaveLength(fits)
    expect(await server.call('employee', createFlightOrder, request)).toMatchObject(refusedAs('budgetInsufficient'))
    expectResult(await end(planId))
  })
})
