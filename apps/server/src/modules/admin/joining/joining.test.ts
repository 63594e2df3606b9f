import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount, registerEnterprise } from '@sojourn/contract/access/account.calls'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import {
  addJoiningCode,
  addJoiningDomain,
  endJoiningKey,
  getJoining,
  saveJoiningPlace,
} from '@sojourn/contract/admin/company/joining.calls'
import { endDepartment, getDepartments } from '@sojourn/contract/admin/people/department.calls'
import { endGrade, getGrades } from '@sojourn/contract/admin/people/grade.calls'
import { getCompanyChanges } from '@sojourn/contract/admin/record-change.calls'
import { ticketFor } from '../../../testing/accounts'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { newDepartment, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.turn(60))
afterAll(() => server.close())

const own = { password: 'Harbour27', confirmPassword: 'Harbour27' }
const joining = async (who = 'admin') => expectResult(await server.call(who, getJoining, {}))
const version = async () => (await joining()).version
const openKeys = async () => (await joining()).keys.filter(({ ended }) => !ended).map(({ words }) => words)
const domainTicket = (account: string) => ticketFor(server, { purpose: 'domain', channel: 'mail', account })
const addDomain = async (account: string, who = 'admin') =>
  server.call(who, addJoiningDomain, { version: (await joining(who)).version, ticket: await domainTicket(account) })
const addCode = async (lastDay?: string) => {
  expectResult(await server.call('admin', addJoiningCode, { version: await version(), ...(lastDay && { lastDay }) }))
  const { words, ...key } = (await joining()).keys[0]!
  if (words === undefined) throw new Error('a code that was made now has no words')
  return { ...key, words }
}
const end = async (keyId: string) => server.call('admin', endJoiningKey, { version: await version(), keyId })
let mobiles = 13811120000
const openByCode = async (invitationCode: string) => {
  mobiles += 1
  const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mobile', account: String(mobiles) })
  const request = { ticket, name: '许可', otherContact: `n${mobiles}@mail.example`, invitationCode, ...own }
  return server.call(null, openAccount, request)
}
const openByMail = async (account: string) => {
  mobiles += 1
  const ticket = await ticketFor(server, { purpose: 'openAccount', channel: 'mail', account })
  return server.call(null, openAccount, { ticket, name: '许可', otherContact: String(mobiles), ...own })
}

