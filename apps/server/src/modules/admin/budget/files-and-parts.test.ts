import { budgetColumns, type BudgetColumn } from '@sojourn/contract/admin/company/budget-columns'
import { checkBudgetFile, importBudgets, type BudgetFile } from '@sojourn/contract/admin/company/budget-import.calls'
import { splitBudget } from '@sojourn/contract/admin/company/budget-split.calls'
import {
  adjustBudget,
  getBudgetEntries,
  getBudgetPeriods,
  saveBudget,
  searchBudgets,
} from '@sojourn/contract/admin/company/budget.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { equalParts } from '@sojourn/domain/admin/company/budget-split'
import { sum } from '@sojourn/domain/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { newBudget } from '../../../testing/budgets'
import { companyHistory, inChinese } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { newDepartment } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const found = async () => expectResult(await server.call('finance', searchBudgets, { size: 100 })).list
const named = async (name: string) => (await found()).find((each) => each.name === name)!
const periodsOf = async (planId: string) => expectResult(await server.call('finance', getBudgetPeriods, { planId })).periods

type Line = Partial<Record<BudgetColumn, string>>
const fileOf = (...lines: Line[]): BudgetFile => ({
  columns: [...budgetColumns],
  rows: lines.map((line) => budgetColumns.map((column) => line[column] ?? '')),
})
const check = async (file: BudgetFile) => expectResult(await server.call('finance', checkBudgetFile, file))
const take = (file: BudgetFile, who = 'finance') => server.call(who, importBudgets, file)
const year = { from: '2027-01-01', to: '2027-12-31', period: '按月' }
const lines: Line[] = [
  { name: '导入·销售', objectKind: '部门', object: '销售部', ...year, amount: '80,000', overLimit: '须审批', owner: '陈志远' },
  { name: '导入·项目', objectKind: '项目', object: 'YX-2026-02', ...year, amount: '12,345.67', products: '国内机票' },
  { name: '导入·成本中心', objectKind: '成本中心', object: 'CC1001', ...year, amount: '不限额' },
]

describe('[S2.48] a file of budgets', () => {
  test('is tried first, which changes nothing; one wrong line keeps all others out', async () => {
    const before = await countOf(server, 'budget_plan')
    const { list } = expectResult(await server.call('finance', searchBudgets, { object: 'costCentre', size: 1 }))
    lines[2]!.object = list[0]?.object.name ?? '销售中心'
    expect(await check(fileOf(...lines))).toMatchObject({ added: 3, changed: 0, same: 0, wrong: 0 })
    const wrong = fileOf(...lines, { ...lines[0], name: '导入·火星', object: '火星分部' })
    expect(await check(wrong)).toMatchObject({ wrong: 1, faults: [{ row: 3, column: 'object', why: '未找到' }] })
    expect(await take(wrong)).toMatchObject(refusedAs('importWrong'))
    expect(await countOf(server, 'budget_plan')).toBe(before)
  })

  test('is taken over as a whole, with accounts for each period and the history of each', async () => {
    expect(expectResult(await take(fileOf(...lines)))).toEqual({ added: 3, changed: 0, same: 0 })
    const budget = await named('导入·销售')
    expect(budget).toMatchObject({
      object: { kind: 'department', name: '销售部' },
      overLimit: 'approve',
      version: 1,
      below: true,
    })
    expect((await periodsOf(budget.planId)).map(({ amount }) => amount)).toEqual(Array.from({ length: 12 }, () => 80_000_00))
    expect((await named('导入·项目')).amount).toBe(12_345_67)
    expect((await companyHistory(server, budget.planId, 'budget'))[0]).toMatchObject({
      act: 'added',
      byName: '何文静',
      changes: expect.arrayContaining([{ field: 'amount', before: '', after: '¥80,000' }]) as unknown,
    })
  })

  test('again changes nothing; another changes only what differs, and what is not in it stays', async () => {
    const changes = await countOf(server, 'record_change')
    expect(expectResult(await take(fileOf(...lines)))).toEqual({ added: 0, changed: 0, same: 3 })
    expect(await countOf(server, 'record_change')).toBe(changes)
    expect(expectResult(await take(fileOf({ name: '导入·销售', amount: '90000' }, lines[1]!)))).toEqual({
      added: 0,
      changed: 1,
      same: 1,
    })
    expect(await named('导入·销售')).toMatchObject({ version: 2, amount: 90_000_00, overLimit: 'approve' })
    expect((await named('导入·成本中心')).amount).toBe(-1)
  })

  test('overtakes the form of somebody else, whose version is refused', async () => {
    const { planId, version } = await named('导入·项目')
    expectResult(await take(fileOf({ name: '导入·项目', amount: '20000' })))
    const late = newBudget({ planId, version, names: inChinese('导入·项目') })
    expect(await server.call('admin', saveBudget, late)).toMatchObject(refusedAs('recordChanged'))
  })

  test('two files of the same new budgets at once add them once', async () => {
    const file = fileOf({ ...lines[1], name: '导入·同时', products: '火车票' })
    const answers = (await Promise.all([take(file), take(file, 'admin')])).map(expectResult)
    expect(answers.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 1])
  })
})

