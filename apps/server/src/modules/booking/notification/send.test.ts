import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueue } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { newId } from '../../../kit/id'
import { openTestServer, type TestServer } from '../../../testing/server'
import { insertNotifications } from './store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('[architecture] a slow mail server holds no transaction, and the notification is sent once', async () => {
  const { context } = server
  const now = context.clock.now()
  const id = newId(now)
  const isFree = () => server.database.pool.query('SELECT FROM mail WHERE id = $1 FOR UPDATE NOWAIT', [id])
  const send = vi.fn<(notification: { to: string }) => Promise<unknown>>(isFree)
  Object.assign(context, { mail: { delivers: true, send } })
  await inTransaction(context, 1, async (work) => {
    const notification = { id, employeeId: 'e-staff', address: 'staff@yuanxing.example', language: 'en', subject: 's', body: 'b' }
    await insertNotifications(work, [notification], now)
    await enqueue(work.sql, { id: newId(now), kind: 'mail.send', enterpriseId: 1, payload: { mailId: id }, runAt: now })
    await enqueue(work.sql, {
      id: newId(now),
      kind: 'mail.send',
      enterpriseId: 1,
      payload: { mailId: id },
      runAt: new Date(now.getTime() + 120_000),
    })
  })
  await server.turn(1)
  await server.turn(1)
  expect(send.mock.calls.filter(([{ to }]) => to === 'staff@yuanxing.example')).toHaveLength(1)
  const { rowCount } = await server.database.pool.query("SELECT FROM job WHERE kind = 'mail.send'")
  expect(rowCount).toBe(0)
})
