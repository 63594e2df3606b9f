import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activateAccount } from '@sojourn/contract/access/account.calls'
import { login } from '@sojourn/contract/access/session.calls'
import {
  addPerson,
  findColleagues,
  invitePeople,
  movePeople,
  savePerson,
  searchPeople,
} from '@sojourn/contract/admin/people/person.calls'
import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { findTravellers } from '@sojourn/contract/booking/traveller.calls'
import { rolePermissions } from '@sojourn/domain/kit/roles'
import { demoPassword } from '../../../seed/seed'
import { ticketFor } from '../../../testing/accounts'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, historyOf, newFields, newMobile, personOf } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const search = async (request: RequestOf<typeof searchPeople> = {}, who = 'admin') =>
  expectResult(await server.call(who, searchPeople, { size: 100, ...request })).list
const found = async (request: RequestOf<typeof searchPeople>) => (await search(request)).map(({ name }) => name)
const save = async (employeeId: string, change: Partial<PersonFields>, more: { version?: number; mobile?: string } = {}) => {
  const { fields, version } = await personOf(server, employeeId)
  return server.call('admin', savePerson, { employeeId, version, fields: { ...fields, ...change }, ...more })
}

describe('[S2.45] entering somebody', () => {
  test('the person is invited by mail, activates the account by its code, and is found for bookings', async () => {
    const fields = newFields({ name: '方一诺', number: 'YX-0101', superiorId: '1-manager', joinedOn: '2026-11-01' })
    const mobile = newMobile()
    const { employeeId } = expectResult(await server.call('admin', addPerson, { fields, mobile }))
    expect(await personOf(server, employeeId)).toMatchObject({
      state: 'invited',
      version: 1,
      fields,
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      departmentName: '销售部',
      superior: { employeeId: '1-manager', name: '陈志远' },
      documents: [],
      roles: [],
    })
    const { rows } = await server.database.pool.query<{ subject: string; body: string }>(
      'SELECT subject, body FROM mail WHERE address = $1',
      [fields.mail],
    )
    expect(rows).toMatchObject([{ subject: '远行科技有限公司邀请您使用远行商旅' }])
    expect(rows[0]!.body).toContain('/v/activation/index')
    expect(await server.call(null, login, { account: fields.mail, password: demoPassword })).toMatchObject(
      refusedAs('wrongPassword'),
    )
    const ticket = await ticketFor(server, { purpose: 'activate', channel: 'mail', account: fields.mail })
    const own = { password: 'Harbour27', confirmPassword: 'Harbour27' }
    expectResult(await server.call(null, activateAccount, { ticket, ...own }))
    expect(await personOf(server, employeeId)).toMatchObject({ state: 'active' })
    const colleagues = expectResult(await server.call('manager', findTravellers, { keyword: 'fangyinuo' })).list
    expect(colleagues.map((each) => each.employeeId)).toContain(employeeId)
  })

  test('whoever is entered twice by one press is entered once', async () => {
    const request = { fields: newFields(), mobile: newMobile() }
    const before = await countOf(server, 'employee')
    const answers = await Promise.all([1, 2, 3].map(() => server.call('admin', addPerson, request, { key: 'one-press' })))
    expect(new Set(answers.map((answer) => expectResult(answer).employeeId)).size).toBe(1)
    expect((await countOf(server, 'employee')) - before).toBe(1)
  })

  test.each([
    ['a name that is none', { name: '7' }, undefined, 'personInvalid', 'name'],
    ['a number with spaces', { number: 'A 1' }, undefined, 'personInvalid', 'number'],
    ['no address', { mail: 'nowhere' }, undefined, 'personInvalid', 'mail'],
    ['a short mobile', {}, '1380001', 'personInvalid', 'mobile'],
    ['a number that somebody has', { number: 'YX-0101' }, undefined, 'personNumberTaken', 'number'],
    ['an address that somebody signs in with', { mail: 'manager@yuanxing.example' }, undefined, 'personContactTaken', 'mail'],
    ['a mobile of another company', {}, '13900020001', 'personContactTaken', 'mobile'],
    ['an unknown department', { departmentId: 'nowhere' }, undefined, 'departmentUnknown', 'departmentId'],
    ['an unknown grade', { gradeId: 'P99' }, undefined, 'gradeUnknown', 'gradeId'],
    ['an unknown cost centre', { costCentreId: 'cc-9' }, undefined, 'costCentreUnknown', 'costCentreId'],
    ['a superior who may not approve', { superiorId: '1-finance' }, undefined, 'superiorUnsuitable', 'superiorId'],
    ['a superior of another company', { superiorId: '2-manager' }, undefined, 'superiorUnsuitable', 'superiorId'],
  ] as const)('%s is refused and changes nothing', async (_name, change, mobile, problem, field) => {
    const tables = ['employee', 'login', 'record_change', 'mail'] as const
    const before = await Promise.all(tables.map((table) => countOf(server, table)))
    const request = { fields: newFields(change), mobile: mobile ?? newMobile() }
    const answer = await server.call('admin', addPerson, request)
    expect(answer).toMatchObject({ ...refusedAs(problem), field })
    expect(answer.message).not.toBe('')
    expect(await Promise.all(tables.map((table) => countOf(server, table)))).toEqual(before)
  })
})

