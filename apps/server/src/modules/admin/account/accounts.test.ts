import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetPassword } from '@sojourn/contract/access/account.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { getEmployeeConfig, login } from '@sojourn/contract/access/session.calls'
import { dtgToLocalSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import {
  endAccountSessions,
  getAccount,
  getSignIns,
  lockAccount,
  lockAccounts,
  resetAccountPassword,
  searchAccounts,
  unlockAccount,
  unlockAccounts,
} from '@sojourn/contract/admin/people/account.calls'
import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { demoPassword } from '../../../seed/seed'
import { ticketFor } from '../../../testing/accounts'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { activated, enter, give, historyOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Somebody who has signed in, with the account. */
async function somebody(name: string) {
  const employeeId = await enter(server, { name, abilities: ['book', 'approve'] })
  const account = await activated(server, employeeId)
  return { employeeId, account, token: await signedIn(account) }
}
const signIn = (account: string, password = demoPassword) => server.call(null, login, { account, password })
const signedIn = async (account: string): Promise<string> => expectResult(await signIn(account)).loginToken
const works = async (token: string): Promise<boolean> => (await server.call(null, getEmployeeConfig, {}, { token })).success
const accountOf = async (employeeId: string): Promise<AccountDetail> =>
  expectResult(await server.call('admin', getAccount, { employeeId }))
const lock = (employeeId: string, reason = '设备遗失', who = 'admin') => server.call(who, lockAccount, { employeeId, reason })

describe('[S2.45] the list of accounts', () => {
  test('says who gets in, when they last did, and in how many places they are', async () => {
    const { employeeId, account } = await somebody('常登录')
    await server.turn(5)
    await signedIn(account)
    const { list } = expectResult(await server.call('admin', searchAccounts, { keyword: '常登录' }))
    expect(list).toMatchObject([{ employeeId, mail: account, state: 'active', sessions: 2, secondFactor: false }])
    expect(list[0]!.lastSignIn).toBe(
      server.context.clock
        .now()
        .toISOString()
        .replace(/\.\d+Z$/, '.000Z'),
    )
    expect(list[0]!.mobile).toContain('****')
  })

  test('is narrowed by state: invited, locked, left', async () => {
    const invited = await enter(server, { name: '未激活者' })
    const { employeeId: locked } = await somebody('被锁者')
    expectResult(await lock(locked))
    const idsOf = async (state: 'invited' | 'locked' | 'left') =>
      expectResult(await server.call('admin', searchAccounts, { state, size: 100 })).list.map((each) => each.employeeId)
    expect(await idsOf('invited')).toContain(invited)
    expect(await idsOf('locked')).toEqual([locked])
    expect(await idsOf('left')).not.toContain(invited)
    const people = expectResult(await server.call('admin', searchPeople, { concern: 'accountLocked' })).list
    expect(people.map((each) => each.employeeId)).toEqual([locked])
    expectResult(await server.call('admin', unlockAccount, { employeeId: locked }))
  })
})

describe('[S2.45] a locked account', () => {
  test('ends every session and lets nobody in, by any way, until it is unlocked', async () => {
    const { employeeId, account, token } = await somebody('锁定者')
    const { url } = expectResult(await server.call(null, dtgToLocalSso, {}, { token }))
    const ticket = new URLSearchParams(new URL(url).hash.slice(1)).get('ticket')!
    const reset = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
    expectResult(await lock(employeeId, '设备遗失'))
    expect(await works(token)).toBe(false)
    expect(await signIn(account)).toMatchObject(refusedAs('accountDisabled'))
    expect(await signIn(account, 'wrong')).toMatchObject(refusedAs('wrongPassword'))
    expect(await server.call(null, useSsoTicket, { ticket })).toMatchObject(refusedAs('accountDisabled'))
    const words = { ticket: reset, password: 'Harbour27', confirmPassword: 'Harbour27' }
    expectResult(await server.call(null, resetPassword, words))
    expect(await signIn(account, 'Harbour27')).toMatchObject(refusedAs('accountDisabled'))

    const detail = await accountOf(employeeId)
    expect(detail).toMatchObject({ state: 'locked', sessions: [], lock: { byName: '周雅琴', reason: '设备遗失' } })
    expectResult(await server.call('admin', unlockAccount, { employeeId }))
    expect((await signIn(account, 'Harbour27')).success).toBe(true)
    expect((await accountOf(employeeId)).lock).toBeUndefined()
    expect((await historyOf(server, employeeId)).slice(0, 2)).toMatchObject([
      { act: 'unlocked', changes: [{ field: 'lock', before: '设备遗失', after: '' }] },
      { act: 'locked', byName: '周雅琴', changes: [{ field: 'lock', before: '', after: '设备遗失' }] },
    ])
  })

  test('keeps its first reason when it is locked again', async () => {
    const { employeeId } = await somebody('再锁者')
    expectResult(await lock(employeeId, '设备遗失'))
    expectResult(await lock(employeeId, '另一个原因'))
    expect((await accountOf(employeeId)).lock?.reason).toBe('设备遗失')
  })

  test('of somebody whom the agency helps ends that session, too', async () => {
    const { employeeId } = await somebody('受助者')
    const asked = { enterpriseId: 1, employeeId, reason: '客户来电', reference: 'C-7001' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    const agent = expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
    expect(await works(agent)).toBe(true)
    expectResult(await lock(employeeId))
    expect(await works(agent)).toBe(false)
  })

  test.each([
    ['one’s own', '1-admin', 'accountOwn'],
    ['of nobody', 'nobody', 'personUnknown'],
  ] as const)('%s is refused', async (_title, employeeId, name) => {
    expect(await lock(employeeId)).toMatchObject(refusedAs(name))
  })

  test('of who may more is for an administrator', async () => {
    const { employeeId, account } = await somebody('人事员')
    await give(server, employeeId, 'humanResources')
    const token = await signedIn(account)
    const other = await somebody('财务员')
    await give(server, other.employeeId, 'finance')
    const request = { employeeId: other.employeeId, reason: '离岗' }
    expect(await server.call(null, lockAccount, request, { token })).toMatchObject(refusedAs('personGuarded'))
    expect(await server.call(null, resetAccountPassword, request, { token })).toMatchObject(refusedAs('personGuarded'))
    expect(expectResult(await server.call(null, getAccount, request, { token })).refusal).toBe('guarded')
  })
})

describe('[S2.45] several accounts', () => {
  const lockAll = (employeeIds: string[], reason = '长期未使用') => server.call('admin', lockAccounts, { employeeIds, reason })

  test('are locked for one reason and let in again together, each with its history; who is locked already is not counted', async () => {
    const [first, second] = [await somebody('同锁甲'), await somebody('同锁乙')]
    expectResult(await lock(first.employeeId))
    const employeeIds = [second.employeeId, first.employeeId]
    expect(expectResult(await lockAll(employeeIds))).toEqual({ changed: 1 })
    expect(await works(second.token)).toBe(false)
    expect((await accountOf(first.employeeId)).lock?.reason).toBe('设备遗失')
    expect((await accountOf(second.employeeId)).lock?.reason).toBe('长期未使用')
    expect(expectResult(await server.call('admin', unlockAccounts, { employeeIds }))).toEqual({ changed: 2 })
    expect((await signIn(second.account)).success).toBe(true)
    expect((await historyOf(server, second.employeeId)).slice(0, 2)).toMatchObject([{ act: 'unlocked' }, { act: 'locked' }])
  })

  test.each([
    ['one’s own', '1-admin', 'accountOwn'],
    ['of nobody', 'nobody', 'personUnknown'],
  ] as const)('or none is, where one is %s', async (_title, other, name) => {
    const { employeeId, token } = await somebody('未锁者')
    expect(await lockAll([employeeId, other])).toMatchObject(refusedAs(name))
    expect(await works(token)).toBe(true)
    expect((await accountOf(employeeId)).state).toBe('active')
  })

  test('nobody, or more than are changed together, is refused', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `nobody-${at}`)
    for (const employeeIds of [[], many]) expect((await lockAll(employeeIds)).success).toBe(false)
  })
})

describe('[S2.45] what too many wrong passwords closed', () => {
  test('says until when, and is open once an administrator unlocks it', async () => {
    const { employeeId, account } = await somebody('输错者')
    for (let time = 0; time < 5; time++) await signIn(account, 'wrong')
    expect(await signIn(account)).toMatchObject(refusedAs('accountLocked'))
    const { closedUntil } = await accountOf(employeeId)
    expect(Date.parse(closedUntil!) - server.context.clock.now().getTime()).toBeGreaterThan(14 * 60_000)
    await server.context.audit.flush()
    const { list } = expectResult(await server.call('admin', getSignIns, { employeeId }))
    expect(list.map(({ refused }) => refused)).toContain('账号或密码错误')
    expectResult(await server.call('admin', unlockAccount, { employeeId }))
    expect((await accountOf(employeeId)).closedUntil).toBeUndefined()
    expect((await signIn(account)).success).toBe(true)
  })
})

describe('[S2.45] a reset password', () => {
  test('opens nothing any more; the person is signed out, and told by a notification where a new one is set', async () => {
    const { employeeId, account, token } = await somebody('忘密者')
    expect(expectResult(await server.call('admin', resetAccountPassword, { employeeId })).mail).toBe(account)
    expect((await historyOf(server, employeeId))[0]).toMatchObject({
      act: 'passwordReset',
      changes: [{ field: 'password', before: '', after: 'reset' }],
    })
    expect(await works(token)).toBe(false)
    expect(await signIn(account)).toMatchObject({ code: problems.wrongPassword.code })
    const { rows } = await server.database.pool.query<{ body: string }>(
      'SELECT body FROM mail WHERE address = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [account],
    )
    expect(rows[0]!.body).toContain('/v/forget/rePassword/index')
    const ticket = await ticketFor(server, { purpose: 'reset', channel: 'mail', account })
    expectResult(await server.call(null, resetPassword, { ticket, password: 'Harbour27', confirmPassword: 'Harbour27' }))
    expect((await signIn(account, 'Harbour27')).success).toBe(true)
  })

  test('of somebody who has none yet is refused: an invitation is what helps', async () => {
    const employeeId = await enter(server, { name: '新来者' })
    expect(await server.call('admin', resetAccountPassword, { employeeId })).toMatchObject(refusedAs('accountNotActivated'))
  })
})

describe('[S2.45] sessions and the log of sign-ins', () => {
  test('are told apart by device and address, and end one by one', async () => {
    const { employeeId, account, token } = await somebody('多设备')
    await server.turn(1)
    const other = await signedIn(account)
    const { sessions } = await accountOf(employeeId)
    expect(sessions).toHaveLength(2)
    const [newest] = sessions
    const request = { employeeId, sessionIds: [newest!.sessionId] }
    expect(expectResult(await server.call('admin', endAccountSessions, request))).toEqual({ ended: 1 })
    expect([await works(token), await works(other)]).toEqual([true, false])
    expect(expectResult(await server.call('admin', endAccountSessions, { employeeId }))).toEqual({ ended: 1 })
    const [latest, before] = await historyOf(server, employeeId)
    expect([latest, before]).toMatchObject([
      { act: 'sessionsEnded', changes: [{ field: 'sessions', after: '1' }] },
      { act: 'sessionsEnded' },
    ])
    expect(await works(token)).toBe(false)
  })

  test('are read a page at a time, the newest first', async () => {
    const { employeeId, account } = await somebody('常来者')
    for (let time = 0; time < 3; time++) {
      await server.turn(2)
      await signedIn(account)
    }
    const first = expectResult(await server.call('admin', getSignIns, { employeeId, size: 3 }))
    expect(first.list).toHaveLength(3)
    const second = expectResult(await server.call('admin', getSignIns, { employeeId, size: 3, cursor: first.next! }))
    expect(second).toMatchObject({ list: [{}] })
    const moments = [...first.list, ...second.list].map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })
})

// The last, since it keeps the seeded administrator out.
describe('[S2.45] of the last administrators', () => {
  test('two administrators who lock each other at once: one of them stays', async () => {
    const pair = [await somebody('甲管理员'), await somebody('乙管理员')] as const
    for (const { employeeId } of pair) await give(server, employeeId, 'administrator')
    const others = expectResult(await server.call('admin', searchPeople, { role: 'administrator', size: 100 })).list
    const ids = new Set(pair.map(({ employeeId }) => employeeId))
    await server.database.pool.query('UPDATE employee SET locked_at = now() WHERE enterprise_id = 1 AND employee_id = ANY($1)', [
      others.map(({ employeeId }) => employeeId).filter((employeeId) => !ids.has(employeeId)),
    ])
    const [first, second] = pair
    const lockOf = ({ employeeId }: { employeeId: string }, token: string) =>
      server.call(null, lockAccount, { employeeId, reason: '演练' }, { token })
    const answers = await Promise.all([lockOf(second, first.token), lockOf(first, second.token)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const { rows } = await server.database.pool.query<{ open: number }>(
      'SELECT count(*)::integer AS open FROM employee WHERE employee_id = ANY($1) AND locked_at IS NULL',
      [[...ids]],
    )
    expect(rows).toEqual([{ open: 1 }])
  })
})
