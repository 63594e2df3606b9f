import { readXlsx } from 'hucre/xlsx'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listNames, type ListName } from '@sojourn/contract/admin/list-words'
import { login } from '@sojourn/contract/access/session.calls'
import { openIncident } from '@sojourn/contract/admin/orders/incident.calls'
import { exportList, getOrderExports } from '@sojourn/contract/admin/orders/order-export.calls'
import { searchTrips } from '@sojourn/contract/admin/orders/order.calls'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { itemsOfPage, plainListFile } from './booking/list-file/list-file'
import { listFiles } from './list-files'
import { runExport } from './admin/order/run-export'
import { demoPassword } from '../seed/seed'
import { refusedAs } from '../testing/approvals'
import { orderCar } from '../testing/cars'
import { countOf } from '../testing/database/rows'
import { expectResult } from '../testing/flights'
import { incidentOf } from '../testing/incidents'
import { give, newDepartment } from '../testing/people'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const orderNo = await orderCar(server, 'employee')
  await tripsLike(orderNo, 25)
  expectResult(await server.call(null, login, { account: 'employee@yuanxing.example', password: demoPassword }))
  await newDepartment(server, '记录在案')
  expectResult(await server.call('admin', openIncident, incidentOf('2026-12-09')))
})
afterAll(() => server.close())
beforeEach(() => server.database.pool.query("DELETE FROM order_export; DELETE FROM job WHERE kind = 'order.export'"))

interface Asked {
  search?: object
  narrowedBy?: string[]
  who?: string
}

async function rowsOf(list: ListName, { search = {}, narrowedBy = [], who = 'admin' }: Asked = {}) {
  const { exportId } = expectResult(
    await server.call(who, exportList, { list, search: search as Record<string, unknown>, narrowedBy }),
  )
  await server.context.drainJobs()
  const answer = await take(exportId, who)
  expect(answer.statusCode).toBe(200)
  return (await readXlsx(answer.rawPayload)).sheets[0]!.rows
}
const take = async (exportId: string, who: string) => {
  const headers = { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' }
  return server.app.inject({ method: 'GET', url: `/api/Manage/DownloadOrderExport?exportId=${exportId}`, headers })
}
/** Trips of one order each, of which the first page of the list holds twenty. */
async function tripsLike(orderNo: string, count: number): Promise<void> {
  const { pool } = server.database
  for (const table of ['orders', 'order_traveller']) {
    const { rows } = await pool.query<{ names: string }>(
      `SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    )
    const { names } = rows[0]!
    await pool.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM (SELECT (jsonb_populate_record(o,
         jsonb_build_object('order_no', 'many-' || n, 'travel_order_no', 'T-many-' || n))).*
       FROM ${table} o, generate_series(1, $2::integer) n WHERE o.order_no = $1) AS made`,
      [orderNo, count],
    )
  }
}
/** What of an item stands in its line as its list says it. */
const cellOf: Record<Exclude<ListName, 'audit'>, (item: Record<string, string>) => string | number | undefined> = {
  people: ({ number }) => number,
  accounts: ({ mail }) => mail,
  signIns: ({ address }) => address,
  guests: ({ name }) => name,
  arrangers: ({ number }) => number,
  log: ({ name }) => name,
  trips: ({ name }) => name,
  whereabouts: ({ orderNo }) => orderNo,
  incidents: ({ title }) => title,
  budgets: ({ name }) => name,
  costCentres: ({ code }) => code,
  projects: ({ code }) => code,
  legalEntities: ({ taxNumber }) => taxNumber,
  notices: ({ title }) => title,
}
/** People of a department of their own, with a number each. */
async function employ(departmentId: string, count: number): Promise<void> {
  await server.database.pool.query(
    `INSERT INTO employee SELECT (jsonb_populate_record(e, jsonb_build_object(
       'employee_id', '1-many-' || n, 'number', 'M' || lpad(n::text, 6, '0'), 'department_id', $1::text,
       'mail', 'many' || n || '@yuanxing.example', 'login_hash', 'many-' || n, 'mail_hash', 'many-' || n, 'mobile_hash', 'mobile-' || n))).*
     FROM employee e, generate_series(1, $2::integer) n WHERE e.employee_id = '1-employee'`,
    [departmentId, count],
  )
}

describe('[S2.43] a file of a list of the console', () => {
  test.each(listNames)('of %s has heads, and a line at least for each that its call lists', async (list) => {
    const search = list === 'signIns' ? { employeeId: '1-employee' } : {}
    const { list: items } = expectResult(await server.call('admin', listFiles[list].call, search)) as { list: object[] }
    const rows = await rowsOf(list, { search })
    const heads = rows[2]!
    expect(heads.length).toBeGreaterThan(3)
    expect(heads).not.toContain(undefined)
    expect(items.length).toBeGreaterThan(0)
    expect(rows.length - 3).toBeGreaterThanOrEqual(items.length)
    // The audit notes the file itself.
    if (list !== 'audit') expect(rows[3]).toContain(cellOf[list](items[0] as never))
  })

  test('names who made it and the filters, and says figures and moments as such', async () => {
    const rows = await rowsOf('people', { search: { keyword: '林晓雯' }, narrowedBy: ['关键词“林晓雯”', '销售部'] })
    expect(rows[1]![0]).toBe('筛选条件：关键词“林晓雯”；销售部')
    expect(rows.slice(3)).toHaveLength(1)
    expect(rows[3]).toContain('林晓雯')
    expect(rows[3]!.join()).not.toMatch(/1\d{10}/)
    expect((await rowsOf('audit'))[3]![0]).toBeInstanceOf(Date)
  })

  test('leaves nothing behind of whom it was asked about, nor what its list does not know', async () => {
    const search = { keyword: '13800000001', departmentId: 'sales', mobile: '13800000002' }
    const rows = await rowsOf('people', { search, narrowedBy: ['13800000001'] })
    expect(rows[1]![0]).toContain('13800000001')
    await rowsOf('audit', { search: { person: '林晓雯' } })
    const { rows: kept } = await server.database.pool.query<{ words: string }>(
      `SELECT body::text AS words FROM order_export
       UNION ALL SELECT what FROM audit_entry WHERE kind = 'exported' AND what LIKE '%DownloadOrderExport%'`,
    )
    const words = kept.map((each) => each.words).join(' ')
    expect(words).toContain('"departmentId":"sales"')
    expect(words).not.toMatch(/1380000000|林晓雯/)
  })

  test('holds every row, page by page: a few statements for each, and no row twice', async () => {
    const departmentId = await newDepartment(server, '人数众多')
    const search = { departmentId, sort: 'number' }
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    await rowsOf('people', { search })
    const ofNone = asked.mock.calls.length
    const people = itemsOfPage * 5 + 7
    await employ(departmentId, people)
    asked.mockClear()
    const rows = await rowsOf('people', { search })
    const ofAll = asked.mock.calls.length
    asked.mockRestore()
    // Of a page: its people, the scope, the fields, the progress, the hold, each within a transaction.
    expect(ofNone).toBeGreaterThan(10)
    expect((ofAll - ofNone) / 5).toBeLessThan(10)
    expect(rows.slice(3).map((row) => row[1])).toEqual(
      Array.from({ length: people }, (_, index) => `M${String(index + 1).padStart(6, '0')}`),
    )
  })
})

test('of trips no more are read at once than a page of the list shows: each takes statements of its own', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const rows = await rowsOf('trips')
  const limits = asked.mock.calls.flatMap(([query]) => {
    const { text = '' } = query as { text?: string }
    return /looked\.order_no DESC LIMIT (\d+)/.exec(text)?.[1] ?? []
  })
  asked.mockRestore()
  expect(limits).toEqual(['21', '21'])
  const { list, next } = expectResult(await server.call('admin', searchTrips, {}))
  const others = expectResult(await server.call('admin', searchTrips, { cursor: next! })).list
  expect(others.length).toBeGreaterThan(0)
  expect(rows.slice(3).map(([name]) => name)).toEqual([...list, ...others].map(({ name }) => name))
})

