import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const cities = async (encoding: string) =>
  server.app.inject({
    method: 'GET',
    url: '/api/Flight/GetAirportCityList/v2?type=1',
    headers: { token: await server.tokenOf('employee'), 'accept-encoding': encoding },
  })

test('a long answer is packed for those who take it, and the same for those who do not', async () => {
  const [plain, packed] = [await cities('identity'), await cities('gzip, br')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('a short answer is left as it is', async () => {
  const answer = await server.app.inject({ method: 'GET', url: '/healthz', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers['content-encoding']).toBeUndefined()
})