describe('[S2.48] a budget is split', () => {
  const entered = async (more: Partial<RequestOf<typeof saveBudget>>) =>
    expectResult(await server.call('finance', saveBudget, newBudget({ names: inChinese('总预算'), ...more })))
  const split = (request: RequestOf<typeof splitBudget>, who = 'finance') => server.call(who, splitBudget, request)
  let top: string
  let below: string[]
  beforeAll(async () => {
    top = await newDepartment(server, '大区')
    below = [
      await newDepartment(server, '一区', top),
      await newDepartment(server, '二区', top),
      await newDepartment(server, '三区', top),
    ]
  })

  test('over the departments below: parts that make it up to the fen, each a budget like it, and it stays', async () => {
    const budget = await entered({ object: { kind: 'department', id: top }, below: true, amount: 100_00, overLimit: 'approve' })
    const parts = equalParts(100_00, 3).map((amount, index) => ({ of: below[index]!, amount }))
    const short = [...parts.slice(0, 2), { ...parts[2]!, amount: 33_32 }]
    expect(await split({ ...budget, by: 'departments', parts: short })).toMatchObject(refusedAs('budgetSplitSum'))
    const { planIds } = expectResult(await split({ ...budget, by: 'departments', parts }))
    const made = (await found()).filter(({ planId }) => planIds.includes(planId))
    expect(made.map(({ name, amount, period, overLimit }) => ({ name, amount, period, overLimit }))).toEqual(
      expect.arrayContaining([{ name: '总预算 · 一区', amount: 33_34, period: 'month', overLimit: 'approve' }]),
    )
    expect(sum(made.map(({ amount }) => amount))).toBe(100_00)
    expect((await found()).find(({ planId }) => planId === budget.planId)?.amount).toBe(100_00)
    expect((await companyHistory(server, planIds[0]!, 'budget'))[0]).toMatchObject({ act: 'added', byName: '何文静' })
  })

  test('again is refused, since its parts are there, and leaves nothing half done', async () => {
    const { planId, version } = await named('总预算')
    const before = await countOf(server, 'budget_plan')
    const other = await newDepartment(server, '四区', top)
    const parts = [other, below[0]!].map((of) => ({ of, amount: 50_00 }))
    expect(await split({ planId, version, by: 'departments', parts })).toMatchObject(refusedAs('budgetOverlaps'))
    expect(await countOf(server, 'budget_plan')).toBe(before)
  })

  test.each<[string, (plan: { planId: string; version: number }) => RequestOf<typeof splitBudget>, string]>([
    [
      'a department that is not below',
      (plan) => ({ ...plan, by: 'departments', parts: [{ of: 'rnd', amount: 100_00 }] }),
      'budgetSplitUnsuitable',
    ],
    [
      'a department twice',
      (plan) => ({ ...plan, by: 'departments', parts: [0, 0].map(() => ({ of: below[0]!, amount: 50_00 })) }),
      'budgetSplitUnsuitable',
    ],
    [
      'months of months',
      (plan) => ({ ...plan, by: 'months', from: '2026-11-01', parts: [{ of: '2026-11-01', amount: 100_00 }] }),
      'budgetSplitUnsuitable',
    ],
    [
      'a version that was overtaken',
      (plan) => ({ ...plan, version: 9, by: 'departments', parts: [{ of: below[0]!, amount: 100_00 }] }),
      'recordChanged',
    ],
    [
      'one that is not there',
      () => ({ planId: 'none', version: 1, by: 'departments', parts: [{ of: below[0]!, amount: 1 }] }),
      'budgetUnknown',
    ],
  ])('not over %s', async (_name, requestOf, refusal) => {
    const { planId, version } = await named('总预算')
    expect(await split(requestOf({ planId, version }))).toMatchObject(refusedAs(refusal as 'budgetUnknown'))
  })

  test('over the months of a period: what a month has beyond the even amount is an adjustment with its reason', async () => {
    const budget = await entered({
      names: inChinese('年度'),
      object: { kind: 'person', id: '1-employee' },
      period: 'year',
      from: '2027-01-01',
      to: '2028-12-31',
      amount: 120_000_01,
    })
    expectResult(
      await server.call('finance', adjustBudget, { planId: budget.planId, from: '2027-01-01', amount: 24_00, reason: '追加' }),
    )
    const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-01`)
    const parts = equalParts(120_024_01, 12).map((amount, index) => ({ of: months[index]!, amount }))
    parts[1]!.amount -= 5_000_00
    parts[2]!.amount += 5_000_00
    const { planIds } = expectResult(await split({ ...budget, by: 'months', from: '2027-01-01', parts }))
    const periods = await periodsOf(planIds[0]!)
    expect(periods.map(({ from, available }) => ({ of: from, amount: available }))).toEqual(parts)
    expect(sum(periods.map(({ available }) => available))).toBe(120_024_01)
    const [entry] = expectResult(await server.call('finance', getBudgetEntries, { planId: planIds[0]!, from: '2027-02-01' })).list
    expect(entry).toMatchObject({ adjusted: -5_000_00, byName: '何文静', reason: '由“年度”拆分' })
    const fewer = parts.slice(1)
    expect(await split({ ...budget, by: 'months', from: '2028-01-01', parts: fewer })).toMatchObject(
      refusedAs('budgetSplitUnsuitable'),
    )
  })

  test('two who split the same at once make its parts once', async () => {
    const next = await newDepartment(server, '新大区')
    const only = await newDepartment(server, '新一区', next)
    const budget = await entered({ names: inChinese('新总预算'), object: { kind: 'department', id: next } })
    const request = { ...budget, by: 'departments' as const, parts: [{ of: only, amount: 10_000_00 }] }
    const answers = await Promise.all([split(request), split(request, 'admin')])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('budgetOverlaps'))
  })
})
