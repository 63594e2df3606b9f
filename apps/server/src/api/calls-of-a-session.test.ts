import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { getEmployeeConfig, logout } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { expectResult } from '../testing/flights'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ callsPerMinute: 60 })
})
afterAll(() => server.close())

test('a session asks so often a minute and is told when it may again; others are answered, and signing out always is', async () => {
  const token = await server.tokenOf('employee')
  const ask = () => server.call(null, getEmployeeConfig, {}, { token })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    code: problems.tooManyRequests.code,
    retryAfter: 1,
  })
  expect((await server.call('manager', getEmployeeConfig, {})).status).toBe(200)
  await server.turn(1 / 60)
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
  expect((await server.call(null, logout, {}, { token })).status).toBe(200)
  expect((await ask()).status).toBe(401)
})

test('[architecture] how often it asked beyond that stands in the audit log of its company', async () => {
  const token = await server.tokenOf('finance')
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(null, getEmployeeConfig, {}, { token })))
  const beyond = answers.filter(({ status }) => status === 429).length
  expect(beyond).toBe(5)
  await server.context.audit.flush()
  const { list } = expectResult(await server.call('admin', getAuditLog, { kind: 'refused', person: '何文静' }))
  expect(list).toMatchObject([{ what: `${getEmployeeConfig.path} tooManyRequests`, count: beyond }])
})
