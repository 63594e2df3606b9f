import { asOwner } from './database'
import type { BenchServer } from './server'

export const people = 20_000
/** A tree of twenty divisions with twenty teams each. */
export const divisions = 20
const teams = 20
const costCentres = 200
export const divisionOf = (number: number): string => `division-${number}`
export const teamOf = (number: number): string => `team-${number}`
export const costCentreOf = (number: number): string => `cc-${number}`
/** An order of three years ago and of yesterday, by its number. */
export const orderNoOf = (number: number): string => `F${String(number).padStart(10, '0')}`
/** A name that twelve people have. */
export const nameOf = (number: number): string => `张明${number % 1_700}`

/** Over which orders are spread, unless somebody asks for other days. */
const threeYears = 1_095

/**
 * The company of the demonstration with 20,000 people and so many orders over three years or other days: seven in ten flights, two stays and one ride, each
 * with its segment, one in twenty out of policy, one in thirty a refund, one in fifty booked by the agency; the newest two thousand wait.
 */
export async function fillCompany(server: BenchServer, orders: number, days = threeYears): Promise<void> {
  await asOwner(server, async (client) => {
    for (const statement of organisation) await client.query(statement)
    for (const statement of orderRows) await client.query(statement.replaceAll(`${threeYears} days`, `${days} days`), [orders])
    // As the database itself has done long since with what is years old.
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  })
}

const named = (name: string): string => `jsonb_build_object('zh-CN', ${name}, 'zh-TW', ${name}, 'en', ${name})`

const organisation = [
  `INSERT INTO department (enterprise_id, department_id, name)
   SELECT 1, 'division-' || n, ${named("'事业部' || n")} FROM generate_series(0, ${divisions - 1}) n`,
  `INSERT INTO department (enterprise_id, department_id, parent_id, name)
   SELECT 1, 'team-' || n, 'division-' || n / ${teams}, ${named("'团队' || n")} FROM generate_series(0, ${divisions * teams - 1}) n`,
  `INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name)
   SELECT 1, 'cc-' || n, 'CC' || (10000 + n), ${named("'成本中心' || n")} FROM generate_series(0, ${costCentres - 1}) n`,
  `INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, language, department_id, grade_id,
     manager_id, cost_centre_id, permissions, password_hash, number)
   SELECT 1, 'p' || n, '张明' || n % 1700, 'zhang ming' || n % 1700, mobile_cipher, 'p' || n || '@yuanxing.example', language,
     'team-' || n % ${divisions * teams}, 'P' || 1 + n % 3, manager_id, 'cc-' || n % ${costCentres}, '{book}', password_hash, 'YX' || lpad(n::text, 6, '0')
   FROM employee, generate_series(0, ${people - 1}) n WHERE enterprise_id = 1 AND employee_id = '1-employee'`,
]

const createdAt = `timestamptz '2026-11-20 00:00Z' - ($1::integer - n) * (interval '${threeYears} days' / $1::integer)`
const departAt = `(${createdAt} + interval '9 days')`
const isWaiting = `n > $1::integer - least(2000, $1::integer / 10)`
/** Whose order it is; spread over the company, and each with another booker than traveller now and then. */
const traveller = `(n::bigint * 7919 % ${people})`
const booker = `CASE WHEN n % 8 = 0 THEN (n::bigint * 104729 % ${people}) ELSE ${traveller} END`
const product = `CASE WHEN n % 10 < 7 THEN 1 WHEN n % 10 < 9 THEN 3 ELSE 5 END`
const kind = `CASE WHEN n % 30 = 29 THEN 'refund' ELSE 'booking' END`
const orderNo = `'F' || lpad(n::text, 10, '0')`
const numbered = 'FROM generate_series(1, $1::integer) AS n'
const fare = '(60000 + n * 37 % 140000)'

/** Between twelve cities. */
const airport = (number: string): string =>
  `(ARRAY['PEK','SHA','CAN','CTU','SZX','XIY','KMG','HGH','NKG','WUH','CSX','XMN'])[1 + (${number}) % 12]`

