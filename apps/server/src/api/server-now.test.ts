import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async (url: string) => server.app.inject({ method: 'GET', url, headers: { token: await server.tokenOf('employee') } })

test('every answer carries the moment of the product’s clock, refusals too', async () => {
  expect((await ask('/api/Employee/Config')).headers['server-now']).toBe('2026-11-20T02:00:00.000Z')
  await server.turn(90)
  expect((await ask('/api/Employee/Config')).headers['server-now']).toBe('2026-11-20T03:30:00.000Z')
  const refused = await server.app.inject({ method: 'GET', url: '/api/Employee/Config' })
  expect([refused.statusCode, refused.headers['server-now']]).toEqual([401, '2026-11-20T03:30:00.000Z'])
})

test('answers that browsers keep carry none, for it would be an old one', async () => {
  const kept = await ask('/api/Flight/GetAirportCityList/v2?type=1')
  expect(kept.headers['cache-control']).toBe('private, no-cache')
  expect(kept.headers['server-now']).toBeUndefined()
})
