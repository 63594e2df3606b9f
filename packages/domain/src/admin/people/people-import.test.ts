import fc from 'fast-check'
import type { PeopleFileColumn } from '@sojourn/contract/admin/people/people-columns'
import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import { describe, expect, test } from 'vitest'
import type { CustomField } from '../../booking/custom-field-definition'
import { departmentNames } from './import-names'
import type { KnownCompany, KnownPerson, PlannedLine } from './import-types'
import { newKey, planImport } from './people-import'

const fields = (more: Partial<PersonFields> = {}): PersonFields => ({
  name: '陈志远',
  number: 'A1',
  position: '',
  office: '',
  fields: [],
  departmentId: 'sales',
  gradeId: 'P2',
  costCentreId: 'cc-1',
  superiorId: '',
  mail: 'chen@yx.example',
  language: 'zh-CN',
  abilities: ['book', 'approve'],
  ...more,
})
const known = (employeeId: string, more: Partial<PersonFields> = {}, mobile = '13800010001', active = true): KnownPerson => ({
  employeeId,
  fields: fields(more),
  mobile,
  active,
  isGuarded: false,
})
const chen = known('chen')
const lin = known(
  'lin',
  { name: '林晓雯', number: 'A2', mail: 'lin@yx.example', superiorId: 'chen', abilities: ['book'] },
  '13800010002',
)
const company: KnownCompany = {
  people: [chen, lin],
  departments: departmentNames([
    { departmentId: 'sales', parentId: null, name: { 'zh-CN': '销售部', 'zh-TW': '銷售部', en: 'Sales' } },
    { departmentId: 'east', parentId: 'sales', name: { 'zh-CN': '一组', 'zh-TW': '一組', en: 'Team one' } },
    { departmentId: 'plant', parentId: null, name: { 'zh-CN': '工厂', 'zh-TW': '工廠', en: 'Plant' } },
    { departmentId: 'west', parentId: 'plant', name: { 'zh-CN': '一组', 'zh-TW': '一組', en: 'Team one' } },
  ]),
  grades: [
    { id: 'P1', names: ['P1', '员工'] },
    { id: 'P2', names: ['P2', '经理'] },
  ],
  costCentres: [{ id: 'cc-1', names: ['CC1001', '华东销售'] }],
  ownFields: [],
  isWithin: () => true,
}
type Row = Partial<Record<PeopleFileColumn, string>>
const newcomer: Row = {
  number: 'B1',
  name: '方一诺',
  mail: 'fang@yx.example',
  mobile: '13900000001',
  department: '销售部',
  grade: '员工',
  costCentre: 'CC1001',
}
function plan(rows: readonly Row[], of: KnownCompany = company): PlannedLine[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as PeopleFileColumn[]))]
  return planImport({ columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) }, of, 'zh-CN')
}
const faultsOf = (rows: readonly Row[], of?: KnownCompany) =>
  plan(rows, of).map(({ faults }) =>
    faults.map(({ column, why }) => [column, 'kind' in why ? why.kind : 'sentence'].filter(Boolean).join(' ')),
  )