const flight = `jsonb_build_object('version', 2, 'journey', 0, 'flightKey', 'MU5101-20261120-PEKSHA', 'flightNo', 'MU' || 5100 + n % 90, 'carrier', (ARRAY['MU','CA','CZ','HU','ZH','MF','3U','SC','HO','FM'])[1 + n % 10],
  'departAirport', ${airport('n')}, 'departTerminal', 'T2', 'departDate', '2026-11-20', 'departTime', '08:00', 'arriveAirport', ${airport('n / 12 + 5')}, 'arriveTerminal', 'T2',
  'arriveTime', '10:15', 'spanDays', 0, 'durationMinutes', 135, 'distanceKm', 1076, 'aircraft', '333', 'meal', 'snack', 'onTimeRate', 90,
  'buildFee', 5000, 'fuelFee', 1000, 'childFuelFee', 500, 'fullFare', 180000,
  'fare', jsonb_build_object('fareKey', 'k', 'bookingClass', 'V', 'cabin', 'Y', 'fareType', 'published', 'ticketPrice', ${fare}, 'fullFare', 180000,
    'discount', 60, 'ruleTier', 'T3', 'baggageKg', 20),
  'charges', jsonb_build_object('0', jsonb_build_object('ticketPrice', ${fare}, 'buildFee', 5000, 'fuelFee', 1000)))`
const stay = `jsonb_build_object('version', 2, 'cityId', 224, 'hotelName', ${named("'酒店' || n % 400")}, 'roomName', ${named("'高级大床房'")},
  'checkIn', '2026-11-20', 'checkOut', '2026-11-21', 'checkInFrom', '14:00', 'checkOutUntil', '12:00', 'rooms', 1, 'totalPrice', ${fare})`
const ride = `jsonb_build_object('version', 2, 'trainKey', 'k', 'trainNo', 'G' || n % 900, 'trainType', 'G', 'departStation', 'VNP', 'arriveStation', 'AOH',
  'departDate', '2026-11-20', 'departTime', '08:00', 'arriveTime', '12:28', 'spanDays', 0, 'rideMinutes', 268, 'distanceKm', 1318, 'seatClass', 'O',
  'fare', ${fare})`

