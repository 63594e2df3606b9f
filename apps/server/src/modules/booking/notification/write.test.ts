import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveNotificationChoices } from '@sojourn/contract/personal/notification.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { writeNotifications, type NotificationKind } from './write'
import { inTransaction } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  Object.assign(server.context, { mail: { delivers: true, send: vi.fn<() => Promise<void>>() } })
  expectResult(await server.call('employee', saveNotificationChoices, { version: 0, unwanted: ['tickets'], language: 'zh-CN' }))
})
afterAll(() => server.close())

let written = 0
/** Writes to two people; answers the notifications, and to whom one is sent. */
async function write(kind: NotificationKind, total: number) {
  const { context, database } = server
  const orderNo = `LETTER-${++written}`
  const title = { 'zh-CN': '北京→上海', 'zh-TW': '北京→上海', en: 'Beijing–Shanghai' }
  const facts = { orderNo, title, total, travellers: [{ name: '林晓雯' }], path: '/order' }
  await inTransaction(context, 1, (work) => writeNotifications(work, kind, ['1-employee', '1-manager'], facts))
  await context.drainJobs()
  const { rows } = await database.pool.query<{ employee_id: string; body: string; sent: boolean }>(
    `SELECT employee_id, body, sent_at IS NOT NULL AS sent
     FROM mail WHERE subject_no = $1 ORDER BY employee_id`,
    [orderNo],
  )
  return rows
}

describe('letters', () => {
  test('that somebody does without stand on the page and are not sent', async () => {
    const notifications = await write('issued', 860_00)
    expect(notifications.map(({ employee_id, sent }) => [employee_id, sent])).toEqual([
      ['1-employee', false],
      ['1-manager', true],
    ])
  })
  test('of a loss are sent to everybody', async () => {
    expect((await write('failed', 860_00)).map(({ sent }) => sent)).toEqual([true, true])
  })
  test.each([
    [724_04, '¥724.04'],
    [724_40, '¥724.40'],
    [724_00, '¥724.00'],
  ])('[handbook 6.4] say an amount of %i fen to the fen', async (total, words) => {
    for (const { body } of await write('refunded', total)) expect(body).toContain(words)
    expect.assertions(2)
  })
})
