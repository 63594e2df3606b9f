import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cancelOrderExport,
  exportOrderLines,
  exportUnusedTickets,
  getOrderExports,
} from '@sojourn/contract/admin/orders/order-export.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { searchOrderLines } from '@sojourn/contract/admin/orders/order.calls'
import { text } from '@sojourn/text/admin/orders/words.zh-CN'
import { book, expectResult } from '../../../testing/flights'
import { refusedAs } from '../../../testing/approvals'
import { newDepartment, give } from '../../../testing/people'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { runExport } from './run-export'

let server: TestServer
let orderNo: string
const formula = '=HYPERLINK("https://evil.example","点我")'
beforeAll(async () => {
  server = await openTestServer()
  orderNo = (await book(server, 'employee', { date: '2026-12-15' })).created.orderNo
  await server.database.pool.query('UPDATE orders SET remark = $1, purpose = $2 WHERE order_no = $3', [
    formula,
    '+86 拜访',
    orderNo,
  ])
  await server.database.pool.query('UPDATE order_traveller SET name = $1 WHERE order_no = $2', ['@林晓雯', orderNo])
  await book(server, 'employee@beichen.example', { date: '2026-12-22' })
})
afterAll(() => server.close())
beforeEach(() => server.database.pool.query("DELETE FROM order_export; DELETE FROM job WHERE kind = 'order.export'"))

const begin = async (request: RequestOf<typeof exportOrderLines> = {}, who = 'finance') =>
  expectResult(await server.call(who, exportOrderLines, request)).exportId