describe('[S2.45] a file of people', () => {
  test('adds who is not known, and says nothing of what is not in it', () => {
    expect(plan([newcomer])[0]).toMatchObject({
      employeeId: undefined,
      fields: { name: '方一诺', departmentId: 'sales', gradeId: 'P1', costCentreId: 'cc-1', superiorId: '', language: 'zh-CN' },
      mobile: '13900000001',
      faults: [],
    })
  })

  test('knows people by their number, else by their address, and changes what is another', () => {
    const [one, two] = plan([
      { number: 'A1', department: 'Sales', position: '总监' },
      { mail: 'LIN@yx.example', name: '林晓雯', position: '' },
    ])
    expect(one).toMatchObject({ employeeId: 'chen', columns: ['position'] })
    expect(faultsOf([{ number: 'A1', department: '一组' }])).toEqual([['department ambiguous']])
    expect(two).toMatchObject({ employeeId: 'lin', columns: ['mail'] })
    expect(plan([{ mail: 'lin@yx.example', number: 'A9' }])[0]).toMatchObject({ employeeId: 'lin', columns: ['number'] })
  })

  test('the file that a company gives out changes nothing', () => {
    const row = {
      number: 'A2',
      name: '林晓雯',
      mail: 'lin@yx.example',
      mobile: '138 0001-0002',
      department: '销售部',
      superior: 'A1',
    }
    expect(plan([{ ...row, grade: 'P2', costCentre: '华东销售', language: '中文' }])[0]).toMatchObject({
      columns: [],
      faults: [],
    })
  })

  test.each([
    ['销售部/一组', 'east'],
    ['Plant/Team one', 'west'],
    [' 工厂 ', 'plant'],
    ['west', 'west'],
  ])('a department is written as %s', (department, departmentId) => {
    expect(plan([{ ...newcomer, department }])[0]).toMatchObject({ fields: { departmentId }, faults: [] })
  })

  test.each([
    ['2026/11/1', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2026年11月1日', '2026-11-01'],
  ])('a day is written as %s', (joinedOn, day) => {
    expect(plan([{ ...newcomer, joinedOn }])[0]).toMatchObject({ fields: { joinedOn: day }, faults: [] })
  })

  test.each([
    ['+86 139 0000 0001', '13900000001'],
    ['008613900000001', '13900000001'],
    ['+852-91234567', '+85291234567'],
  ])('a mobile is written as %s', (mobile, kept) => {
    expect(plan([{ ...newcomer, mobile }])[0]).toMatchObject({ mobile: kept, faults: [] })
  })
})

describe('[S2.45] what is wrong with a line', () => {
  test.each<[string, Row, string[]]>([
    [
      'what somebody new lacks',
      { name: '方一诺' },
      ['mail', 'mobile', 'department', 'grade', 'costCentre'].map((c) => `${c} missing`),
    ],
    ['a name that is none', { ...newcomer, name: '7' }, ['name sentence']],
    ['a mobile that is none', { ...newcomer, mobile: '139' }, ['mobile sentence']],
    ['a department that is not there', { ...newcomer, department: '火星' }, ['department unknown']],
    ['a grade that is not there', { ...newcomer, grade: 'P9' }, ['grade unknown']],
    ['a cost centre that is not there', { ...newcomer, costCentre: 'CC9' }, ['costCentre unknown']],
    ['no day', { ...newcomer, joinedOn: '2026-02-30' }, ['joinedOn dayWrong']],
    ['no language of ours', { ...newcomer, language: 'Klingon' }, ['language unknown']],
    ['an address of somebody else', { ...newcomer, mail: 'lin@yx.example', number: 'A1' }, ['mail taken']],
    ['a mobile of somebody else', { ...newcomer, mobile: '13800010001' }, ['mobile taken']],
    ['a superior who is not there', { ...newcomer, superior: '王五' }, ['superior unknown']],
    ['a superior who may not approve', { ...newcomer, superior: '林晓雯' }, ['superior superiorUnsuitable']],
    ['oneself as superior', { number: 'A1', superior: 'A1' }, ['superior superiorUnsuitable']],
    ['formulas, which are text', { ...newcomer, name: '=1+1' }, ['name sentence']],
  ])('%s', (_name, row, faults) => expect(faultsOf([row])).toEqual([faults]))

  test('one person twice, and one contact for two', () => {
    expect(faultsOf([{ number: 'A1' }, { mail: 'chen@yx.example' }])).toEqual([[], ['personTwice']])
    const other = { ...newcomer, number: 'B2', mail: 'two@yx.example' }
    expect(faultsOf([newcomer, other])).toEqual([[], ['mobile twice']])
    expect(faultsOf([newcomer, { ...other, number: 'b1', mobile: '13900000002' }])).toEqual([[], ['number twice']])
  })

  test('another contact of whoever has a role that the writer has not', () => {
    const guarded: KnownCompany = { ...company, people: [{ ...chen, isGuarded: true }] }
    const row = { number: 'A1', mail: 'chen@yx.example', mobile: '138 0001 0001', position: '总监' }
    expect(faultsOf([row], guarded)).toEqual([[]])
    expect(faultsOf([{ ...row, mail: 'mine@yx.example', mobile: '13999999999' }], guarded)).toEqual([
      ['mail guarded', 'mobile guarded'],
    ])
  })

  test('who has left, and who stands outside what the writer looks after', () => {
    expect(faultsOf([{ number: 'A1' }], { ...company, people: [{ ...chen, active: false }] })).toEqual([['left']])
    const part: KnownCompany = { ...company, isWithin: (id) => id === 'plant' || id === 'west' }
    expect(faultsOf([{ number: 'A1', department: 'west' }], part)).toEqual([['department outside']])
    expect(faultsOf([{ ...newcomer, department: 'east' }], part)).toEqual([['department outside']])
    expect(faultsOf([{ ...newcomer, department: 'west' }], part)).toEqual([[]])
  })
})

describe('superiors in a file', () => {
  test('may be new themselves, and then may approve', () => {
    const boss = { ...newcomer, number: 'B9', name: '赵总', mail: 'zhao@yx.example', mobile: '13900000009' }
    const [one, two] = plan([{ ...newcomer, superior: 'B9' }, boss])
    expect(one).toMatchObject({ fields: { superiorId: newKey(1), abilities: ['book'] }, faults: [] })
    expect(two).toMatchObject({ fields: { abilities: ['book', 'approve'] } })
  })

  test('are one person where several have a name', () => {
    const twin = { ...newcomer, number: 'B9', name: '陈志远', mail: 'chen2@yx.example', mobile: '13900000009' }
    expect(faultsOf([{ ...newcomer, superior: '陈志远' }, twin])).toEqual([['superior ambiguous'], []])
    expect(faultsOf([{ ...newcomer, superior: 'A1' }, twin])).toEqual([[], []])
  })

  test('never stand above themselves, over however many lines', () => {
    const people = ['甲', '乙', '丙'].map((name, index) => ({
      ...newcomer,
      name,
      number: `C${index}`,
      mail: `c${index}@yx.example`,
      mobile: `1390000010${index}`,
    }))
    const ring = people.map((each, index) => ({ ...each, superior: `C${(index + 1) % 3}` }))
    expect(faultsOf(ring)).toEqual(ring.map(() => ['superior superiorUnsuitable']))
    expect(faultsOf(ring.map((each, index) => (index === 2 ? { ...each, superior: 'A1' } : each)))).toEqual([[], [], []])
  })
})

test('whatever stands in a file, every line comes to something, and a fault names a column of it or the line', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', 'A1', 'A2', '销售部', 'P1', 'CC1001', 'lin@yx.example', '13900000001'),
  )
  const columns = ['number', 'name', 'mail', 'mobile', 'department', 'grade', 'costCentre', 'superior', 'joinedOn'] as const
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { maxLength: 6 }), (rows) => {
      const lines = planImport({ columns, rows }, company, 'en')
      expect(lines.map(({ row }) => row)).toEqual(rows.map((_row, index) => index))
      const again = lines.filter(({ faults }) => faults.length === 0)
      const numbers = again.map(({ fields: { number } }) => number.toLowerCase()).filter(Boolean)
      expect(new Set(numbers).size).toBe(numbers.length)
    }),
  )
})

