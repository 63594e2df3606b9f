import { get, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modifyPassword } from '@sojourn/contract/access/account.calls'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { endMySessions, getEmployeeConfig, getMySessions, login, logout } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { proofOf } from '../../../kit/vault'
import { demoPassword } from '../../../seed/seed'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { endByOperator } from '../session/end-by-operator'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

interface Signed {
  token: string
  cookie: string
}
async function signIn(account: string, userAgent = windows, remoteAddress = '10.2.0.1'): Promise<Signed> {
  const payload = { account: `${account}@yuanxing.example`, password: demoPassword }
  const headers = { 'user-agent': userAgent }
  const answer = await server.app.inject({ method: 'POST', url: `/${login.path}`, payload, remoteAddress, headers })
  const secret = /__Host-sojourn_session=([^;]+)/.exec(String(answer.headers['set-cookie']))![1]!
  return { token: proofOf(secret), cookie: `__Host-sojourn_session=${secret}` }
}
const works = async ({ token }: Signed) => (await server.call(null, getEmployeeConfig, {}, { token })).success
const sessionsOf = async ({ token }: Signed) => expectResult(await server.call(null, getMySessions, {}, { token })).list

describe('my sessions', () => {
  test('[S3.03] say where they were opened, and each can be ended from any of them', async () => {
    const desk = await signIn('director')
    await server.turn(1)
    const phone = await signIn('director', iphone, '2001:db8:1:2:3::4')
    const list = await sessionsOf(desk)
    expect(list).toMatchObject([
      { current: false, browser: 'wechat', system: 'ios', address: '2001:db8:1:2::/64', startedAt: '2026-11-20T02:01:00.000Z' },
      { current: true, browser: 'chrome', system: 'windows', address: '10.2.0.1', endsAt: '2026-11-20T14:00:00.000Z' },
    ])
    const end = { sessionIds: [list[0]!.sessionId] }
    expect(expectResult(await server.call(null, endMySessions, end, { token: desk.token }))).toEqual({ ended: 1 })
    expect(await works(phone)).toBe(false)
    expect(await works(desk)).toBe(true)
    expect(await sessionsOf(desk)).toHaveLength(1)
  })

  test('[S3.03] without their numbers all end but the one that asks, and nobody else’s', async () => {
    const [desk, phone, elsewhere, colleague] = [
      await signIn('director'),
      await signIn('director'),
      await signIn('director'),
      await signIn('manager'),
    ]
    const before = (await sessionsOf(desk)).length
    expect(before).toBeGreaterThan(2)
    expect(expectResult(await server.call(null, endMySessions, {}, { token: desk.token }))).toEqual({ ended: before - 1 })
    expect(await works(phone)).toBe(false)
    expect(await works(elsewhere)).toBe(false)
    expect(await works(desk)).toBe(true)
    expect(await works(colleague)).toBe(true)
  })

  test('[S3.03] of others are neither seen nor ended', async () => {
    const [mine, others] = [await signIn('manager'), await signIn('employee')]
    const sessionIds = (await sessionsOf(others)).map(({ sessionId }) => sessionId)
    expect(expectResult(await server.call(null, endMySessions, { sessionIds }, { token: mine.token }))).toEqual({ ended: 0 })
    expect(await works(others)).toBe(true)
  })

  test('[S1.05] also name an agent who acts in my name, whom I can send away and who sees no list', async () => {
    const asked = { enterpriseId: 1, employeeId: '1-finance', reason: '改签', reference: 'CALL-1' }
    const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    const agent = expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
    expect(await server.call(null, getMySessions, {}, { token: agent })).toMatchObject({ code: problems.agentNotPermitted.code })
    const mine = await signIn('finance')
    const assisted = (await sessionsOf(mine)).find(({ agentName }) => agentName !== undefined)!
    expect(assisted.agentName).toBe('客服小远')
    expectResult(await server.call(null, endMySessions, { sessionIds: [assisted.sessionId] }, { token: mine.token }))
    expect(await server.call(null, getEmployeeConfig, {}, { token: agent })).toMatchObject({ code: problems.notSignedIn.code })
    const { rows } = await server.database.pool.query<{ ended: boolean }>(
      "SELECT ended_at IS NOT NULL AS ended FROM agent_ticket WHERE employee_id = '1-finance'",
    )
    expect(rows).toEqual([{ ended: true }])
  })
})