describe('[S2.45] changing somebody', () => {
  test('what was changed stands in the history with who and what it was before, in the reader’s language', async () => {
    const employeeId = await enter(server, { name: '许知远', superiorId: '1-manager' })
    expect(expectResult(await save(employeeId, { departmentId: 'finance', position: '会计' })).version).toBe(2)
    const [changed, added] = await historyOf(server, employeeId, 'person', 'en')
    expect(changed).toMatchObject({
      act: 'changed',
      byName: 'ZHOU/YAQIN',
      changes: expect.arrayContaining([
        { field: 'department', before: 'Sales', after: 'Finance' },
        { field: 'position', before: '', after: '会计' },
      ]) as unknown,
    })
    expect(changed!.changes).toHaveLength(2)
    expect(added).toMatchObject({ act: 'added', version: 1 })
    expect((await historyOf(server, employeeId))[0]!.changes[0]).toMatchObject({ before: '销售部', after: '财务部' })
  })

  test('[architecture] the history is sealed: no name of a field or a person stands in its rows in clear', async () => {
    const { rows } = await server.database.pool.query<{ row: string }>('SELECT to_jsonb(r)::text AS row FROM record_change r')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => /department|销售部|许知远/.test(row))).toEqual([])
  })

  test('the same again is no change', async () => {
    const employeeId = await enter(server)
    expect(expectResult(await save(employeeId, {})).version).toBe(1)
    expect(await historyOf(server, employeeId)).toHaveLength(1)
  })

  test('of two who saw the same, the second is refused and nothing of it is saved', async () => {
    const employeeId = await enter(server)
    const { fields, version } = await personOf(server, employeeId)
    const one = { employeeId, version, fields: { ...fields, position: '甲' } }
    const two = { employeeId, version, fields: { ...fields, position: '乙' } }
    const answers = await Promise.all([one, two].map((request) => server.call('admin', savePerson, request)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('recordChanged'))
    expect((await historyOf(server, employeeId))[0]!.changes).toHaveLength(1)
  })

  test('another address or mobile signs in from then on, and the former one no longer does', async () => {
    const mail = 'renamed@yuanxing.example'
    const mobile = newMobile()
    expectResult(await save('1-hongkong', { mail }, { mobile }))
    for (const account of [mail, mobile]) expectResult(await server.call(null, login, { account, password: demoPassword }))
    for (const account of ['hongkong@yuanxing.example', '13800010009'])
      expect(await server.call(null, login, { account, password: demoPassword })).toMatchObject(refusedAs('wrongPassword'))
  })

  test('somebody cannot be put below themselves', async () => {
    expect(await save('1-manager', { superiorId: '1-manager' })).toMatchObject(refusedAs('superiorUnsuitable'))
    const below = await enter(server, { superiorId: '1-manager', abilities: ['book', 'approve'] })
    expect(await save('1-manager', { superiorId: below })).toMatchObject(refusedAs('superiorUnsuitable'))
  })

  test('two who are put below each other at once are not both', async () => {
    const abilities: PersonFields['abilities'] = ['book', 'approve']
    const [one, two] = [await enter(server, { abilities }), await enter(server, { abilities })]
    const answers = await Promise.all([save(one, { superiorId: two }), save(two, { superiorId: one })])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('abilities are set, and permissions of roles stay', async () => {
    expectResult(await save('1-finance', { abilities: ['book', 'approve'] }))
    const { rows } = await server.database.pool.query<{ permissions: string[] }>(
      "SELECT permissions FROM employee WHERE employee_id = '1-finance'",
    )
    expect(rows[0]!.permissions).toEqual(['book', 'approve', ...rolePermissions.finance])
  })

  test('a person of another company is not there, and neither is its history', async () => {
    const { fields } = await personOf(server, '1-employee')
    const request = { employeeId: '2-employee', version: 0, fields }
    expect(await server.call('admin', savePerson, request)).toMatchObject(refusedAs('personUnknown'))
  })
})

describe('[S2.45] several at once', () => {
  test('are moved together, each with its history; who stands there already is not counted', async () => {
    const [one, two] = [await enter(server), await enter(server, { departmentId: 'finance' })]
    const moved = await server.call('admin', movePeople, { employeeIds: [one, two], departmentId: 'finance' })
    expect(expectResult(moved)).toEqual({ changed: 1 })
    expect(await historyOf(server, one)).toHaveLength(2)
    expect(await historyOf(server, two)).toHaveLength(1)
  })

  test('or none is, where one may not be', async () => {
    const one = await enter(server)
    const ids = [one, '2-employee']
    const answer = await server.call('admin', movePeople, { employeeIds: ids, departmentId: 'finance' })
    expect(answer).toMatchObject(refusedAs('personUnknown'))
    expect((await personOf(server, one)).fields.departmentId).toBe('sales')
    const above = await server.call('admin', movePeople, { employeeIds: ['1-manager', one], superiorId: '1-manager' })
    expect(above).toMatchObject(refusedAs('superiorUnsuitable'))
  })

  test('are invited again, whoever has an account is not', async () => {
    const one = await enter(server)
    const asked = { employeeIds: [one, '1-employee'] }
    const before = expectResult(await server.call('employee', getMyMails, {})).list.length
    expect(expectResult(await server.call('admin', invitePeople, asked))).toEqual({ invited: 1 })
    expect(await countOf(server, 'mail', 'employee_id = $1', [one])).toBe(2)
    expect(expectResult(await server.call('employee', getMyMails, {})).list).toHaveLength(before)
  })
})

describe('[S2.45] the list of people', () => {
  test.each([
    ['a name', { keyword: '欧阳' }, ['欧阳明哲']],
    ['pinyin without spaces', { keyword: 'ouyangming' }, ['欧阳明哲']],
    ['a whole mobile, of which only a hash is kept', { keyword: '13800010003' }, ['欧阳明哲']],
    ['an address', { keyword: 'director@' }, ['欧阳明哲']],
    ['signs of a pattern, which stand for themselves', { keyword: '%' }, []],
    ['a grade', { gradeId: 'P3' }, ['欧阳明哲']],
    ['a role', { role: 'administrator' }, ['周雅琴']],
    ['a department that is not there', { departmentId: 'nowhere' }, []],
  ] as const)('is narrowed by %s', async (_name, request, names) => expect(await found(request)).toEqual(names))

  test('is read page by page in any order, and each person stands in it once', async () => {
    for (const sort of ['name', 'number', 'joinedOn'] as const)
      for (const descending of [false, true]) {
        const whole = (await search({ sort, descending })).map(({ employeeId }) => employeeId)
        const pages: string[] = []
        let cursor: string | undefined
        do {
          const page = expectResult(
            await server.call('admin', searchPeople, { sort, descending, size: 7, ...(cursor && { cursor }) }),
          )
          pages.push(...page.list.map(({ employeeId }) => employeeId))
          cursor = page.next
        } while (cursor)
        expect(pages, `${sort} ${descending}`).toEqual(whole)
        expect(new Set(pages).size).toBe(whole.length)
      }
  })

  test.each(['~', 'x', '1-employee~not a day', '1-employee~2026-13-77'])(
    'begins anew at a place that no page gave: %s',
    async (cursor) => {
      const answer = await server.call('admin', searchPeople, { sort: 'joinedOn', cursor })
      expect(expectResult(answer).list.length).toBeGreaterThan(0)
    },
  )

  test('names those for whom nobody decides', async () => {
    const alone = await enter(server, { name: '孟无上' })
    expect((await search({ concern: 'noSuperior' })).map(({ employeeId }) => employeeId)).toContain(alone)
    expect(await found({ concern: 'noSuperior' })).not.toContain('欧阳明哲')
  })

  test('names those whose documents have ended or soon do', async () => {
    expect(await found({ concern: 'endingDocuments' })).toEqual(['郑大为'])
    expect(await found({ concern: 'travelsAfterLastDay' })).toEqual([])
  })

  test('shows mobiles masked', async () => {
    const mobiles = (await search()).map(({ mobile }) => mobile)
    expect(mobiles.length).toBeGreaterThan(10)
    expect(mobiles.filter((mobile) => !/^\d{3}\*{4}\d{4}$/.test(mobile))).toEqual([])
  })

  test('superiors and successors are found by name', async () => {
    const { list } = expectResult(await server.call('admin', findColleagues, { keyword: '志远' }))
    expect(list).toMatchObject([{ employeeId: '1-manager', name: '陈志远', departmentName: '销售部' }])
  })
})
