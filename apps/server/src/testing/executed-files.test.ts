import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from './server'
import { bookTrain, ticketedTrain } from './trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Texts, reference tables and tests are not counted. */
const counted =
  /\/(?:apps|packages)\/(?:contract|domain|server|supply)\/src\/(?!.*(?:\/tables\/|\/reference\/|\/testing\/|testing\.ts))/

test('[architecture 10] a train order passes through fewer than 236 source files', async () => {
  await ticketedTrain(server, { search: { date: '2026-11-25' } })
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await bookTrain(server, { search: { date: '2026-11-27' } })
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const executed = result.filter(
    ({ url, functions }) =>
      counted.test(url) && functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0),
  )
  expect(executed.length).toBeGreaterThan(100)
  expect(executed.length).toBeLessThan(236)
})
