import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import { expectResult, saveDraft } from '../testing/flights'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ searchesPerMinute: 12 })
})
afterAll(() => server.close())

test('a session searches so often a minute and is told when it may again; others, and its own other calls, are not held up', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-20' })
  const search = () => server.call('employee', searchFlights, { tempOrderNo }, { language: 'en' })
  const answers = await Promise.all(Array.from({ length: 8 }, search))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    code: problems.tooManyRequests.code,
    retryAfter: 5,
    message: expect.stringContaining('5 seconds'),
  })
  expect((await server.call('employee', searchTrains, { tempOrderNo })).status).toBe(429)
  expect((await server.call('employee', getEmployeeConfig, {})).success).toBe(true)
  await server.context.audit.flush()
  const { list } = expectResult(await server.call('admin', getAuditLog, { kind: 'refused' }))
  expect(list.map(({ what, count }) => `${what} ${count}`).toSorted()).toEqual([
    `${searchFlights.path} tooManyRequests 5`,
    `${searchTrains.path} tooManyRequests 1`,
  ])

  const others = await saveDraft(server, 'manager', { date: '2026-12-20' })
  expect((await server.call('manager', searchFlights, { tempOrderNo: others })).status).toBe(200)
  expect((await server.call(null, searchFlights, { tempOrderNo })).code).toBe(problems.notSignedIn.code)

  const token = await server.tokenOf('employee')
  await server.turn(5 / 60)
  expect((await server.call(null, searchFlights, { tempOrderNo }, { token })).status).toBe(200)
  expect((await server.call(null, searchFlights, { tempOrderNo }, { token })).status).toBe(429)
})
