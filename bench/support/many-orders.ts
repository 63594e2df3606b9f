import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVault, firstKeys } from '@sojourn/server/kit/vault'
import { asOwner } from './database'
import type { BenchServer } from './server'

/** The same staff whatever the number of orders, so that everybody's history grows with it. */
const staff = 200
/** Those who sign in: approvers are the first twenty. */
export const asking = 20
export const personOf = (number: number): string => `p${number % staff}`
/** Books every twentieth order of the company, as a secretary does. */
export const heavyUser = 'heavy'
export const mailOf = (employeeId: string): string => `${employeeId}@yuanxing.example`
/** What waits does not grow with what is over: the newest orders of each kind. */
const waiting = 2000

/**
 * The company of the demonstration with `count` orders over three years in place of its own, each with a traveller, one in four with an
 * approval, which a substitute decides now and then; everybody who asks signs in with the password of the demonstration.
 */
export async function fillWithOrders(server: BenchServer, count: number): Promise<void> {
  const vault = createVault(firstKeys(Buffer.from(readFileSync(join(server.dataDir, 'secret.key'), 'utf8'), 'base64')))
  const people = [...Array.from({ length: asking }, (_, number) => personOf(number)), heavyUser]
  await asOwner(server, async (client) => {
    await client.query(copyEmployees, [staff, heavyUser])
    await client.query(
      'INSERT INTO login (login_hash, enterprise_id, employee_id) SELECT unnest($1::text[]), 1, unnest($2::text[])',
      [people.map((id) => vault.digest(mailOf(id))), people],
    )
    for (const statement of statements) await client.query(statement, [count, staff, waiting])
    await client.query(parties)
    // As the database itself has done long since with what is years old.
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  })
}

const copyEmployees = `
  INSERT INTO employee (enterprise_id, employee_id, name, name_pinyin, mobile_cipher, email, language, department_id, grade_id,
    manager_id, cost_centre_id, permissions, password_hash)
  SELECT enterprise_id, id, '员工' || id, 'yuangong' || id, mobile_cipher, id || '@yuanxing.example', language, department_id, grade_id,
    manager_id, cost_centre_id, permissions, password_hash
  FROM employee, (SELECT 'p' || n AS id FROM generate_series(0, $1::integer - 1) AS n UNION ALL SELECT $2) AS hired
  WHERE enterprise_id = 1 AND employee_id = '1-employee'`

/** $1 orders, $2 people, $3 waiting. */
const numbered = `FROM generate_series(1, $1::integer) AS n, (SELECT $2::integer AS staff, $3::integer AS waiting) AS given`
const createdAt = `timestamptz '2026-11-20 00:00Z' - ($1::integer - n) * (interval '1095 days' / $1::integer)`
const isWaiting = 'n > $1::integer - waiting'
const booker = `CASE WHEN n % 20 = 0 THEN '${heavyUser}' ELSE 'p' || n % staff END`

const statements = [
  `INSERT INTO orders (enterprise_id, order_no, product, fulfiller, state, travel_type, book_type, settle_type, booker_id, temp_order_no, title,
     depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher, hold_expires_at,
     created_at, updated_at)
   SELECT 1, 'F' || lpad(n::text, 10, '0'), 1, 'flight', CASE WHEN ${isWaiting} THEN CASE n % 2 WHEN 0 THEN 1100 ELSE 20 END ELSE 1990 END, 1, 0, 4,
     ${booker}, 't', '{"zh-CN": "MU5101 北京首都 → 上海虹桥", "zh-TW": "MU5101 北京首都 → 上海虹橋", "en": "MU5101 Beijing → Shanghai"}',
     ${createdAt} + interval '9 days', ${createdAt} + interval '9 days 2 hours', 'CNY', 120000, '[]', 'within', '{}', '{}', '',
     ${createdAt} + interval '30 minutes', ${createdAt}, ${createdAt}
   ${numbered}`,
  `INSERT INTO order_traveller (enterprise_id, order_no, position, employee_id, department_id, name, credential_type, credential_cipher,
     credential_hash, credential_masked, cost_centre, violations, insurances, service_fee, ordered_at, depart_at, arrive_at)
   SELECT 1, 'F' || lpad(n::text, 10, '0'), 0, 'p' || (n + n / staff) % staff, 'd', '员工' || n % staff, 1, '', '', '', '{}', '[]', '[]', 0,
     ${createdAt}, ${createdAt} + interval '9 days', ${createdAt} + interval '9 days 2 hours'
   ${numbered}`,
  `INSERT INTO approval (enterprise_id, approval_id, order_no, order_version, applicant_id, applicant_name, state, progress, submitted_at,
     deadline, ended_at)
   SELECT 1, 'a' || n, 'F' || lpad(n::text, 10, '0'), 1, 'p' || n % staff, '员工', CASE WHEN ${isWaiting} THEN 0 ELSE 1 END,
     '{"state": "approving", "onSilence": "reject", "levels": []}', ${createdAt}, ${createdAt} + interval '1 day',
     CASE WHEN ${isWaiting} THEN NULL ELSE ${createdAt} END
   ${numbered} WHERE n % 4 = 1`,
  `INSERT INTO approval_task (enterprise_id, approval_id, level, approver_id, approver_name, state, active, created_at, decided_at,
     acted_by_id)
   SELECT 1, 'a' || n, 1, 'p' || (n / 4) % 20, '审批人', CASE WHEN ${isWaiting} THEN 0 ELSE 1 END, ${isWaiting}, ${createdAt},
     CASE WHEN ${isWaiting} THEN NULL ELSE ${createdAt} END, CASE WHEN NOT (${isWaiting}) AND n % 5 = 0 THEN 'p' || (n / 4 + 1) % 20 END
   ${numbered} WHERE n % 4 = 1`,
]

const parties = `INSERT INTO approval_party (enterprise_id, employee_id, submitted_at, approval_id)
  SELECT enterprise_id, applicant_id, submitted_at, approval_id FROM approval
  UNION
  SELECT a.enterprise_id, t.employee_id, a.submitted_at, a.approval_id FROM approval a JOIN order_traveller t USING (enterprise_id, order_no)`
