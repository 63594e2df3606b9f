import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, orderRequest, outOfPolicy, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('an approval that cannot be kept ends nothing but its order', async () => {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-09' })
  const choice = await choose(server, 'employee', tempOrderNo, outOfPolicy)
  const request = await orderRequest(server, 'employee', tempOrderNo, [choice])
  const unheard: unknown[] = []
  const note = (reason: unknown): unknown => unheard.push(reason)
  process.on('unhandledRejection', note)
  await server.database.pool.query('ALTER TABLE approval RENAME TO approval_away')
  const answer = await server.call('employee', createFlightOrder, request)
  await server.database.pool.query('ALTER TABLE approval_away RENAME TO approval')
  process.off('unhandledRejection', note)
  expect(answer.problem).toBeDefined()
  expect(unheard).toEqual([])
})
