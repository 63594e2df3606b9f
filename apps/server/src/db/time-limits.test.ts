import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getTravelApplyList } from '@sojourn/contract/booking/application/application.calls'
import { openTestServer, type TestServer } from '../testing/server'
import { openDatabase } from './database'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.tokenOf('employee')
})
afterAll(() => server.close())

test('[architecture] a statement, a transaction and a wait for a connection have an end', async () => {
  const shown = await server.context.database.platform((sql) =>
    sql.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name",
    ),
  )
  expect(shown).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '60000' },
    { name: 'statement_timeout', setting: '60000' },
  ])
})

test('[architecture] who waits for a row that somebody else keeps is told in the end, and the row is as it was', async () => {
  const impatient = openDatabase({ ...server.database.application, statement_timeout: 200 })
  const holder = await server.database.pool.connect()
  await holder.query("BEGIN; SELECT FROM budget WHERE enterprise_id = 1 AND budget_id = 'cc-sales-2026' FOR UPDATE")
  const change = impatient.transaction(1, (sql) =>
    sql.query("UPDATE budget SET spent = spent + 1 WHERE enterprise_id = 1 AND budget_id = 'cc-sales-2026'"),
  )
  await expect(change).rejects.toMatchObject({ code: '57014' })
  const { rows } = await holder.query<{ spent: number }>("SELECT spent::integer FROM budget WHERE budget_id = 'cc-sales-2026'")
  expect(rows[0]?.spent).toBe(0)
  await holder.query('ROLLBACK')
  holder.release()
  await impatient.close()
})

test.each(['57014', '25P03'])(
  '[architecture] what took too long (%s) reads as unavailable, so it may be asked again',
  async (code) => {
    const gaveUp = vi.spyOn(server.context.database, 'tenant').mockRejectedValue(Object.assign(new Error('too long'), { code }))
    const snapshot = vi
      .spyOn(server.context.database, 'snapshot')
      .mockRejectedValue(Object.assign(new Error('too long'), { code }))
    const answer = await server.call('employee', getTravelApplyList, { size: 10 })
    expect(answer).toMatchObject({ status: 503, problem: 'unavailable' })
    gaveUp.mockRestore()
    snapshot.mockRestore()
  },
)

test('[architecture] a transaction that idles too long is cut off: the next statement says so, and the server goes on', async () => {
  const impatient = openDatabase({ ...server.database.application, max: 1, idle_in_transaction_session_timeout: 50 })
  const idle = impatient.transaction(1, async (sql) => {
    await sql.query('SELECT 1')
    const { pid } = (await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]!
    await vi.waitFor(async () => {
      const { rowCount } = await server.database.pool.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])
      expect(rowCount).toBe(0)
    })
    return sql.query('SELECT 2')
  })
  await expect(idle).rejects.toMatchObject({ code: '25P03' })
  expect(await impatient.isReachable()).toBe(true)
  await impatient.close()
})

test('[architecture] who gets no connection in time reads unavailable', async () => {
  const narrow = openDatabase({ ...server.database.application, max: 1, connectionTimeoutMillis: 1_500 })
  let finish: (() => void) | undefined
  const holder = narrow.transaction(1, () => new Promise<void>((resolve) => (finish = resolve)))
  await vi.waitFor(() => expect(finish).toBeDefined(), 2_000)
  const snapshot = vi
    .spyOn(server.context.database, 'snapshot')
    .mockImplementation((enterpriseId, work) => narrow.snapshot(enterpriseId, work))
  const tenant = vi
    .spyOn(server.context.database, 'tenant')
    .mockImplementation((enterpriseId, work) => narrow.tenant(enterpriseId, work))
  const answer = await server.call('employee', getTravelApplyList, { size: 10 })
  expect(answer).toMatchObject({ status: 503, problem: 'unavailable' })
  snapshot.mockRestore()
  tenant.mockRestore()
  finish?.()
  await holder
  await narrow.close()
})
