import { costCentreColumns } from '@sojourn/contract/admin/company/cost-centre-columns'
import { describe, expect, test } from 'vitest'
import { planCostCentres } from './cost-centre-import'
import { importReport } from '../people/import-report'

const known = {
  costCentreId: 'cc-1',
  code: 'A-1',
  name: { 'zh-CN': '销售', 'zh-TW': '銷售', en: '销售' },
  ownerId: 'lin',
  departmentIds: ['sales', 'east'],
  ended: false,
}
const company = {
  costCentres: [known, { ...known, costCentreId: 'cc-2', code: 'OLD', ended: true }],
  people: [
    { id: 'lin', names: ['001', '林晓'] },
    { id: 'he-1', names: ['002', '何文'] },
    { id: 'he-2', names: ['003', '何文'] },
  ],
  departments: [
    { id: 'sales', names: ['销售部'] },
    { id: 'east', names: ['华东', '销售部/华东'] },
  ],
}
const plan = (...rows: string[][]) => planCostCentres({ columns: costCentreColumns, rows }, company, 'zh-CN')
const faultsOf = (...rows: string[][]) =>
  importReport(
    plan(...rows).map((line) => ({ ...line, name: '', isNew: line.costCentreId === undefined })),
    'zh-CN',
  ).faults

describe('[S2.48] a line of a file of cost centres', () => {
  test('that says what is there already changes nothing, whatever order its departments have', () => {
    for (const row of [
      ['A-1'],
      ['a-1', '销售', '銷售', '', '林晓', '华东 · 销售部'],
      ['A-1', '', '', '', '001', '销售部/华东；销售部'],
    ])
      expect(plan(row)).toMatchObject([{ costCentreId: 'cc-1', columns: [], faults: [], values: { code: 'A-1' } }])
  })

  test('that says of one for everybody that it is for everybody changes nothing', () => {
    const costCentres = [{ ...known, departmentIds: [] }]
    const file = { columns: costCentreColumns, rows: [['A-1', '', '', '', '', '全部']] }
    expect(planCostCentres(file, { ...company, costCentres }, 'zh-CN')).toMatchObject([{ columns: [], faults: [] }])
  })

  test('of a code that is not there is a new one, called the same in every language that the file lacks', () => {
    expect(plan(['B-1', '研发', '', 'R&D', '002', '全部'])).toMatchObject([
      {
        costCentreId: undefined,
        values: { name: { 'zh-CN': '研发', 'zh-TW': '研发', en: 'R&D' }, ownerId: 'he-1', departmentIds: [] },
      },
    ])
  })

  test('takes along the names that were the same, and leaves those that were not', () => {
    const [line] = plan(['A-1', '市场', '', '', '', '全公司'])
    expect(line).toMatchObject({
      columns: ['name', 'nameEnglish', 'departments'],
      values: { name: { 'zh-CN': '市场', 'zh-TW': '銷售', en: '市场' }, ownerId: 'lin', departmentIds: [] },
    })
  })

  test.each([
    ['without a code', [['', '研发']], ['code 请填写']],
    ['that is new without a name', [['B-1']], ['name 请填写']],
    ['with a code that no form takes', [['B 1', '研发']], ['code']],
    ['of one that has ended', [['OLD', '旧']], ['code 已停用，请使用其他编码']],
    ['with an owner who is not there', [['A-1', '', '', '', '马超']], ['owner 未找到']],
    ['with an owner whose name several have', [['A-1', '', '', '', '何文']], ['owner 有多个同名，请填写工号、编码或完整路径']],
    ['with a department that is not there', [['A-1', '', '', '', '', '销售部、火星']], ['departments 未找到']],
    [
      'that stands there twice',
      [
        ['B-1', '甲'],
        ['b-1', '乙'],
      ],
      ['code 与文件中另一行重复'],
    ],
  ])('%s is wrong', (_name, rows, said) => {
    const found = faultsOf(...rows).map(({ column = '', why }) => `${column} ${why}`)
    expect(found).toHaveLength(said.length)
    for (const [index, words] of said.entries()) expect(found[index]).toContain(words)
  })
})

test('a report counts what is new, what changes and what stays, and leaves out what is wrong', () => {
  const lines = plan(['A-1'], ['B-1', '研发'], ['A-1', '市场'], ['C-1']).map((line) => ({
    ...line,
    name: line.values.name['zh-CN'],
    isNew: line.costCentreId === undefined,
  }))
  expect(importReport(lines, 'zh-CN')).toMatchObject({
    added: 1,
    changed: 0,
    same: 1,
    wrong: 2,
    changes: [{ row: 1, name: '研发', columns: [] }],
  })
})
