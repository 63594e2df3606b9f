import { departmentColumns } from '@sojourn/contract/admin/people/department-columns'
import { describe, expect, test } from 'vitest'
import { planDepartments, type KnownDepartment } from './department-import'

const department = (departmentId: string, name: string, more: Partial<KnownDepartment> = {}): KnownDepartment => ({
  departmentId,
  number: '',
  name: { 'zh-CN': name, 'zh-TW': name, en: name },
  parentId: null,
  headId: null,
  ...more,
})
const departments = [
  department('top', '公司'),
  department('east', '华东', { parentId: 'top', number: 'D1' }),
  department('west', '华西', { parentId: 'top', number: 'D2' }),
  department('e-sales', '销售部', { parentId: 'east' }),
  department('w-sales', '销售部', { parentId: 'west' }),
]
const people = [
  { id: 'chen', names: ['陈志远', 'Y1'], leads: true },
  { id: 'lin', names: ['林晓雯', 'Y2'], leads: false },
]
const plan = (...rows: string[][]) => planDepartments({ columns: departmentColumns, rows }, { departments, people }, 'zh-CN')
const faultsOf = (...rows: string[][]) =>
  plan(...rows).map(({ faults }) => faults.map(({ column, why }) => [column, 'kind' in why ? why.kind : why.sentence]))

describe('a file of departments', () => {
  test.each([
    [
      'by its number, whatever its name',
      ['d1', '华东大区'],
      { departmentId: 'east', isNew: false, columns: ['number', 'name', 'nameTraditional', 'nameEnglish'] },
    ],
    ['by its name below its parent', ['', '销售部', '', '', '公司/华西'], { departmentId: 'w-sales', isNew: false, columns: [] }],
    ['by the number of its parent', ['', '销售部', '', '', 'D1', '陈志远'], { departmentId: 'e-sales', columns: ['head'] }],
    ['by a name that is the only one, which is given a number', ['D9', '公司'], { departmentId: 'top', columns: ['number'] }],
    ['as a new one where another has that number', ['D7', '华东', '', '', '公司'], { isNew: true }],
  ] as const)('knows one %s', (_name, row, line) => expect(plan([...row])[0]).toMatchObject({ ...line, faults: [] }))

  test('puts new ones below others of the file, wherever these stand', () => {
    const [leaf, group] = plan(['N2', '二组', '', '', 'N1'], ['N1', '新部', '', 'New', '公司/华东'])
    expect(leaf).toMatchObject({ isNew: true, values: { parentId: group!.departmentId }, faults: [] })
    expect(group).toMatchObject({ values: { parentId: 'east', name: { 'zh-CN': '新部', 'zh-TW': '新部', en: 'New' } } })
    const [below] = plan(['', '三组', '', '', '公司/华东/甲部'], ['', '甲部', '', '', '公司/华东'])
    expect(below).toMatchObject({ values: { parentId: 'new 1' }, faults: [] })
  })

  test('names a circle by its way', () => {
    expect(faultsOf(['D1', '', '', '', 'D2'], ['D2', '', '', '', '公司/华东'])).toEqual([
      [['parent', '上级部门形成循环：华东 → 华西 → 华东']],
      [['parent', '上级部门形成循环：华西 → 华东 → 华西']],
    ])
    expect(faultsOf(['D1', '', '', '', 'D1'])).toEqual([[['parent', '上级部门形成循环：华东 → 华东']]])
    expect(faultsOf(['', '公司', '', '', '公司/华东/销售部'])).toHaveLength(1)
  })

  test.each([
    ['needs a name for a new one', ['D8'], ['name', 'needed']],
    ['knows no such parent', ['D8', '新', '', '', '火星'], ['parent', 'unknown']],
    ['cannot tell two of one name apart', ['D8', '新', '', '', '销售部'], ['parent', 'ambiguous']],
    ['knows nobody of that name', ['D1', '', '', '', '', '无此人'], ['head', 'unknown']],
    ['takes as a head who may approve', ['D1', '', '', '', '', '林晓雯'], ['head', 'superiorUnsuitable']],
    ['has names of a length', ['D8', '长'.repeat(61)], ['name', 'tooLong']],
  ] as const)('%s', (_name, row, wrong) => expect(faultsOf([...row])).toEqual([[wrong]]))

  test.each([['无'], ['None'], ['top']])('knows a department at the top by its name and %s above it', (parent) => {
    expect(plan(['', '公司', '', '', parent])).toMatchObject([{ departmentId: 'top', isNew: false, columns: [], faults: [] }])
    expect(plan(['', '华东', '', '', parent])).toMatchObject([{ isNew: true, values: { parentId: null } }])
  })

  test('taken over and read again changes nothing', () => {
    const rows = [
      ['N1', '新公司', '新公司', 'New company', '无'],
      ['', '新部', '', '', '新公司'],
      ['', '无编号公司', '', '', '无'],
      ['D1', '华东大区', '', 'East', '公司', '陈志远'],
    ]
    const file = { columns: departmentColumns, rows }
    const first = planDepartments(file, { departments, people }, 'zh-CN')
    expect(first.flatMap(({ faults }) => faults)).toEqual([])
    const taken = first.map(({ departmentId, values }) => ({ departmentId, ...values }))
    const left = departments.filter(({ departmentId }) => taken.every((each) => each.departmentId !== departmentId))
    const again = planDepartments(file, { departments: [...left, ...taken], people }, 'zh-CN')
    expect(again.map(({ isNew, columns, faults }) => [isNew, columns, faults])).toEqual(rows.map(() => [false, [], []]))
  })

  test.each([
    ['in another language', 'Legal'],
    ['in another writing', 'legal'],
    ['by the way down to it', '公司/法务部'],
    ['by its own name', '法务部'],
  ])('known %s it keeps its name', (_how, written) => {
    const legal = department('legal', '法务部', { parentId: 'top', name: { 'zh-CN': '法务部', 'zh-TW': '法務部', en: 'Legal' } })
    const file = {
      columns: departmentColumns,
      rows: [
        ['', written],
        ['D5', written, '', 'Law'],
      ],
    }
    const [known, numbered] = planDepartments(file, { departments: [...departments, legal], people }, 'zh-CN')
    expect(known).toMatchObject({ departmentId: 'legal', columns: [] })
    expect(numbered).toMatchObject({ departmentId: 'legal', columns: ['number', 'nameEnglish'] })
  })

  test('gives no number to two of them', () => {
    expect(faultsOf(['D9', '公司'], ['d9', '新', '', '', 'D1'])).toEqual([[], [['number', 'twice']]])
    expect(faultsOf(['D9', '甲'], ['D 9', '乙'], ['d9', '公司'])).toEqual([[], [], [['number', 'twice']]])
    expect(faultsOf(['D9', '华东大区'], ['D9', '公司'])[1]).toEqual([['number', 'twice']])
  })

  test('says each once', () => {
    expect(faultsOf(['D1'], ['d1'])[1]).toEqual([['number', 'twice']])
    expect(faultsOf(['', '新', '', '', 'D1'], ['', '新', '', '', '公司/华东'])[1]).toEqual([['name', 'twice']])
    expect(faultsOf(['', '新', '', '', 'D1'], ['', '新', '', '', 'D2'])).toEqual([[], []])
  })
})