/** $1 orders. */
const orderRows = [
  `INSERT INTO orders (enterprise_id, order_no, kind, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
     depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at, created_at,
     updated_at, transacted_at, agent_name)
   SELECT 1, ${orderNo}, ${kind}, ${product}, CASE ${product} WHEN 1 THEN 'flight' WHEN 3 THEN 'hotel' ELSE 'rail' END,
     CASE WHEN ${isWaiting} THEN CASE n % 2 WHEN 0 THEN 1100 ELSE 20 END WHEN n % 17 = 0 THEN 1211 WHEN n % 30 = 29 THEN 1811 ELSE 1990 END, 1, 0, 4,
     'p' || ${booker}, 't', ${named("'MU5101 北京首都 → 上海虹桥'")}, ${departAt}, ${departAt} + interval '2 hours', 'CNY', ${fare} + 7000,
     jsonb_build_array(jsonb_build_object('kind', 'fare', 'unit', ${fare}, 'count', 1, 'amount', ${fare}),
       jsonb_build_object('kind', 'buildFee', 'unit', 5000, 'count', 1, 'amount', 5000), jsonb_build_object('kind', 'fuelFee', 'unit', 1000, 'count', 1, 'amount', 1000),
       jsonb_build_object('kind', 'serviceFee', 'unit', 1000, 'count', 1, 'amount', 1000)),
     CASE WHEN n % 20 = 7 THEN 'approval' ELSE 'within' END, '[]', '{}', '', ${createdAt} + interval '30 minutes', ${createdAt}, ${createdAt},
     CASE WHEN ${isWaiting} OR n % 17 = 0 THEN NULL ELSE ${createdAt} + interval '1 hour' END, CASE WHEN n % 50 = 3 THEN '客服' END
   ${numbered}`,
  `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
     credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at, product, kind, verdict,
     total, by_agent, booked_from)
   SELECT 1, ${orderNo}, 0, 'p' || ${traveller}, 'team-' || ${traveller} % ${divisions * teams}, '张明' || ${traveller} % 1700, 1, '', '', '',
     jsonb_build_object('id', 'cc-' || ${traveller} % ${costCentres}, 'code', 'CC' || 10000 + ${traveller} % ${costCentres}, 'name',
       ${named(`'成本中心' || ${traveller} % ${costCentres}`)}),
     '[]', '[]', 1000, ${createdAt}, ${departAt}, ${departAt} + interval '2 hours', ${product}, ${kind},
     CASE WHEN n % 20 = 7 THEN 'approval' ELSE 'within' END, ${fare} + 7000, n % 50 = 3,
     CASE WHEN (${booker}) % ${divisions * teams} <> ${traveller} % ${divisions * teams} THEN 'team-' || (${booker}) % ${divisions * teams} END
   ${numbered}`,
  `INSERT INTO order_segment (enterprise_id, order_no, position, kind, flight_no, service_key, depart_city, arrive_city, depart_place, arrive_place,
     worths, depart_date, depart_at, arrive_at, body)
   SELECT 1, ${orderNo}, 0, CASE ${product} WHEN 3 THEN 'stay' ELSE 'journey' END, 'MU' || 5100 + n % 90, 'k',
     CASE ${product} WHEN 3 THEN '' ELSE 'BJS' END, CASE WHEN ${product} = 3 THEN '北京' WHEN n % 40 = 1 THEN 'URC' ELSE 'SHA' END, 'PEK', 'SHA',
     CASE ${product} WHEN 3 THEN '{}' ELSE jsonb_build_object('0', ${fare} + 6000) END, (${departAt})::date, ${departAt},
     ${departAt} + interval '2 hours', CASE ${product} WHEN 1 THEN ${flight} WHEN 3 THEN ${stay} ELSE ${ride} END
   ${numbered}`,
  `INSERT INTO ticket (enterprise_id, order_no, ticket_no, traveller, coupons, issued_at)
   SELECT 1, ${orderNo}, '781-' || lpad(n::text, 10, '0'), 0, jsonb_build_array(jsonb_build_object('segment', 0, 'state', CASE WHEN n % 200 = 1 THEN 0 ELSE 3 END)),
     ${createdAt} + interval '1 hour'
   ${numbered} WHERE NOT (${isWaiting}) AND n % 17 <> 0`,
  `INSERT INTO approval (enterprise_id, approval_id, order_no, order_version, applicant_id, applicant_name, state, progress, submitted_at, deadline)
   SELECT 1, 'a' || n, ${orderNo}, 1, 'p' || ${booker}, '张明', CASE WHEN ${isWaiting} THEN 0 ELSE 1 END,
     '{"state": "approving", "onSilence": "reject", "levels": []}', ${createdAt}, ${createdAt} + interval '1 day'
   ${numbered} WHERE n % 4 = 1`,
  `INSERT INTO approval_task (enterprise_id, approval_id, level, approver_id, approver_name, state, active, created_at)
   SELECT 1, 'a' || n, 1, 'p' || n % 400, '审批人', CASE WHEN ${isWaiting} THEN 0 ELSE 1 END, ${isWaiting}, ${createdAt}
   ${numbered} WHERE n % 4 = 1`,
]

/** The postings of these orders, all paid on credit in so many days from an instant on: set aside, and spent when they were transacted. */
export async function postOrders(server: BenchServer, orders: number, from: string, days = 30): Promise<void> {
  const at = `(timestamptz '${from}' + n * (interval '${days} days' / $1::integer))`
  const total = `${fare} + 7000`
  const posted = `SELECT 1, md5(step || n)::uuid, line, account, amount, 'CNY', step, ${orderNo}, ${orderNo}, ${at}
    FROM generate_series(1, $1::integer) AS n,
      LATERAL (VALUES ('hold', 1, 'credit.frozen', ${total}), ('hold', 2, 'credit.available', -(${total})),
        ('fulfil', 1, 'credit.frozen', -(${total})), ('fulfil', 2, 'credit.available', ${total}), ('fulfil', 3, 'credit.used', ${total}),
        ('fulfil', 4, 'supplier.payable', -(${total} - 1000)), ('fulfil', 5, 'revenue.serviceFee', -1000)) AS entry(step, line, account, amount)`
  await asOwner(server, async (client) => {
    await client.query(
      `INSERT INTO ledger_entry (enterprise_id, posting_id, line, account, amount, currency, kind, order_no, paid_order_no, at) ${posted}`,
      [orders],
    )
    await client.query(
      `UPDATE credit_line SET used = (SELECT sum(amount) FROM ledger_entry e WHERE e.enterprise_id = 1 AND account = 'credit.used'), credit_limit = 1e13
       WHERE enterprise_id = 1`,
    )
    await client.query('VACUUM (ANALYZE) ledger_entry')
  })
}
