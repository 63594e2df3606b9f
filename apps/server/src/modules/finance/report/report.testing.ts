import { products } from '@sojourn/contract/booking/codes'
import { getReport, searchReportLines } from '@sojourn/contract/finance/report.calls'
import { measures, type Measures } from '@sojourn/contract/finance/report-words'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays } from '@sojourn/domain/kit/local-date'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { confirmedStay } from '../../../testing/hotels'
import type { TestServer } from '../../../testing/server'
import { refundTrain, ticketedTrain, ticketsOf } from '../../../testing/trains'

export const year = { from: '2026-01-01', to: '2026-12-31' }

export const reportOf = async (server: TestServer, who: string, request: Partial<RequestOf<typeof getReport>> = {}) =>
  expectResult(await server.call(who, getReport, { ...year, groupedBy: 'department', ...request }))

/** All lines behind a figure, page by page. */
export async function linesOf(server: TestServer, who: string, request: Partial<RequestOf<typeof searchReportLines>> = {}) {
  const lines = []
  let cursor: string | undefined
  do {
    const page = expectResult(
      await server.call(who, searchReportLines, { ...year, size: 4, ...request, ...(cursor && { cursor }) }),
    )
    lines.push(...page.list)
    cursor = page.next
  } while (cursor)
  return lines
}

/** A generator of whole numbers below a bound that begins alike each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const cities = [
  ['PEK', 'SHA'],
  ['CAN', 'CSX'],
  ['SHA', 'CAN'],
] as const

/** Orders booked, changed, given back, failed and left unpaid, as chance has it; the same for a seed. */
export async function randomFlows(server: TestServer, seed: number, count: number): Promise<void> {
  const below = numbers(seed)
  for (let turn = 0; turn < count; turn++) {
    const date = `2027-0${1 + (turn % 3)}-${String(1 + turn).padStart(2, '0')}`
    await flows[below(flows.length)]!(server, date, below, turn)
    await server.turn(below(30))
  }
}

/** Each turn has days of its own, so that nobody is in two places. */
type Flow = (server: TestServer, date: string, below: (bound: number) => number, turn: number) => Promise<unknown>

const trip: Flow = async (server, date, below) => {
  const [depart, arrive] = cities[below(cities.length)]!
  const who = below(2) === 0 ? 'employee' : 'consultant'
  const back = below(3) === 0 ? { returnDate: addDays(date, 2) } : {}
  const search = { depart, arrive, date, ...(depart === 'PEK' && back) }
  return { who, order: await ticketedOrder(server, { who, search, insured: below(3) === 0 }) }
}
/** One night. */
const stayOf = (turn: number) => ({ checkIn: addDays('2026-11-21', turn), checkOut: addDays('2026-11-22', turn) })

const flows: readonly Flow[] = [
  trip,
  trip,
  async (server, date, below) => {
    const order = await ticketedOrder(server, { search: { date } })
    const coupons = couponsOf(order)
    await refund(server, order.orderNo, coupons.slice(0, 1 + below(coupons.length)))
  },
  async (server, date) => {
    const order = await ticketedOrder(server, { search: { date } })
    await change(server, order.orderNo, couponsOf(order), addDays(date, 90))
  },
  (server, date) => ticketedOrder(server, { search: { date }, remark: '#ISSUE_FAIL' }),
  async (server, date) => {
    const tempOrderNo = await saveDraft(server, 'employee', { date })
    const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
    expectResult(await server.call('employee', createFlightOrder, request))
  },
  async (server, _date, below, turn) => {
    const order = await ticketedTrain(server, { search: { date: addDays('2026-11-21', turn % 13) } })
    if (below(2) === 0) await refundTrain(server, order.orderNo, ticketsOf(order))
  },
  (server, _date, _below, turn) => confirmedStay(server, 'employee', stayOf(turn)),
]

/** What orders and their prices say, counted without the report: by product, what was paid and taken less what came back, with their issue or later. */
export async function recountOrders(server: TestServer, enterpriseId: number): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ product: CodeOf<typeof products>; amount: number }>(
    `SELECT product, sum(CASE kind WHEN 'refund' THEN -total ELSE total END - coalesce(back.amount, 0))::bigint AS amount FROM orders
     LEFT JOIN LATERAL (
       SELECT sum(l.amount) AS amount FROM ledger_entry l WHERE l.enterprise_id = orders.enterprise_id AND l.order_no = orders.order_no
         AND l.paid_order_no = l.order_no AND l.kind IN ('refund', 'capture') AND l.account IN ('supplier.payable', 'revenue.returnedFees')) AS back ON true
     WHERE enterprise_id = $1 AND transacted_at IS NOT NULL AND travel_type = 1 GROUP BY product`,
    [enterpriseId],
  )
  return Object.fromEntries(rows.map(({ product, amount }) => [products.word(product), amount]))
}

/** Coupons of flights that were ever issued for bookings: one for each traveller and flight. */
export async function recountCoupons(server: TestServer, enterpriseId: number): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ticket t JOIN orders o ON o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no
     CROSS JOIN LATERAL jsonb_array_elements(t.coupons)
     WHERE t.enterprise_id = $1 AND o.kind = 'booking' AND o.product = 1 AND o.travel_type = 1`,
    [enterpriseId],
  )
  return rows[0]!.count
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Months whose sums are not those of their lines. */
export async function differingMonths(server: TestServer): Promise<number> {
  const sums = measures.map((name) => `sum(${columnOf(name)}) AS ${columnOf(name)}`).join(', ')
  const keys = `('department', department_id), ('class', class_key), ('discount', discount_band), ('carrier', carrier), ('route', route), ('tier', tier),
    ('advance', advance_band), ('reason', reason), ('above', above), ('aboveShare', above_share), ('rail', rail_hours)`
  const columns = `enterprise_id, day_kind, grouped, month, product, entity_id, key, ${measures.map(columnOf).join(', ')}`
  const { rows } = await server.database.pool.query<{ count: number }>(
    `WITH counted AS (
       SELECT enterprise_id, days.kind AS day_kind, keys.grouped, date_trunc('month', days.day)::date AS month, product, entity_id, keys.key, ${sums}
       FROM report_line CROSS JOIN LATERAL (VALUES ('booked', booked_day), ('issued', issued_day), ('travel', travel_day)) AS days(kind, day)
       CROSS JOIN LATERAL (VALUES ${keys}) AS keys(grouped, key)
       GROUP BY 1, 2, 3, 4, 5, 6, 7
     )
     SELECT count(*)::integer AS count FROM (
       (SELECT ${columns} FROM counted EXCEPT SELECT ${columns} FROM report_month)
       UNION ALL (SELECT ${columns} FROM report_month EXCEPT SELECT ${columns} FROM counted)) AS differing`,
  )
  return rows[0]!.count
}

export const sumOf = (lines: readonly { sums: Measures }[], measure: keyof Measures): number =>
  lines.reduce((total, { sums }) => total + sums[measure], 0)

/** Gives the department of somebody to the company's second legal entity. */
export async function subsidiaryOf(server: TestServer, email: string): Promise<{ entityId: string; departmentId: string }> {
  const { rows } = await server.database.pool.query<{ entityId: string; departmentId: string }>(
    `UPDATE legal_entity SET department_ids = ARRAY[e.department_id] FROM employee e
     WHERE legal_entity.enterprise_id = 1 AND NOT is_default AND e.enterprise_id = 1 AND e.email = $1
     RETURNING entity_id AS "entityId", e.department_id AS "departmentId"`,
    [email],
  )
  return rows[0]!
}
