import { budgetColumns, type BudgetColumn } from '@sojourn/contract/admin/company/budget-columns'
import { describe, expect, test } from 'vitest'
import { importReport } from '../people/import-report'
import { fenIn, percentIn } from './budget-cells'
import { planBudgets, type KnownBudget } from './budget-import'

const same = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name })
const sales: KnownBudget = {
  planId: 'b-1',
  name: same('销售部差旅'),
  objectKind: 'department',
  objectId: 'sales',
  below: true,
  period: 'month',
  from: '2026-01-01',
  to: '2026-12-31',
  amount: 50_000_00,
  products: [],
  warnFirst: 60,
  warnSecond: 90,
  overLimit: 'allow',
  ownerId: 'lin',
  viewerIds: ['he', 'lin'],
}
const company = {
  budgets: [sales, { ...sales, planId: 'b-2', name: same('研发部差旅'), objectId: 'rnd' }],
  objects: {
    person: [{ id: 'lin', names: ['001', '林晓'] }],
    department: [
      { id: 'sales', names: ['销售部'] },
      { id: 'rnd', names: ['研发部'] },
    ],
    costCentre: [{ id: 'cc-1', names: ['CC1', '销售'] }],
    project: [{ id: 'P-1', names: ['P-1', '西部'] }],
    legalEntity: [{ id: 'e-1', names: ['远行'] }],
  },
  people: [
    { id: 'lin', names: ['001', '林晓'] },
    { id: 'he', names: ['002', '何文'] },
    { id: 'he-2', names: ['003', '何文'] },
  ],
}
type Line = Partial<Record<BudgetColumn, string>>
const plan = (...lines: Line[]) =>
  planBudgets(
    { columns: budgetColumns, rows: lines.map((line) => budgetColumns.map((column) => line[column] ?? '')) },
    company,
    'zh-CN',
  )
const project: Line = {
  name: '西部项目',
  objectKind: '项目',
  object: 'P-1',
  period: '按季',
  from: '2026/1/1',
  to: '2026-12-31',
  amount: '120,000.5',
}
const faultsOf = (...lines: Line[]) =>
  importReport(
    plan(...lines).map((line) => ({ ...line, name: '', isNew: line.planId === undefined })),
    'zh-CN',
  ).faults

describe('[S2.48] a line of a file of budgets', () => {
  test('of a name that is not there is a new one, with what is usual where a cell is empty', () => {
    expect(plan(project)).toMatchObject([
      {
        planId: undefined,
        faults: [],
        values: {
          name: same('西部项目'),
          objectKind: 'project',
          objectId: 'P-1',
          below: false,
          period: 'quarter',
          from: '2026-01-01',
          amount: 120_000_50,
          products: [],
          warnFirst: 60,
          warnSecond: 90,
          overLimit: 'allow',
          ownerId: '',
          viewerIds: [],
        },
      },
    ])
  })

  test('that says what is there already changes nothing, in whatever words', () => {
    const all = {
      objectKind: 'Department',
      object: '销售部',
      below: '是',
      period: 'month',
      from: '2026-01-01',
      amount: '￥50,000.00',
    }
    for (const line of [
      { name: '销售部差旅' },
      {
        name: '销售部差旅',
        ...all,
        warnFirst: '60%',
        warnSecond: '0.9',
        overLimit: '仅提醒',
        owner: '001',
        viewers: '林晓、002',
      },
    ])
      expect(plan(line)).toMatchObject([{ planId: 'b-1', columns: [], faults: [] }])
  })

  test('changes what differs alone', () => {
    const [line] = plan({
      name: '销售部差旅',
      amount: '不限额',
      products: '火车票、国内机票',
      to: '2027-06-30',
      overLimit: '禁止预订',
    })
    expect(line).toMatchObject({ columns: ['to', 'amount', 'overLimit', 'products'], faults: [] })
    expect(line?.values).toMatchObject({ amount: -1, products: ['flight', 'train'], overLimit: 'forbid', ownerId: 'lin' })
  })

  test.each<[string, Line[], string[]]>([
    ['without a name', [{ ...project, name: '' }], ['name 请填写']],
    ['that is new and lacks what a budget needs', [{ name: '新' }], ['objectKind', 'object', 'period', 'from', 'to', 'amount']],
    ['for somebody who is not there', [{ ...project, object: 'P-9' }], ['object 未找到']],
    [
      'for a kind that there is not',
      [{ ...project, objectKind: '星球' }],
      ['objectKind 请填写其中之一：个人、部门', 'object 未找到'],
    ],
    ['of a period that there is not', [{ ...project, period: '偶尔' }], ['period 请填写其中之一：按月、按季、按年、整个期间']],
    [
      'that says neither yes nor no',
      [{ ...project, objectKind: '部门', object: '销售部', below: '也许' }],
      ['below 请填写其中之一：是、否'],
    ],
    ['for a product that there is not', [{ ...project, products: '国内机票、潜艇' }], ['products 请填写其中之一：国内机票']],
    ['with an owner of whom there are several', [{ ...project, owner: '何文' }], ['owner 有多个同名']],
    ['with a viewer who is not there', [{ ...project, viewers: '001、马超' }], ['viewers 未找到']],
    ['with no amount', [{ ...project, amount: '很多' }], ['amount 请填写大于 0 的金额']],
    ['with an amount of nothing', [{ ...project, amount: '0' }], ['amount 请填写大于 0 的金额']],
    ['with levels that cross', [{ ...project, warnFirst: '90', warnSecond: '60' }], ['warnSecond 第一级须小于第二级']],
    ['with a day that there is not', [{ ...project, to: '2026-02-30' }], ['to 请填写日期']],
    ['that ends before it begins', [{ ...project, to: '2025-12-31' }], ['to 结束日期不能早于开始日期']],
    [
      'that says another object or period of one that is there',
      [{ name: '销售部差旅', object: '研发部', period: '按年' }],
      ['object 添加后不能修改', 'period 添加后不能修改'],
    ],
    ['that stands there twice', [project, { ...project, object: '西部' }], ['name 与文件中另一行重复']],
    ['that stands beside another of the file', [project, { ...project, name: '另一个' }], ['object 与同对象', 'object 与同对象']],
    [
      'that stands beside one that the file leaves as it is',
      [{ ...project, name: '另一个', objectKind: '部门', object: '研发部', period: '按月' }],
      ['object 与同对象'],
    ],
  ])('%s is wrong', (_name, lines, said) => {
    const found = faultsOf(...lines).map(({ column = '', why }) => `${column} ${why}`)
    expect(found).toHaveLength(said.length)
    for (const [index, words] of said.entries()) expect(found[index]).toContain(words)
  })

  test('may stand where one of the file goes away from: it is the end that counts', () => {
    const until = { name: '研发部差旅', to: '2026-06-30' }
    const next = { ...project, name: '研发下半年', objectKind: '部门', object: '研发部', period: '按月', from: '2026-07-01' }
    expect(faultsOf(next, until)).toEqual([])
  })
})

test.each([
  ['1,234.5', 1_234_50],
  ['￥10', 10_00],
  ['0.07', 7],
  ['No limit', -1],
  ['-5', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
])('an amount that is written %s', (cell, fen) => {
  expect(fenIn(cell)).toBe(fen)
})
test.each([
  ['60', 60],
  ['60 %', 60],
  ['0.6', 60],
  ['.05', 5],
  ['high', undefined],
])('percent that are written %s', (cell, percent) => {
  expect(percentIn(cell)).toBe(percent)
})
