import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctCostCentre } from '@sojourn/contract/admin/orders/order.calls'
import { getReport, getReportChoices, searchReportLines } from '@sojourn/contract/finance/report.calls'
import { measures, reportDays, type ReportGroup } from '@sojourn/contract/finance/report-words'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { figures } from '@sojourn/domain/finance/report/figures'
import { added } from '@sojourn/domain/finance/report/measure-line'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { recount } from '../bill/bill.testing'
import {
  differingMonths,
  linesOf,
  randomFlows,
  recountCoupons,
  recountOrders,
  reportOf,
  subsidiaryOf,
  sumOf,
  year,
} from './report.testing'

let server: TestServer
/** The department of a traveller that belongs to the second legal entity. */
let ofSubsidiary: { entityId: string; departmentId: string }
const finance = 'finance'

beforeAll(async () => {
  server = await openTestServer()
  ofSubsidiary = await subsidiaryOf(server, 'consultant@yuanxing.example')
  await randomFlows(server, 20_261_120, 28)
  await ticketedOrder(server, { who: 'finance', search: { date: '2027-03-30' } })
  await server.turn(2)
}, 240_000)
afterAll(() => server.close())

describe('[handbook 10.6] reports say what orders and the ledger say', () => {
  test('by product, to the fen', async () => {
    const orders = await recountOrders(server, 1)
    const { groups, now } = await reportOf(server, finance, { groupedBy: 'product' })
    expect(Object.fromEntries(filled(groups).map((group) => [group.key, figures.amount.value(group.now)]))).toEqual(orders)
    expect(now.company).toBe(await recount(server, 1, '2025-12-31T16:00:00Z', '2026-12-31T16:00:00Z'))
    expect(now.refunded).toBeGreaterThan(0)
    expect(now.changed).toBeGreaterThan(0)
  })

  test('tickets are coupons that were issued', async () => {
    const { now } = await reportOf(server, finance, { products: ['flight'] })
    expect(now.tickets).toBe(await recountCoupons(server, 1))
  })

  test('sums of months are those of their lines, and following again counts nothing twice', async () => {
    const before = await reportOf(server, finance)
    expect(await differingMonths(server)).toBe(0)
    await server.turn(3)
    await server.database.pool.query('DELETE FROM report_account')
    await server.turn(3)
    expect(await differingMonths(server)).toBe(0)
    expect((await reportOf(server, finance)).now).toEqual(before.now)
  })

  test('what was taken away is made anew from orders', async () => {
    const before = await reportOf(server, finance, { groupedBy: 'route' })
    await server.database.pool.query('TRUNCATE report_account, report_line, report_month')
    await server.turn(2)
    const after = await reportOf(server, finance, { groupedBy: 'route' })
    expect({ now: after.now, groups: after.groups }).toEqual({ now: before.now, groups: before.groups })
  })

  const groups: ReportGroup[] = [
    'department',
    'employee',
    'class',
    'discount',
    'carrier',
    'route',
    'tier',
    'advance',
    'reason',
    'product',
    'above',
    'aboveShare',
    'rail',
  ]
  test.each(groups)('parts by %s sum to the whole', async (groupedBy) => {
    const { now, groups: parts } = await reportOf(server, finance, { groupedBy })
    expect(added(filled(parts).map((part) => part.now))).toEqual(now)
  })

  test.each(reportDays)('the course by day of %s sums to the whole, whether months or days are asked', async (dateKind) => {
    const range = { from: '2026-01-01', to: '2027-12-31', dateKind }
    const { now, trend } = await reportOf(server, finance, range)
    expect(added(filled(trend).map((step) => step.now))).toEqual(now)
    const short = { dateKind, from: '2026-11-02', to: '2026-12-28' }
    const days = await reportOf(server, finance, short)
    const [first] = await linesOf(server, finance, short)
    expect(days.trend.length > 0).toBe(first !== undefined)
    expect(added(days.trend.map((step) => step.now))).toEqual(days.now)
  })
})

