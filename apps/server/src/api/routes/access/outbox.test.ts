import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/server'
import { outboxPath } from './outbox'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'http://demo.example:8080' })
})
afterAll(() => server.close())

const statusOf = async (headers: Record<string, string>): Promise<number> =>
  (await server.app.inject({ method: 'GET', url: outboxPath, headers })).statusCode

test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'demo.example:8080'])(
  '[architecture] the outbox is read at %s',
  async (host) => expect(await statusOf({ host })).toBe(200),
)

test.each([
  ['a foreign name that leads to this machine', { host: 'rebound.example' }],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['no name that can be read', { host: '%' }],
  ['X-Forwarded-For', { host: 'localhost:8080', 'x-forwarded-for': '203.0.113.9' }],
  ['X-Forwarded-Host', { host: 'localhost:8080', 'x-forwarded-host': 'localhost' }],
  ['Forwarded', { host: 'localhost:8080', forwarded: 'for=203.0.113.9' }],
  ['X-Real-IP', { host: 'localhost:8080', 'x-real-ip': '203.0.113.9' }],
  ['Via', { host: 'localhost:8080', via: '1.1 proxy' }],
])('[architecture] the outbox is not there for a request with %s', async (_title, headers) => {
  expect(await statusOf(headers)).toBe(404)
})
