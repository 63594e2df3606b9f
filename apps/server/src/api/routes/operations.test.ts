import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

let now = 1_000_000
/** Figures as they are after the time that they are kept for. */
async function figures(laterMs = 5_000, headers: Record<string, string> = {}) {
  now += laterMs
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const answer = await server.app.inject({ method: 'GET', url: '/metrics', headers })
  vi.restoreAllMocks()
  return answer
}
const seriesIn = (text: string): number =>
  text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds')).length
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => server.app.inject({ method, url })

test('[architecture] figures are reckoned once in five seconds, however many ask', async () => {
  const first = (await figures()).body
  await ask('GET', '/v/api/openapi.json')
  const others = await Promise.all(Array.from({ length: 8 }, () => figures(0)))
  expect(new Set([...others, await figures(4_999)].map(({ body }) => body))).toEqual(new Set([first]))
  const next = (await figures(1)).body
  expect(next).not.toBe(first)
  expect(next).toContain('http_request_duration_seconds_count{route="/v/api/openapi.json",status="2xx"} 1')
})

test('[architecture] nothing that a stranger asks for adds a series beyond the routes that there are', async () => {
  await ask('GET', '/nothing/here')
  await ask('POST', '/api/Account/Nothing')
  const before = seriesIn((await figures()).body)
  expect(before).toBeGreaterThan(0)
  for (let index = 0; index < 200; index++)
    await ask((['GET', 'POST', 'PUT', 'DELETE'] as const)[index % 4]!, `/made-up-${index}?q=${index}`)
  expect(seriesIn((await figures()).body)).toBe(before)
})

test('[architecture] when every call was answered and refused, each has at most 1,000 bytes of the figures', async () => {
  const { paths } = (await ask('GET', '/v/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const urls = Object.keys(paths)
  expect(urls.length).toBeGreaterThan(100)
  for (const url of urls) {
    await ask('GET', url)
    await ask('POST', url)
  }
  const { body } = await figures()
  expect(seriesIn(body)).toBeGreaterThan(urls.length * 9)
  expect(body.length).toBeLessThan(urls.length * 1_000)
})

test.each([
  ['another machine', { remoteAddress: '203.0.113.9' }, 404],
  [
    'another machine that says it is this one',
    { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
    404,
  ],
  ['a proxy that nobody named', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
  ['this machine', {}, 200],
])('[architecture] figures asked for by %s', async (_title, from, status) => {
  expect((await server.app.inject({ method: 'GET', url: '/metrics', ...from })).statusCode).toBe(status)
})

test.each(['/metrics', '/v/api/openapi.json'])('[architecture] %s leaves packed where the reader takes it', async (url) => {
  now += 5_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const plain = await ask('GET', url)
  const packed = await server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})