describe('a stream of live events', () => {
  const port = () => (server.app.server.address() as AddressInfo).port
  const target = ({ token, cookie }: Signed) => ({ port: port(), path: '/api/Common/Events', headers: { token, cookie } })
  const open = (
    signed: Signed,
  ): Promise<{ status: number; ended: Promise<void>; close: () => void; headers: IncomingMessage['headers'] }> =>
    new Promise((resolve, reject) => {
      const outgoing = get(target(signed), (answer) => {
        const ended = new Promise<void>((done) => answer.once('end', done).once('close', done))
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, ended, close: () => outgoing.destroy(), headers: answer.headers })
      }).once('error', reject)
    })

  test('[S7.04] ends when its session is signed out, and when the password is changed elsewhere', async () => {
    const first = await signIn('guest-booker')
    const stream = await open(first)
    expect(stream.status).toBe(200)
    expectResult(await server.call(null, logout, {}, { token: first.token }))
    await stream.ended
    const [here, there] = [await signIn('guest-booker'), await signIn('guest-booker')]
    const [kept, cut] = [await open(here), await open(there)]
    const change = { oldPassword: demoPassword, password: 'Harbour27', confirmPassword: 'Harbour27' }
    expectResult(await server.call(null, modifyPassword, change, { token: here.token }))
    await cut.ended
    expect(await Promise.race([kept.ended.then(() => 'ended'), works(here).then(() => 'open')])).toBe('open')
    kept.close()
  })

  test('ends at once when its person may no longer sign in, and so do the sessions that an agent opened', async () => {
    const leaver = await signIn('consultant')
    const stream = await open(leaver)
    const asked = { enterpriseId: 1, employeeId: '1-finance', reason: '改签', reference: 'CALL-2' }
    const opened = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    const waiting = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
    const inTheirName = expectResult(await server.call(null, useAgentTicket, { ticket: opened.ticket })).loginToken
    const gone = ['consultant@yuanxing.example', 'agent@agency.example']
    await server.database.pool.query('UPDATE employee SET active = false WHERE email = ANY($1)', [gone])
    try {
      await stream.ended
      expect(await works(leaver)).toBe(false)
      expect(await works({ token: inTheirName, cookie: '' })).toBe(false)
      expect(await server.call(null, useAgentTicket, { ticket: waiting.ticket })).toMatchObject({ success: false })
    } finally {
      await server.database.pool.query('UPDATE employee SET active = true WHERE email = ANY($1)', [gone])
    }
  })

  test('is one of ten of its session at most', async () => {
    const signed = await signIn('admin')
    const streams = []
    for (let count = 0; count < 10; count++) streams.push(await open(signed))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    const refused = await open(signed)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
    const another = await open(await signIn('admin'))
    expect(another.status).toBe(200)
    for (const { close } of [...streams, another]) close()
  })

  test('answers a question for its head and ends', async () => {
    const signed = await signIn('employee')
    const [status, type] = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      request({ ...target(signed), method: 'HEAD' }, (answer) => {
        answer.resume().once('end', () => resolve([answer.statusCode, answer.headers['content-type']]))
      })
        .once('error', reject)
        .end()
    })
    expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })
})

test('who runs the product ends the sessions of one account, or of everybody', async () => {
  const [one, other] = [await signIn('director'), await signIn('finance')]
  expect([await works(one), await works(other)]).toEqual([true, true])
  expect(await endByOperator(server.context, 'nobody@yuanxing.example')).toMatchObject({ problem: 'notFound' })
  expect(await endByOperator(server.context, 'director@yuanxing.example')).toBeGreaterThan(0)
  expect([await works(one), await works(other)]).toEqual([false, true])
  expect(await endByOperator(server.context)).toBeGreaterThan(0)
  expect(await works(other)).toBe(false)
})
