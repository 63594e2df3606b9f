import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import { checkPeopleFile, importPeople, type PeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import { savePerson, searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { demoPassword } from '../../../seed/seed'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { activated, enter, give, historyOf, newDepartment, personOf } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const columns: PeopleFile['columns'] = ['number', 'name', 'mail', 'mobile', 'department', 'grade', 'costCentre', 'superior']
const row = (index: number, superior = '1-0'): string[] => [
  `1-${index}`,
  '周可为',
  `file-${index}@yuanxing.example`,
  `137${String(index).padStart(8, '0')}`,
  '销售部',
  'P1',
  'cc-sales',
  superior,
]
/** A superior of the company by address, and others below the first of the file. */
const file = (from: number, count: number): PeopleFile => ({
  columns,
  rows: Array.from({ length: count }, (_, index) => row(from + index, index === 0 ? 'director@yuanxing.example' : `1-${from}`)),
})
const check = async (given: PeopleFile) => expectResult(await server.call('admin', checkPeopleFile, given))
const take = (given: PeopleFile, more: { invite?: boolean; key?: string } = {}) =>
  server.call('admin', importPeople, { ...given, invite: more.invite ?? false }, more.key === undefined ? {} : { key: more.key })
const idOf = async (keyword: string): Promise<string> =>
  expectResult(await server.call('admin', searchPeople, { keyword })).list[0]!.employeeId

describe('[S2.45] a file of people', () => {
  test('is tried first, which changes nothing, and then taken over as a whole, superiors of the same file included', async () => {
    const given = file(100, 30)
    const before = await countOf(server, 'employee')
    expect(await check(given)).toMatchObject({ added: 30, changed: 0, same: 0, wrong: 0, faults: [] })
    expect(await countOf(server, 'employee')).toBe(before)
    expect(expectResult(await take(given, { invite: true }))).toEqual({ added: 30, changed: 0, same: 0 })
    expect((await countOf(server, 'employee')) - before).toBe(30)
    const [first, second] = [await idOf('file-100@'), await idOf('file-101@')]
    expect(await personOf(server, first)).toMatchObject({ state: 'invited', version: 1, superior: { name: '欧阳明哲' } })
    expect(await personOf(server, second)).toMatchObject({ superior: { employeeId: first } })
    expect((await historyOf(server, second))[0]).toMatchObject({ act: 'added', byName: '周雅琴' })
    expect(await countOf(server, 'mail', "address LIKE 'file-1%'")).toBe(30)
  })

  test('again changes nothing, whatever key it comes with', async () => {
    const given = file(100, 30)
    const tables = ['employee', 'login', 'record_change', 'mail'] as const
    const before = await Promise.all(tables.map((table) => countOf(server, table)))
    expect(expectResult(await take(given, { invite: true }))).toEqual({ added: 0, changed: 0, same: 30 })
    expect(await Promise.all(tables.map((table) => countOf(server, table)))).toEqual(before)
    const press = file(200, 3)
    const answers = await Promise.all([1, 2].map(() => take(press, { key: 'the-same-press' })))
    expect(answers.map(expectResult)).toEqual([
      { added: 3, changed: 0, same: 0 },
      { added: 3, changed: 0, same: 0 },
    ])
  })

  test('changes what is another, keeps what it does not name, and says so in the history', async () => {
    const given: PeopleFile = {
      columns: ['number', 'position', 'grade'],
      rows: [
        ['1-101', '区域经理', 'P2'],
        ['1-102', '', ''],
      ],
    }
    expect(await check(given)).toMatchObject({ changed: 1, same: 1, changes: [{ row: 0, columns: ['grade', 'position'] }] })
    expect(expectResult(await take(given))).toEqual({ added: 0, changed: 1, same: 1 })
    const id = await idOf('file-101@')
    expect(await personOf(server, id)).toMatchObject({
      version: 2,
      fields: { position: '区域经理', gradeId: 'P2', departmentId: 'sales' },
    })
    const [changed] = await historyOf(server, id)
    expect(changed).toMatchObject({ act: 'changed' })
    expect(changed!.changes.map(({ field }) => field).toSorted()).toEqual(['grade', 'position'])
    // The form of one person goes on from there.
    const { fields } = await personOf(server, id)
    expectResult(await server.call('admin', savePerson, { employeeId: id, version: 2, fields: { ...fields, position: '总监' } }))
    expect((await historyOf(server, id))[0]!.changes).toEqual([{ field: 'position', before: '区域经理', after: '总监' }])
  })

  test('numbers, addresses and mobiles may change hands within a file', async () => {
    const [one, two] = [row(110), row(111)]
    const given: PeopleFile = {
      columns: ['mail', 'number'],
      rows: [
        [one[2]!, '1-111'],
        [two[2]!, '1-110'],
      ],
    }
    // By number each line is the other's: the file says that the two have changed their addresses.
    expect(expectResult(await take(given))).toMatchObject({ changed: 2 })
    expect(await personOf(server, await idOf('file-110@'))).toMatchObject({ fields: { number: '1-111' } })
  })

  test('ends nobody’s employment by leaving somebody out', async () => {
    expectResult(await take({ columns: ['number', 'position'], rows: [['1-103', '一人']] }))
    expect(await personOf(server, '1-employee')).toMatchObject({ state: 'active' })
  })
})

describe('[S2.45] a file with something wrong', () => {
  test('of ten thousand lines is told line by line in the reader’s language, and nothing of it is taken', async () => {
    const given = file(1_000, 10_000)
    const wrong = given.rows.map((cells) => cells.with(4, '火星分部'))
    const tables = ['employee', 'login', 'record_change'] as const
    const before = await Promise.all(tables.map((table) => countOf(server, table)))
    const bad = { columns, rows: wrong }
    const answer = await server.call('admin', checkPeopleFile, bad, { language: 'en' })
    const report = expectResult(answer)
    expect(report).toMatchObject({ added: 0, wrong: 10_000 })
    expect(report.faults).toHaveLength(10_000)
    expect(report.faults[9_999]).toEqual({ row: 9_999, column: 'department', why: 'Not found' })
    expect(await take(bad)).toMatchObject({ ...refusedAs('importWrong'), message: expect.stringContaining('10000') as unknown })
    expect(await Promise.all(tables.map((table) => countOf(server, table)))).toEqual(before)
  })

  test('one wrong line keeps all others out', async () => {
    const given = file(20_000, 5)
    const rows = given.rows.with(4, row(20_004).with(3, '1'))
    expect(await take({ columns, rows })).toMatchObject(refusedAs('importWrong'))
    expect(expectResult(await server.call('admin', searchPeople, { keyword: 'file-20000@' })).list).toEqual([])
  })

  test('an account of another company is taken, and whose it is is not told', async () => {
    const rows = [row(21_000).with(2, 'manager@beichen.example').with(7, '')]
    const report = await check({ columns, rows })
    expect(report.faults).toEqual([{ row: 0, column: 'mail', why: '已由其他人使用' }])
    expect(JSON.stringify(report)).not.toMatch(/孙丽华|北辰/)
  })

  test('two files at once do not make one person twice', async () => {
    const given = file(22_000, 4)
    const answers = await Promise.all([take(given), take(given)])
    const added = answers.map((answer) => expectResult(answer).added)
    expect(new Set(added)).toEqual(new Set([0, 4]))
  })

  test('an administrator of a department takes over what stands in it alone', async () => {
    const south = await newDepartment(server, '华南', 'sales')
    const holder = await enter(server, { departmentId: south, abilities: ['book', 'approve'] })
    await give(server, holder, 'departmentAdministrator', { departmentId: south })
    const account = await activated(server, holder)
    const { loginToken: token } = expectResult(await server.call(null, login, { account, password: demoPassword }))
    const rows = [row(23_000).with(4, south).with(7, ''), row(23_001).with(4, '财务部').with(7, '')]
    const report = expectResult(await server.call(null, checkPeopleFile, { columns, rows }, { token }))
    expect(report).toMatchObject({ added: 1, wrong: 1, faults: [{ row: 1, column: 'department', why: '不在您的管理范围内' }] })
  })
})

test('[architecture] nobody who may not send a file makes the server read one', async () => {
  const large = { columns, rows: Array.from({ length: 15_000 }, (_, index) => row(index)), invite: false }
  const url = `/${importPeople.path}`
  const nobody = await server.app.inject({ method: 'POST', url, payload: large })
  expect(nobody.statusCode).toBe(401)
  const token = await server.tokenOf('employee')
  const stranger = await server.app.inject({ method: 'POST', url, payload: large, headers: { token, 'idempotency-key': 'k' } })
  expect(stranger.statusCode).toBe(403)
})