describe('own fields of people in a file', () => {
  const same = (words: string) => ({ 'zh-CN': words, 'zh-TW': words, en: words })
  const own = {
    required: false,
    perTraveller: false,
    forms: ['person' as const],
    limits: {},
    begins: { with: 'nothing' as const, value: '' },
  }
  const scope = { products: [], area: 'anywhere' as const, countries: [], cities: [], departmentIds: [], entityIds: [] }
  const region: CustomField = {
    ...own,
    scope,
    key: 'region',
    name: same('区域'),
    kind: 'one',
    required: true,
    choices: [{ value: 'east', name: { ...same('华东'), en: 'East' }, ended: false }],
  }
  const since: CustomField = { ...own, scope, key: 'since', name: same('驻外日期'), kind: 'date', choices: [] }
  const asking: KnownCompany = { ...company, ownFields: [region, since] }

  test('cells are read by names in any language and days as files write them, and the columns that differ are told', () => {
    const [line] = plan([{ number: 'A1', 'field.region': ' EAST ', 'field.since': '2026/1/5', office: '上海' }], asking)
    expect(line).toMatchObject({ faults: [], columns: ['office', 'field.region', 'field.since'] })
    expect(line!.fields).toMatchObject({ office: '上海' })
    expect(line!.fields.fields).toEqual([
      { key: 'region', value: 'east' },
      { key: 'since', value: '2026-01-05' },
    ])
  })

  test.each<[string, Row, string[]]>([
    ['somebody new without what is required', newcomer, ['field.region']],
    ['somebody known without it stays as is', { number: 'A1', name: '陈志远' }, []],
    ['a choice that is not there', { number: 'A1', 'field.region': '西南' }, ['field.region']],
    ['a day that is none', { number: 'A1', 'field.since': 'soon' }, ['field.since']],
    ['a field that has ended', { number: 'A1', 'field.gone': 'x' }, ['field.gone']],
  ])('%s', (_what, row, columns) => {
    expect(plan([row], asking)[0]!.faults.map(({ column }) => column)).toEqual(columns)
  })

  test('an empty cell leaves what is kept', () => {
    const kept = known('chen', { fields: [{ key: 'region', value: 'east' }] })
    const [line] = plan([{ number: 'A1', 'field.region': '' }], { ...asking, people: [kept] })
    expect(line).toMatchObject({ columns: [], faults: [] })
    expect(line!.fields.fields).toEqual([{ key: 'region', value: 'east' }])
  })
})