const files = async (who = 'finance') => expectResult(await server.call(who, getOrderExports, {})).list
const take = async (exportId: string, who = 'finance') => {
  const headers = { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' }
  return server.app.inject({ method: 'GET', url: `/api/Manage/DownloadOrderExport?exportId=${exportId}`, headers })
}
/** The rows of the first sheet of a file that is made of a request. */
async function rowsOf(request: RequestOf<typeof exportOrderLines>, who = 'finance') {
  const exportId = await begin(request, who)
  await server.context.drainJobs()
  const { rawPayload } = await take(exportId, who)
  return (await readXlsx(rawPayload)).sheets[0]!.rows
}
/** A file that was asked for and that nobody makes yet. */
async function asked(who = 'finance'): Promise<string> {
  const exportId = '018f0000-0000-7000-8000-000000000001'
  await server.database.pool.query(
    `INSERT INTO order_export (enterprise_id, export_id, employee_id, what, body, state, asked_at)
     VALUES (1, $1, $2, 'lines', '{"search": {}, "columns": ["orderNo"], "language": "zh-CN"}', 'running', $3)`,
    [exportId, `1-${who}`, server.context.clock.now()],
  )
  return exportId
}
const jobOf = (exportId: string, attempts = 1) => ({
  id: '018f0000-0000-7000-8000-0000000000ff',
  kind: 'order.export',
  enterpriseId: 1,
  payload: { exportId },
  attempts,
})

describe('[S2.47] a file of the order lines', () => {
  test('says who made it by which filters, and holds the chosen columns of the lines that the report shows', async () => {
    const request = { product: 'flight' as const, from: '2026-11-01' }
    const rows = await rowsOf({ ...request, columns: ['orderNo', 'traveller', 'amount', 'orderedAt', 'advanceDays'] })
    const { list: lines } = expectResult(await server.call('finance', searchOrderLines, request))
    expect(String(rows[0]![0])).toContain('何文静')
    expect(rows[1]![0]).toBe('筛选条件：产品 国内机票；下单日期 2026年11月1日 至 最近')
    expect(rows[2]).toEqual([
      text.lines.orderNo,
      text.lines.orderedAt,
      text.lines.traveller,
      text.lines.amount,
      text.lines.advanceDays,
    ])
    const [line] = lines
    const at = new Date(Math.floor(Date.parse(line!.orderedAt) / 1000) * 1000 + 8 * 3_600_000)
    expect(rows.slice(3)).toHaveLength(lines.length)
    const [number, moment, , amount, days] = rows[3]!
    expect([number, amount, days]).toEqual([line!.orderNo, line!.amount / 100, line!.advanceDays])
    expect(moment).toBeInstanceOf(Date)
    expect(Math.abs((moment as Date).getTime() - at.getTime())).toBeLessThan(1_500)
  })

  test('text that looks like a formula is text: no cell has a formula', async () => {
    const exportId = await begin()
    await server.context.drainJobs()
    const { rawPayload } = await take(exportId)
    const { sheets } = await readXlsx(rawPayload)
    const cells = sheets[0]!.rows.flat()
    expect(cells).toEqual(expect.arrayContaining([formula, '+86 拜访', '@林晓雯']))
    expect([...(sheets[0]!.cells ?? new Map<string, { formula?: string }>()).values()].filter((cell) => cell.formula)).toEqual([])
  })

  test('is told about as it is made, and its taking stands in the audit log with filters and lines', async () => {
    const exportId = await begin({ product: 'flight' })
    await server.context.drainJobs()
    const [file] = await files()
    expect(file).toMatchObject({ exportId, what: 'lines', state: 'done', lines: 1, keptUntil: expect.any(String) })
    const answer = await take(exportId)
    expect([answer.statusCode, Number(answer.headers['content-length']), answer.rawPayload.length]).toEqual([
      200,
      file!.bytes,
      file!.bytes,
    ])
    const { rows } = await server.database.pool.query<{ what: string }>(
      "SELECT what FROM audit_entry WHERE kind = 'exported' AND employee_id = '1-finance'",
    )
    expect(rows.map(({ what }) => what)).toContain('/api/Manage/DownloadOrderExport lines 1 {"product":"flight"}')
  })

  test('is nobody’s but who asked for it, and goes after a day', async () => {
    const exportId = await begin()
    await server.context.drainJobs()
    expect((await take(exportId, 'admin')).statusCode).toBe(404)
    expect((await take(exportId, 'finance@beichen.example')).statusCode).toBe(404)
    expect((await take(exportId, 'employee')).statusCode).toBe(404)
    expect(
      (await server.app.inject({ method: 'GET', url: `/api/Manage/DownloadOrderExport?exportId=${exportId}` })).statusCode,
    ).toBe(401)
    expect(await files('admin')).toEqual([])
    await server.turn(24 * 60 + 1)
    expect((await take(exportId)).statusCode).toBe(404)
    expect(await files()).toEqual([])
    await server.turn(24 * 60)
    expect(await countOf(server, 'order_export_piece', 'export_id::text = $1', [exportId])).toBe(0)
  })

  test('of a department administrator holds the departments of the role alone', async () => {
    const elsewhere = await newDepartment(server, '西南区')
    await give(server, '1-manager', 'departmentAdministrator', { departmentId: elsewhere })
    expect((await rowsOf({}, 'manager')).slice(3)).toEqual([])
  })
})

describe('[S2.47] a file that is not made', () => {
  test('one at a time for a person, two for a company; another company has its own', async () => {
    await asked()
    expect(await server.call('finance', exportOrderLines, {})).toMatchObject(refusedAs('exportRunning'))
    expect(await server.call('finance', exportUnusedTickets, {})).toMatchObject(refusedAs('exportRunning'))
    await server.database.pool.query("UPDATE order_export SET employee_id = 'another'")
    await server.database.pool.query(
      `INSERT INTO order_export SELECT enterprise_id, gen_random_uuid(), 'third', what, body, state, failure, lines, bytes, asked_at FROM order_export`,
    )
    expect(await server.call('finance', exportOrderLines, {})).toMatchObject(refusedAs('exportsBusy'))
    expectResult(await server.call('finance@beichen.example', exportOrderLines, {}))
  })

  test('given up: nobody makes it, and another can be asked for', async () => {
    const exportId = await asked()
    expect(await server.call('admin', cancelOrderExport, { exportId })).toMatchObject(refusedAs('notFound'))
    expectResult(await server.call('finance', cancelOrderExport, { exportId }))
    expect(await server.call('finance', cancelOrderExport, { exportId })).toMatchObject(refusedAs('notFound'))
    await runExport(server.context, jobOf(exportId), {})
    expect((await files())[0]).toMatchObject({ state: 'cancelled' })
    expect(await countOf(server, 'order_export_piece', 'export_id::text = $1', [exportId])).toBe(0)
    expect((await take(exportId)).statusCode).toBe(404)
    await begin()
  })

  test('given up while it is written: what was written of it goes', async () => {
    const exportId = await asked()
    await server.database.pool.query(`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE order_export SET state = 'cancelled' WHERE export_id = NEW.export_id; RETURN NEW; END $$;
      CREATE TRIGGER give_up AFTER INSERT ON order_export_piece FOR EACH ROW EXECUTE FUNCTION give_up()`)
    try {
      await runExport(server.context, jobOf(exportId), {})
    } finally {
      await server.database.pool.query('DROP TRIGGER give_up ON order_export_piece; DROP FUNCTION give_up()')
    }
    expect((await files())[0]).toMatchObject({ state: 'cancelled' })
    expect(await countOf(server, 'order_export_piece', 'export_id::text = $1', [exportId])).toBe(0)
  })

  test('cut off when its server died: the next begins it anew, and the file is whole', async () => {
    const exportId = await asked()
    await server.database.pool.query("INSERT INTO order_export_piece VALUES (1, $1, 0, 'half'), (1, $1, 7, 'a')", [exportId])
    await runExport(server.context, jobOf(exportId), {})
    const { rawPayload } = await take(exportId)
    const { sheets } = await readXlsx(rawPayload)
    expect(sheets[0]!.rows.slice(3)).toEqual([[orderNo]])
  })

  test('that fails is tried again, and given up for good after the third time', async () => {
    const exportId = await asked()
    await server.database.pool.query('ALTER TABLE order_export_piece ADD CONSTRAINT no_room CHECK (position < 0) NOT VALID')
    try {
      await expect(runExport(server.context, jobOf(exportId, 2), {})).rejects.toThrow('no_room')
      expect((await files())[0]).toMatchObject({ state: 'running' })
      await runExport(server.context, jobOf(exportId, 3), {})
      expect((await files())[0]).toMatchObject({ state: 'failed', failure: 'broken' })
    } finally {
      await server.database.pool.query('ALTER TABLE order_export_piece DROP CONSTRAINT no_room')
    }
    await begin()
  })

  test('of whom the role was taken from meanwhile', async () => {
    const exportId = await asked('employee')
    await runExport(server.context, jobOf(exportId), {})
    const { rows } = await server.database.pool.query<{ state: string }>('SELECT state FROM order_export')
    expect(rows).toEqual([{ state: 'failed' }])
  })

  test('one press has one effect', async () => {
    const key = 'one-press-of-export'
    const answers = await Promise.all([1, 2].map(() => server.call('finance', exportOrderLines, {}, { key })))
    expect(new Set(answers.map((answer) => expectResult(answer).exportId)).size).toBe(1)
    expect(await countOf(server, 'order_export', 'true', [])).toBe(1)
  })
})
