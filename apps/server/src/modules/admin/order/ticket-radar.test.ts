import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchUnusedTickets } from '@sojourn/contract/admin/orders/order.calls'
import { exportUnusedTickets } from '@sojourn/contract/admin/orders/order-export.calls'
import { ticketDivisions, type TicketDivision } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays } from '@sojourn/domain/kit/local-date'
import { readXlsx } from 'hucre/xlsx'
import { approveEveryAmount, ticketedOrder } from '../../../testing/after-sales'
import { approvedApplication, plannedLine } from '../../../testing/applications'
import { expectResult, type Wanted } from '../../../testing/flights'
import { give, newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
const day = 24 * 60
const today = (): string => server.context.clock.now().toISOString().slice(0, 10)

/** A flight of the nth airline that has a seat within the standard. */
const ofAirline =
  (prefix: string): Wanted =>
  (flight, fare) =>
    flight.carrier === prefix && fare.verdict !== 'forbidden'

beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
  for (const [who, airline, days] of [
    ['employee', 'CA', 2],
    ['employee', 'MU', 3],
    ['manager', 'MU', 3],
  ] as const)
    await ticketedOrder(server, { who, search: { date: addDays(today(), days) }, wanted: ofAirline(airline), remark: '#NOSHOW' })
  await server.turn(35 * day)
  await ticketedOrder(server, { search: { date: addDays(today(), 2) }, wanted: ofAirline('CA'), remark: '#NOSHOW' })
  await server.turn(5 * day)
  await server.database.pool.query(`UPDATE ticket SET coupons = '[{"segment": 0, "state": 0}]'`)
  const [startDate, endDate] = [addDays(today(), 20), addDays(today(), 22)]
  await approvedApplication(server, 'employee', { lines: [plannedLine({ startDate, endDate })], startDate, endDate })
}, 180_000)
afterAll(() => server.close())

const asked = async (request: RequestOf<typeof searchUnusedTickets> = {}, who = 'finance') =>
  expectResult(await server.call(who, searchUnusedTickets, { size: 100, ...request }))

interface Counted extends Record<TicketDivision, string> {
  value: number
  planned: boolean
}

/** The same tickets read apart from the product, straight from what was kept. */
async function countedAgain(): Promise<Counted[]> {
  const { rows } = await server.database.pool.query<Counted>(
    `SELECT to_char((ticket.issued_at AT TIME ZONE 'Asia/Shanghai') + interval '1 year', 'YYYY-MM') AS month, s.body ->> 'carrier' AS carrier,
       t.employee_id AS person, (s.worths ->> t.position::text)::integer AS value, t.employee_id = '1-employee' AS planned
     FROM ticket JOIN order_segment s ON s.enterprise_id = ticket.enterprise_id AND s.order_no = ticket.order_no
     JOIN order_traveller t ON t.enterprise_id = ticket.enterprise_id AND t.order_no = ticket.order_no AND t.position = ticket.traveller`,
  )
  return rows
}

function sumsOf(tickets: readonly Counted[], by: TicketDivision) {
  const keys = [...new Set(tickets.map((ticket) => ticket[by]))].toSorted()
  return keys.map((key) => {
    const own = tickets.filter((ticket) => ticket[by] === key)
    return {
      key,
      count: own.length,
      value: own.reduce((sum, { value }) => sum + value, 0),
      planned: own.filter(({ planned }) => planned).length,
    }
  })
}

test('by month of expiry, airline and person, alone and together, as counted again ticket by ticket', async () => {
  const tickets = await countedAgain()
  expect(ticketDivisions.map((by) => sumsOf(tickets, by).length)).toEqual([2, 2, 2])
  const narrowings = [undefined, ...tickets].flatMap((ticket) =>
    [[], ['month'], ['carrier'], ['person'], ['month', 'carrier'], [...ticketDivisions]].map((chosen) =>
      Object.fromEntries(chosen.map((by) => [by, ticket?.[by as TicketDivision] ?? 'none'])),
    ),
  )
  for (const narrowing of narrowings.filter(({ month }) => month !== 'none')) {
    const among = (except?: string) =>
      tickets.filter((ticket) =>
        Object.entries(narrowing).every(([by, key]) => by === except || ticket[by as TicketDivision] === key),
      )
    const { list, count, atRisk, parts } = await asked(narrowing)
    expect([list.length, count]).toEqual([among().length, among().length])
    expect(atRisk).toBe(among().reduce((sum, { value }) => sum + value, 0))
    for (const by of ticketDivisions) {
      const told = parts[by].map(({ name: _name, ...part }) => part).toSorted((a, b) => (a.key < b.key ? -1 : 1))
      expect(told).toEqual(sumsOf(among(by), by))
    }
  }
})

test('parts are called in the reader’s words, and of a company’s own tickets alone', async () => {
  const { parts } = await asked()
  expect(parts.carrier.map(({ name }) => name).toSorted()).toEqual(['东航', '国航'])
  expect(parts.person.map(({ name }) => name)).toContain('林晓雯')
  expect((await asked({}, 'finance@beichen.example')).parts).toEqual({ month: [], carrier: [], person: [] })
})

/** The rows of the file that somebody asks for. */
async function fileOf(request: RequestOf<typeof exportUnusedTickets>, who = 'finance') {
  const { exportId } = expectResult(await server.call(who, exportUnusedTickets, { ...request, columns: ['orderNo'] }))
  await server.context.drainJobs()
  const { rawPayload } = await server.app.inject({
    method: 'GET',
    url: `/api/Manage/DownloadOrderExport?exportId=${exportId}`,
    headers: { cookie: await server.cookieOf(who), 'sec-fetch-mode': 'navigate' },
  })
  return (await readXlsx(rawPayload)).sheets[0]!.rows
}

test('a file holds what is narrowed to, and says by what', async () => {
  const [first] = await countedAgain()
  const { month, carrier, person } = first!
  const request = { month, carrier, person }
  const { count } = await asked(request)
  const rows = await fileOf(request)
  expect(rows).toHaveLength(3 + count)
  const said = [
    `到期月份 ${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    `航空公司 ${carrier === 'CA' ? '国航' : '东航'}`,
    `持票人 ${person === '1-employee' ? '林晓雯' : '陈伟'}`,
  ]
  for (const words of said) expect(String(rows[1]![0])).toContain(words)
})

test('a file names nobody whom its reader may not see', async () => {
  const departmentId = await newDepartment(server, '西南区')
  await give(server, '1-manager', 'departmentAdministrator', { departmentId })
  const rows = await fileOf({ person: '1-employee', carrier: 'CA', departmentId: 'sales' }, 'manager')
  expect(rows.slice(1).map(([first]) => first)).toEqual(['筛选条件：无', '订单号'])
})

test('a month that is none is refused', async () => {
  expect(await server.call('finance', searchUnusedTickets, { month: '2027-13' })).toMatchObject({ success: false, status: 400 })
})
