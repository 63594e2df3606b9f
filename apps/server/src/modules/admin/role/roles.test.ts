import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { getConsoleHome } from '@sojourn/contract/admin/console.calls'
import { getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { checkDepartmentFile, importDepartments } from '@sojourn/contract/admin/people/department-import.calls'
import { endGrade, orderGrades, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import {
  addPerson,
  endEmployment,
  getPerson,
  giveRole,
  movePeople,
  savePerson,
  searchPeople,
  takeRole,
} from '@sojourn/contract/admin/people/person.calls'
import { checkPeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import { getRecordChanges } from '@sojourn/contract/admin/record-change.calls'
import type { Call } from '@sojourn/contract/kit/call'
import { roles, type Role } from '@sojourn/contract/kit/roles'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getManageMenu } from '@sojourn/contract/personal/menu.calls'
import { abilities } from '@sojourn/contract/kit/call'
import { rolePermissions } from '@sojourn/domain/kit/roles'
import { consoleScreens } from '@sojourn/domain/personal/console-screens.testing'
import { demoPassword } from '../../../seed/seed'
import { refusedAs } from '../../../testing/approvals'
import { contractCalls } from '../../../testing/contract-calls'
import { expectResult } from '../../../testing/flights'
import { activated, enter, give, historyOf, newDepartment, newFields, newMobile, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { consoleCalls } from './console-calls.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const hasDepartment = (role: Role): boolean => role === 'departmentAdministrator'

const agencyAdmin = 'admin@agency.example'
const ofAgency = { departmentId: 'desk', costCentreId: 'cc-desk' }

/** Somebody of a department with a role and a session. */
async function holder(role: Role, departmentId = 'sales', more: { until?: string } = {}) {
  const [who, place] = role === 'agencyOperator' ? [agencyAdmin, ofAgency] : ['admin', { departmentId }]
  const employeeId = await enter(server, { name: '任有职', abilities: ['book', 'approve'], ...place }, who)
  const account = await activated(server, employeeId)
  const over = hasDepartment(role) ? { departmentId } : {}
  const { grantId } = expectResult(await server.call(who, giveRole, { employeeId, role, ...more, ...over }))
  const { loginToken: token } = expectResult(await server.call(null, login, { account, password: demoPassword }))
  return { employeeId, grantId, token }
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`
/** What somebody has without a role. */
const roleless: readonly string[] = ['public', 'session', ...abilities]

test('every call of the contract that needs the permission of a role is tried', async () => {
  const needing = (await contractCalls()).filter(({ access }) => !roleless.includes(access)).map(nameOf)
  expect(consoleCalls.map(([call]) => nameOf(call)).toSorted()).toEqual(needing.toSorted())
})

describe.each(roles)('[S6.06] the role %s', (role) => {
  test('may make the calls of its permissions and no other', async () => {
    const { token } = await holder(role)
    const allowed: string[] = []
    for (const [call, request] of consoleCalls) {
      const answer = await server.call(null, call, request, { token })
      expect([problems.badRequest.code, problems.unexpected.code]).not.toContain(answer.code)
      if (answer.code !== problems.forbidden.code) allowed.push(call.path)
    }
    // Grades and files of departments are the company's: who looks after a department reads them.
    const ofCompany: readonly Call[] = [saveGrade, orderGrades, endGrade, checkDepartmentFile, importDepartments]
    const expected = consoleCalls.filter(
      ([call]) =>
        (rolePermissions[role] as readonly string[]).includes(call.access) && !(hasDepartment(role) && ofCompany.includes(call)),
    )
    expect(allowed).toEqual(expected.map(([{ path }]) => path))
  })

  test('sees its part of the console’s menu, and the entry of the header with it', async () => {
    const { token } = await holder(role)
    const { menuGroupList } = expectResult(await server.call(null, getManageMenu, {}, { token }))
    const { isTravelManageMenu } = expectResult(await server.call(null, getEmployeeConfig, {}, { token }))
    // The agency's staff read the manual from their own screens.
    expect(isTravelManageMenu).toBe(role !== 'agencyOperator')
    const shown = menuGroupList.flatMap(({ menuList }) => menuList.map(({ param }) => param))
    const entries = consoleScreens.filter(({ seenBy, behind }) => !behind && seenBy.includes(role))
    expect(shown).toEqual(entries.map(({ path }) => path))
  })
})

test('[S2.08] who has no role sees no console, and is refused every call of it', async () => {
  expect(expectResult(await server.call('employee', getManageMenu, {})).menuGroupList).toEqual([])
  for (const [call, request] of consoleCalls)
    expect(await server.call('employee', call, request)).toMatchObject(refusedAs('forbidden'))
})

describe('an administrator of a department', () => {
  let east: string
  let admin: { employeeId: string; token: string }
  let inside: string
  beforeAll(async () => {
    east = await newDepartment(server, '华东', 'sales')
    const shanghai = await newDepartment(server, '上海', east)
    admin = await holder('departmentAdministrator', east)
    inside = await enter(server, { name: '上海人', departmentId: shanghai })
  })
  const by = {
    get token() {
      return admin.token
    },
  }

  test('sees the people and departments of the subtree alone', async () => {
    const people = expectResult(await server.call(null, searchPeople, { size: 100 }, by)).list
    expect(people.map(({ name }) => name).toSorted()).toEqual(['上海人', '任有职'])
    const { list } = expectResult(await server.call(null, getDepartments, {}, by))
    expect(list.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['华东', undefined],
      ['上海', east],
    ])
    expect(expectResult(await server.call(null, searchPeople, { departmentId: 'finance' }, by)).list).toEqual([])
    const home = expectResult(await server.call(null, getConsoleHome, {}, by))
    expect(home).toMatchObject({ people: 2, departments: 2 })
    expect(home).not.toHaveProperty('setUp')
  })

  test.each([
    ['reads nobody outside', () => server.call(null, getPerson, { employeeId: '1-employee' }, by), 'personUnknown'],
    [
      'reads no history outside',
      () => server.call(null, getRecordChanges, { kind: 'department', id: 'finance' }, by),
      'notFound',
    ],
    [
      'enters nobody outside',
      () => server.call(null, addPerson, { fields: newFields({ departmentId: 'finance' }), mobile: newMobile() }, by),
      'departmentUnknown',
    ],
    [
      'moves nobody in from outside',
      () => server.call(null, movePeople, { employeeIds: ['1-employee'], departmentId: east }, by),
      'personUnknown',
    ],
    [
      'moves nobody out',
      () => server.call(null, movePeople, { employeeIds: [inside], departmentId: 'finance' }, by),
      'departmentUnknown',
    ],
    [
      'ends nobody’s employment outside',
      () => server.call(null, endEmployment, { employeeId: '1-employee', version: 0, lastDay: '2027-12-31' }, by),
      'personUnknown',
    ],
    [
      'makes no department at the top',
      () => server.call(null, saveDepartment, { version: 0, names: { 'zh-CN': '新', 'zh-TW': '', en: '' } }, by),
      'departmentUnknown',
    ],
    ['gives no roles', () => server.call(null, giveRole, { employeeId: inside, role: 'auditor' }, by), 'forbidden'],
  ] as const)('%s', async (_name, ask, problem) => expect(await ask()).toMatchObject(refusedAs(problem)))

  test('names the department anew, which stays where it stands', async () => {
    const names = { 'zh-CN': '华东大区', 'zh-TW': '', en: '' }
    const found = expectResult(await server.call(null, getDepartments, {}, by)).list[0]!
    const { departmentId, version } = found
    expectResult(await server.call(null, saveDepartment, { departmentId, version, names }, by))
    const { list } = expectResult(await server.call('admin', getDepartments, {}))
    expect(list.find((each) => each.departmentId === east)).toMatchObject({ name: '华东大区', parentId: 'sales' })
  })

  test('enters, changes and moves people within it', async () => {
    const fields = newFields({ departmentId: east })
    const { employeeId } = expectResult(await server.call(null, addPerson, { fields, mobile: newMobile() }, by))
    expectResult(await server.call(null, savePerson, { employeeId, version: 1, fields: { ...fields, position: '专员' } }, by))
    expect(expectResult(await server.call(null, getPerson, { employeeId }, by))).toMatchObject({
      version: 2,
      mayGiveRoles: false,
    })
  })
})

describe('who may less by a role', () => {
  let token: string
  beforeAll(async () => {
    token = (await holder('humanResources')).token
  })

  test.each([
    ['neither the address', { mail: 'mine@yuanxing.example' }, {}, 'mail'],
    ['nor the mobile', {}, { mobile: '13988887777' }, 'mobile'],
  ] as const)('changes %s of who may more, or would sign in as that person', async (_name, change, more, field) => {
    const { fields, version } = await personOf(server, '1-admin')
    const request = { employeeId: '1-admin', version, fields: { ...fields, ...change }, ...more }
    expect(await server.call(null, savePerson, request, { token })).toMatchObject({ ...refusedAs('personGuarded'), field })
    const row = Object.keys(change).length > 0 ? [fields.number, 'mine@yuanxing.example'] : [fields.number, '13988887777']
    const file = { columns: ['number' as const, field], rows: [row] }
    expect(expectResult(await server.call(null, checkPeopleFile, file, { token })).faults).toMatchObject([{ column: field }])
  })

  test('nor ends the employment, but keeps the rest of what the company says', async () => {
    const { fields, version } = await personOf(server, '1-finance')
    const end = { employeeId: '1-finance', version, lastDay: '2027-12-31' }
    expect(await server.call(null, endEmployment, end, { token })).toMatchObject(refusedAs('personGuarded'))
    const request = { employeeId: '1-finance', version, fields: { ...fields, position: '会计主管' } }
    expectResult(await server.call(null, savePerson, request, { token }))
  })

  test('an administrator does, of everybody', async () => {
    const { fields, version } = await personOf(server, '1-finance')
    const request = { employeeId: '1-finance', version, fields: { ...fields, mail: 'finance-2@yuanxing.example' } }
    expectResult(await server.call('admin', savePerson, request))
  })
})

describe('a role', () => {
  test('ends with its last day: calls are refused from the next one, and the permission goes', async () => {
    const { employeeId, token } = await holder('auditor', 'sales', { until: '2026-11-21' })
    expectResult(await server.call(null, searchPeople, {}, { token }))
    await server.turn(38 * 60 + 10)
    expect((await personOf(server, employeeId)).roles).toEqual([])
    const { rows } = await server.database.pool.query<{ permissions: string[] }>(
      'SELECT permissions FROM employee WHERE employee_id = $1',
      [employeeId],
    )
    expect(rows[0]!.permissions).toEqual(['book', 'approve'])
  })

  test('is taken away at once, also from a session that is open', async () => {
    const { employeeId, grantId, token } = await holder('humanResources')
    expectResult(await server.call(null, searchPeople, {}, { token }))
    expect(expectResult(await server.call('admin', takeRole, { grantId }))).toEqual({ employeeId })
    expect(await server.call(null, searchPeople, {}, { token })).toMatchObject(refusedAs('forbidden'))
    expect((await historyOf(server, employeeId)).slice(0, 2)).toMatchObject([
      { act: 'roleTaken', changes: [{ field: 'humanResources', before: '全公司', after: '' }] },
      { act: 'roleGiven', changes: [{ field: 'humanResources', before: '', after: '全公司' }] },
    ])
    expect(await server.call('admin', takeRole, { grantId })).toMatchObject(refusedAs('roleUnknown'))
  })

  test('given again over the same is one role with the new end', async () => {
    const employeeId = await enter(server)
    await give(server, employeeId, 'auditor', { until: '2026-12-31' })
    await give(server, employeeId, 'auditor')
    expect((await personOf(server, employeeId)).roles).toMatchObject([{ role: 'auditor' }])
    expect((await personOf(server, employeeId)).roles[0]).not.toHaveProperty('until')
  })

  test.each([
    ['a department administrator without a department', { role: 'departmentAdministrator' }, 'roleUnknown'],
    ['a role of the company over a department', { role: 'auditor', departmentId: 'sales' }, 'roleUnknown'],
    ['over a department that is not there', { role: 'departmentAdministrator', departmentId: 'nowhere' }, 'departmentUnknown'],
    ['an operator of a company that is no agency', { role: 'agencyOperator' }, 'roleUnknown'],
    ['until a day that is over', { role: 'auditor', until: '2026-11-01' }, 'badRequest'],
  ] as const)('is refused: %s', async (_name, asked, problem) => {
    expect(await server.call('admin', giveRole, { employeeId: '1-employee', ...asked })).toMatchObject(refusedAs(problem))
  })

  test('of the last administrator stays', async () => {
    const others = expectResult(await server.call('admin', searchPeople, { role: 'administrator' })).list
    for (const { employeeId } of others.filter((each) => each.employeeId !== '1-admin'))
      for (const { grantId } of (await personOf(server, employeeId)).roles)
        expectResult(await server.call('admin', takeRole, { grantId }))
    const [grant] = (await personOf(server, '1-admin')).roles
    expect(grant).toMatchObject({ role: 'administrator', giverName: '周雅琴' })
    expect(await server.call('admin', takeRole, { grantId: grant!.grantId })).toMatchObject(refusedAs('lastAdministrator'))
    const withEnd = { employeeId: '1-admin', role: 'administrator' as const, until: '2027-12-31' }
    expect(await server.call('admin', giveRole, withEnd)).toMatchObject(refusedAs('lastAdministrator'))
    expect((await personOf(server, '1-admin')).roles).toEqual([grant])
  })
})