describe('every figure opens to its orders', () => {
  test.each<ReportGroup>([
    'department',
    'class',
    'discount',
    'carrier',
    'route',
    'advance',
    'reason',
    'product',
    'employee',
    'above',
    'rail',
  ])('by %s: the lines of each part sum to it', async (groupedBy) => {
    const { groups } = await reportOf(server, finance, { groupedBy })
    for (const { key, now } of filled(groups)) {
      const lines = await linesOf(server, finance, { groupedBy, key })
      for (const measure of measures) expect(sumOf(lines, measure), `${key} ${measure}`).toBe(now[measure])
    }
  })

  test('pages follow each other without loss, and a cursor that no page gave begins anew', async () => {
    const lines = await linesOf(server, finance)
    const whole = expectResult(await server.call(finance, searchReportLines, { ...year, size: 100 })).list
    expect(lines).toEqual(whole)
    expect(new Set(lines.map(({ orderNo, place }) => `${orderNo} ${place}`)).size).toBe(lines.length)
    const again = expectResult(await server.call(finance, searchReportLines, { ...year, size: 100, cursor: '2026-13-40~x~1' }))
    expect(again.list).toEqual(whole)
  })

  test('lines say who, where and in which class in the reader’s words', async () => {
    const page = await server.call(finance, searchReportLines, { ...year, products: ['flight'], size: 1 }, { language: 'en' })
    const [line] = expectResult(page).list
    expect(line).toMatchObject({ className: expect.stringMatching(/^Economy/), route: expect.stringContaining(' – ') })
    expect(line!.department).not.toBe('')
  })
})

describe('what narrows', () => {
  test.each(['flight', 'train', 'hotel'] as const)('product: %s', async (product) => {
    const { now } = await reportOf(server, finance, { products: [product] })
    const { groups } = await reportOf(server, finance, { groupedBy: 'product' })
    expect(now).toEqual(groups.find(({ key }) => key === product)?.now)
  })

  test('a department with all below it, cost centre, project, legal entity: parts of the whole', async () => {
    const whole = await reportOf(server, finance)
    const { departments, costCentres, entities } = expectResult(await server.call(finance, getReportChoices, {}))
    const byCentre = await Promise.all(costCentres.map(({ costCentreId }) => reportOf(server, finance, { costCentreId })))
    expect(added(byCentre.map(({ now }) => now))).toEqual(whole.now)
    const byEntity = await Promise.all(filled(entities).map(({ entityId }) => reportOf(server, finance, { entityId })))
    expect(added(byEntity.map(({ now }) => now))).toEqual(whole.now)
    const subsidiary = byEntity[entities.findIndex(({ entityId }) => entityId === ofSubsidiary.entityId)]!
    expect(subsidiary.now).toEqual((await reportOf(server, finance, { departmentId: ofSubsidiary.departmentId })).now)
    expect(subsidiary.now.tickets).toBeGreaterThan(0)
    const tops = filled(departments.filter(({ depth }) => depth === 0))
    const byTop = await Promise.all(tops.map(({ departmentId }) => reportOf(server, finance, { departmentId })))
    expect(added(byTop.map(({ now }) => now))).toEqual(whole.now)
    expect((await reportOf(server, finance, { projectCode: 'nowhere' })).now.tickets).toBe(0)
  })

  test('a corrected cost centre is followed', async () => {
    const [line] = await linesOf(server, finance, { products: ['flight'], having: 'tickets' })
    const { costCentres } = expectResult(await server.call(finance, getReportChoices, {}))
    const { rows } = await server.database.pool.query<{ cost_centre_id: string }>(
      'SELECT cost_centre_id FROM report_line WHERE order_no = $1',
      [line!.orderNo],
    )
    const before = rows[0]!.cost_centre_id
    const other = costCentres.find(({ costCentreId }) => costCentreId !== before)!.costCentreId
    const numbersThere = async () => (await linesOf(server, finance, { costCentreId: other })).map(({ orderNo }) => orderNo)
    expect(await numbersThere()).not.toContain(line!.orderNo)
    const asked = { orderNo: line!.orderNo, position: 0, before, costCentreId: other, reason: '部门调整' }
    expectResult(await server.call(finance, correctCostCentre, asked))
    await server.turn(2)
    expect(await numbersThere()).toContain(line!.orderNo)
    expect(await differingMonths(server)).toBe(0)
  })

  test.each([
    ['2026-11-02', '2026-11-01'],
    ['2020-01-01', '2026-11-01'],
  ])('days from %s to %s are refused', async (from, to) => {
    const code = problems.reportDaysInvalid.code
    expect(await server.call(finance, getReport, { from, to, groupedBy: 'class' })).toMatchObject({ success: false, code })
    expect(await server.call(finance, searchReportLines, { from, to })).toMatchObject({ success: false, code })
  })
})