test('a page of a list is read when the one before is written, and never a second time', async () => {
  const pages = 6
  const exportId = '018f0000-0000-7000-8000-000000000001'
  /** Each page with how many lines were written when it was read. */
  const read: (readonly [page: number, written: number])[] = []
  const file = plainListFile<{ at: number }>({
    name: () => 'pages',
    call: searchPeople,
    read: async (_context, _actor, request) => {
      const { cursor = '0', size } = request as { cursor?: string; size: number }
      const at = Number(cursor)
      const { rows } = await server.database.pool.query<{ lines: number }>('SELECT lines FROM order_export')
      read.push([at, rows[0]!.lines])
      const list = Array.from({ length: size }, (_, index) => ({ at: at * size + index }))
      return { list, ...(at + 1 < pages && { next: String(at + 1) }) }
    },
    columns: () => [{ head: 'at', shows: 'count', value: ({ at }) => at }],
  })
  await server.database.pool.query(
    `INSERT INTO order_export (enterprise_id, export_id, employee_id, what, body, state, asked_at)
     VALUES (1, $1, '1-admin', 'people', '{"search": {}, "columns": [], "language": "zh-CN"}', 'running', $2)`,
    [exportId, server.context.clock.now()],
  )
  const job = {
    id: '018f0000-0000-7000-8000-0000000000ff',
    kind: 'order.export',
    enterpriseId: 1,
    payload: { exportId },
    attempts: 1,
  }
  await runExport(server.context, job, { people: file })
  expect(read).toEqual(Array.from({ length: pages }, (_, page) => [page, page * itemsOfPage]))
  const { list } = expectResult(await server.call('admin', getOrderExports, {}))
  expect(list[0]).toMatchObject({ state: 'done', lines: pages * itemsOfPage })
})

describe('[S2.43] a file of a list is refused', () => {
  test.each(listNames)('of %s to who has no role', async (list) => {
    expect(
      await server.call('employee', exportList, { list, search: list === 'signIns' ? { employeeId: '1-employee' } : {} }),
    ).toMatchObject(refusedAs('forbidden'))
  })

  test('where its words are not those of the list', async () => {
    expect(await server.call('admin', exportList, { list: 'people', search: { state: 'nowhere' } })).toMatchObject(
      refusedAs('badRequest'),
    )
    expect(await countOf(server, 'order_export', 'true', [])).toBe(0)
  })

  test('of whom the role was taken from meanwhile, and is taken by nobody else', async () => {
    const departmentId = await newDepartment(server, '只看此处')
    await give(server, '1-manager', 'departmentAdministrator', { departmentId })
    const rows = await rowsOf('people', { who: 'manager' })
    const { list } = expectResult(await server.call('manager', searchPeople, {}))
    expect(rows.length - 3).toBe(list.length)
    const { exportId } = expectResult(await server.call('manager', exportList, { list: 'people', search: {} }))
    await server.database.pool.query("DELETE FROM role_grant WHERE employee_id = '1-manager'")
    await server.context.drainJobs()
    expect((await take(exportId, 'admin')).statusCode).toBe(404)
    const { list: files } = expectResult(await server.call('manager', getOrderExports, {}))
    expect(files.find((file) => file.exportId === exportId)).toMatchObject({ state: 'failed', failure: 'broken' })
  })
})
