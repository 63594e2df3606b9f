import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendVerifyCode } from '@sojourn/contract/access/account.calls'
import { login } from '@sojourn/contract/access/session.calls'
import { demoPassword } from '../seed/seed'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://travel.example', trustProxy: ['10.0.0.5', '10.1.0.0/16'] })
})
afterAll(() => server.close())

/** The address under which a request is counted. */
async function countedAs(remoteAddress: string, forwarded: string, account: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/${sendVerifyCode.path}`,
    payload: { purpose: 'signIn', channel: 'mobile', account },
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  })
  expect(answer.statusCode).toBe(200)
  const { rows } = await server.database.pool.query<{ address: string }>(
    'SELECT address FROM verification ORDER BY asked_at DESC, id DESC LIMIT 1',
  )
  return rows[0]!.address
}

test.each([
  ['a proxy that is named', '10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['two proxies in a row', '10.0.0.5', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['what a caller claims before the proxy', '10.0.0.5', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['nobody else', '203.0.113.66', '198.51.100.1', '203.0.113.66'],
  ['a proxy, about an address of version 6', '10.0.0.5', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('who calls is heard from %s', async (_title, remote, forwarded, counted) => {
  const account = `1389900${String(remote.length + forwarded.length).padStart(4, '0')}`
  expect(await countedAs(remote, forwarded, account)).toBe(counted)
})

test.each([
  ['that the caller came by http: nobody signs in', '10.0.0.5', { 'x-forwarded-proto': 'http' }, 403],
  ['that the caller came by https', '10.0.0.5', { 'x-forwarded-proto': 'https' }, 200],
  ['nothing about it', '10.0.0.5', {}, 200],
  ['something, but is not named', '10.9.9.9', { 'x-forwarded-proto': 'http' }, 200],
])('a proxy says %s', async (_title, remoteAddress, said, status) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/${login.path}`,
    payload: { account: 'employee@yuanxing.example', password: demoPassword },
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.9', ...said },
  })
  expect(answer.statusCode).toBe(status)
})