describe('who reads', () => {
  test('people without a role read nothing, agents neither', async () => {
    const refused = { success: false, code: problems.forbidden.code }
    expect(await server.call('employee', getReport, { ...year, groupedBy: 'class' })).toMatchObject(refused)
    expect(await server.call('employee', searchReportLines, year)).toMatchObject(refused)
    expect(await server.call('employee', getReportChoices, {})).toMatchObject(refused)
  })

  test('another company reads its own', async () => {
    expect((await reportOf(server, 'finance@beichen.example')).now.tickets).toBe(0)
    expect(await linesOf(server, 'finance@beichen.example')).toEqual([])
  })

  test('whoever looks after a department reads it and what is below it', async () => {
    const { rows } = await server.database.pool.query<{ department_id: string; tickets: number }>(
      `SELECT department_id, sum(tickets)::integer AS tickets FROM report_line WHERE enterprise_id = 1 GROUP BY 1 ORDER BY 2 DESC`,
    )
    const { department_id: departmentId, tickets } = filled(rows)[0]!
    await server.database.pool.query(
      `INSERT INTO role_grant (enterprise_id, grant_id, employee_id, role, department_id, given_at, given_by)
       VALUES (1, gen_random_uuid(), '1-manager', 'departmentAdministrator', $1, now(), 'test')`,
      [departmentId],
    )
    await server.database.pool.query(
      "UPDATE employee SET permissions = permissions || '{readOrders}' WHERE enterprise_id = 1 AND employee_id = '1-manager'",
    )
    const own = await reportOf(server, 'manager')
    expect(own.now.tickets).toBe(tickets)
    expect(own.now.tickets).toBeLessThan((await reportOf(server, finance)).now.tickets)
    expect(sumOf(await linesOf(server, 'manager'), 'tickets')).toBe(tickets)
    const others = expectResult(await server.call(finance, getReportChoices, {})).departments
    const foreign = filled(others.filter((one) => one.departmentId !== departmentId)).at(-1)!
    expect((await reportOf(server, 'manager', { departmentId: foreign.departmentId })).now.tickets).toBe(0)
    expect(await linesOf(server, 'manager', { groupedBy: 'department', key: foreign.departmentId })).toEqual([])
  })
})

test('beside the days before: what was sold a year ago stands there', async () => {
  await server.database.pool.query(
    `UPDATE orders SET transacted_at = transacted_at - interval '1 year' WHERE enterprise_id = 1 AND product = 5 AND transacted_at IS NOT NULL`,
  )
  await server.database.pool.query('TRUNCATE report_account, report_line, report_month')
  await server.turn(2)
  const { now, before, beforeFrom, beforeTo, groups } = await reportOf(server, finance, {
    products: ['train'],
    groupedBy: 'class',
  })
  expect([beforeFrom, beforeTo]).toEqual(['2025-01-01', '2025-12-31'])
  expect(now.tickets).toBe(0)
  expect(before.tickets).toBeGreaterThan(0)
  expect(added(groups.map((group) => group.before))).toEqual(before)
})