describe('[S2.16] how people open accounts by themselves', () => {
  test('a company that registered itself says where, opens its domain, and its people come in by it', async () => {
    const ticket = await ticketFor(server, { purpose: 'register', channel: 'mail', account: 'gu@haique.example' })
    const company = { enterpriseName: '海雀咨询有限公司', contactName: '顾念', otherContact: '13822220001', ...own }
    const { loginToken: token } = expectResult(await server.call(null, registerEnterprise, { ticket, ...company }))
    const read = async () => expectResult(await server.call(null, getJoining, {}, { token }))
    expect(await read()).toMatchObject({ keys: [], mayChange: true })
    expect((await read()).place).toBeUndefined()
    const early = { version: (await read()).version, ticket: await domainTicket('admin@haique.example') }
    expect(await server.call(null, addJoiningDomain, early, { token })).toMatchObject(refusedAs('joiningPlaceMissing'))
    const place = { departmentId: 'main', gradeId: 'P1', costCentreId: 'cc-main', superiorId: '' }
    expectResult(await server.call(null, saveJoiningPlace, { version: (await read()).version, ...place }, { token }))
    expect((await read()).place).toMatchObject({ departmentName: '公司', gradeName: '员工', costCentreName: 'CC0001 公司' })
    await server.turn(2)
    const proven = { version: (await read()).version, ticket: await domainTicket('postmaster@haique.example') }
    expectResult(await server.call(null, addJoiningDomain, proven, { token }))
    expect((await read()).keys).toMatchObject([{ kind: 'domain', words: '@haique.example', ended: false }])
    const { loginToken } = expectResult(await openByMail('new@haique.example'))
    expect(expectResult(await server.call(null, getEmployeeConfig, {}, { token: loginToken }))).toMatchObject({
      enterpriseName: '海雀咨询有限公司',
      departmentName: '公司',
      permissions: ['book'],
    })
  })

  test('an invitation code works until it is ended, and until its last day is over', async () => {
    const open = await addCode()
    expect(open).toMatchObject({ kind: 'code', words: expect.stringMatching(/^[A-Z2-9]{10}$/) as string })
    expectResult(await openByCode(open.words.toLowerCase()))
    expectResult(await end(open.keyId))
    expect(await openByCode(open.words)).toMatchObject(refusedAs('invitationWrong'))
    expect((await joining()).keys.find(({ keyId }) => keyId === open.keyId)).toMatchObject({ ended: true })
    const { today } = await joining()
    const short = await addCode(today)
    expectResult(await openByCode(short.words))
    await server.turn(24 * 60)
    expect(await openByCode(short.words)).toMatchObject(refusedAs('invitationWrong'))
    expect(await openKeys()).not.toContain(short.words)
  })

  test('an invitation code is in clear for those who make them alone, and nowhere in the history', async () => {
    const { keyId, words } = await addCode()
    const seen = (await joining('finance')).keys.find((each) => each.keyId === keyId)
    expect(seen).toMatchObject({ kind: 'code', words: `${words.slice(0, 2)}…` })
    const history = expectResult(await server.call('admin', getCompanyChanges, { kind: 'company', id: 'company' }))
    expect(history.list[0]!.changes[0]!.after).toContain(`${words.slice(0, 2)}…`)
    expect(JSON.stringify(history)).not.toContain(words)
    expectResult(await end(keyId))
  })

  test('a domain that has ended opens nothing, and may be opened again; the history says so', async () => {
    expectResult(await addDomain('admin@neu.example'))
    const { keyId } = (await joining()).keys[0]!
    expectResult(await end(keyId))
    expect(await openKeys()).not.toContain('@neu.example')
    expect(await end(keyId)).toMatchObject({ ...refusedAs('joiningKeyUnknown'), field: 'keyId' })
    await server.turn(2)
    expectResult(await addDomain('admin@neu.example'))
    const { list } = expectResult(await server.call('admin', getCompanyChanges, { kind: 'company', id: 'company' }))
    const [newest] = list
    expect(newest).toMatchObject({ act: 'changed', changes: [{ field: 'joiningDomains' }] })
    expect(newest!.changes[0]!.after).toContain('@neu.example')
    expect(newest!.changes[0]!.before).not.toContain('@neu.example')
  })

  test('who opens an account is put where the company says, below whom it says', async () => {
    const departmentId = await newDepartment(server, '新人')
    const place = { departmentId, gradeId: 'P1', costCentreId: 'cc-sales', superiorId: '1-manager' }
    expectResult(await server.call('admin', saveJoiningPlace, { version: await version(), ...place }))
    const { words } = await addCode()
    const { loginToken } = expectResult(await openByCode(words))
    const { employeeId } = expectResult(await server.call(null, getEmployeeConfig, {}, { token: loginToken }))
    expect(await personOf(server, employeeId)).toMatchObject({
      departmentName: '新人',
      superior: { employeeId: '1-manager' },
      fields: { gradeId: 'P1', costCentreId: 'cc-sales' },
    })
    const empty = await newDepartment(server, '空部门')
    expectResult(await server.call('admin', saveJoiningPlace, { version: await version(), ...place, departmentId: empty }))
    const tree = expectResult(await server.call('admin', getDepartments, {})).list
    const { version: of } = tree.find((each) => each.departmentId === empty)!
    expect(await server.call('admin', endDepartment, { departmentId: empty, version: of })).toMatchObject(
      refusedAs('departmentInUse'),
    )
    const grades = expectResult(await server.call('admin', getGrades, {})).list
    const { version: gradeVersion } = grades.find(({ gradeId }) => gradeId === 'P1')!
    expect(await server.call('admin', endGrade, { gradeId: 'P1', version: gradeVersion })).toMatchObject(refusedAs('gradeInUse'))
  })

  test('what does not stand is refused and changes nothing', async () => {
    const before = await joining()
    const place = { departmentId: 'sales', gradeId: 'P1', costCentreId: 'cc-sales', superiorId: '' }
    const put = async (more: Partial<typeof place> & { version?: number }, who = 'admin') =>
      server.call(who, saveJoiningPlace, { version: before.version, ...place, ...more })
    expect(await put({ departmentId: 'none' })).toMatchObject({ ...refusedAs('departmentUnknown'), field: 'departmentId' })
    expect(await put({ gradeId: 'none' })).toMatchObject({ ...refusedAs('gradeUnknown'), field: 'gradeId' })
    expect(await put({ costCentreId: 'none' })).toMatchObject({ ...refusedAs('costCentreUnknown'), field: 'costCentreId' })
    expect(await put({ superiorId: '1-employee' })).toMatchObject({ ...refusedAs('superiorUnsuitable'), field: 'superiorId' })
    expect(await put({ version: before.version + 1 })).toMatchObject(refusedAs('recordChanged'))
    expect(await put({}, 'finance')).toMatchObject(refusedAs('forbidden'))
    expect(await addDomain('somebody@qq.com')).toMatchObject(refusedAs('joiningDomainPublic'))
    expect(await addDomain('somebody@neu.example'), 'one mailbox of it').toMatchObject(refusedAs('joiningDomainUnproven'))
    expect(await addDomain('admin@beichen.example')).toMatchObject(refusedAs('joiningDomainTaken'))
    const past = { version: before.version, lastDay: '2026-01-01' }
    expect(await server.call('admin', addJoiningCode, past)).toMatchObject({ ...refusedAs('joiningDayPast'), field: 'lastDay' })
    const contact = await ticketFor(server, { purpose: 'contact', channel: 'mail', account: 'any@other.example' })
    expect(await server.call('admin', addJoiningDomain, { version: before.version, ticket: contact })).toMatchObject(
      refusedAs('ticketSpent'),
    )
    const foreign = expectResult(await server.call('finance@beichen.example', getJoining, {})).keys[0]!
    expect(await end(foreign.keyId)).toMatchObject(refusedAs('joiningKeyUnknown'))
    expect(await joining()).toEqual(before)
    expect((await joining('finance')).mayChange).toBe(false)
  })
})
