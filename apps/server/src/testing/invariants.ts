import type pg from 'pg'
import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'

/** What holds of product, supplier and ledger together at every moment; the statement finds what breaks it. */
export interface Invariant {
  name: string
  sql: string
}

const codes = (...states: OrderState[]): string => states.map((state) => orderStates.code(state)).join(', ')
/** Orders for which a supplier keeps something that is not bought yet. */
const open = codes('placing', 'draft', 'approving', 'awaitingPayment', 'issuing')
/** Those that may hold something: a change keeps its seats until they are exchanged. */
const holding = codes('placing', 'draft', 'approving', 'awaitingPayment', 'issuing', 'changing')
const closed = codes('refused', 'rejected', 'failed', 'cancelled', 'closed', 'refunded', 'refundFailed', 'changeFailed')

/** What suppliers keep for us: whose key asked for it, and until when. Those that are over go by themselves. */
const holds = `
  SELECT pnr AS reference, hold_key AS key, hold_until FROM sandbox_air_pnr WHERE state = 'held'
  UNION ALL SELECT lock_no, lock_key, hold_until FROM sandbox_rail_lock WHERE state = 'held'
  UNION ALL SELECT booking_no, hold_key, hold_until FROM sandbox_hotel_booking WHERE state = 'held'
  UNION ALL SELECT reference, hold_key, hold_until FROM sandbox_intl_record WHERE state = 'held'
  UNION ALL SELECT reference, hold_key, hold_until FROM sandbox_intl_change_hold WHERE state = 'held'`
const holders = `
  SELECT enterprise_id, order_no, state, supplier_reference AS reference FROM orders WHERE supplier_reference IS NOT NULL
  UNION SELECT o.enterprise_id, o.order_no, o.state, t.lock_no FROM train_order t JOIN orders o USING (enterprise_id, order_no) WHERE t.lock_no IS NOT NULL
  -- Of an order that is being placed the key alone is known.
  UNION SELECT o.enterprise_id, o.order_no, o.state, h.reference FROM orders o JOIN (${holds}) AS h ON h.key = o.enterprise_id || '/' || o.order_no
    WHERE o.state = ${codes('placing')}`

/** What was bought and was not given back as a whole, and under which key it was asked for; seats of a waitlist have their waitlist's. */
const bought = `
  SELECT 'air.hold' AS operation, hold_key AS key FROM sandbox_air_pnr WHERE state IN ('held', 'ticketed')
  -- What an exchange has made has its exchange's.
  UNION ALL SELECT 'intlAir.hold', hold_key FROM sandbox_intl_record WHERE state IN ('held', 'ticketed') AND hold_key IS NOT NULL
  UNION ALL SELECT 'intlAir.holdChange', hold_key FROM sandbox_intl_change_hold WHERE state IN ('held', 'used')
  UNION ALL SELECT DISTINCT 'intlAir.' || operation, key FROM sandbox_intl_extra
  UNION ALL SELECT 'rail.joinWaitlist', wait_key FROM sandbox_rail_waitlist
  UNION ALL SELECT 'rail.lock', lock_key FROM sandbox_rail_lock WHERE state IN ('held', 'issued')
    AND lock_no NOT IN (SELECT lock_no FROM sandbox_rail_waitlist WHERE lock_no IS NOT NULL)
  UNION ALL SELECT 'hotel.hold', hold_key FROM sandbox_hotel_booking WHERE state IN ('held', 'sent', 'confirmed')
  UNION ALL SELECT 'ride.order', order_key FROM sandbox_ride
  UNION ALL SELECT 'hotel.cancel', cancel_key FROM sandbox_hotel_cancellation`

/** \`$1\` is the product's time. */
export const invariants: readonly Invariant[] = [
  {
    name: 'What a supplier holds belongs to one open order',
    sql: `SELECT h.reference FROM (${holds}) AS h
      LEFT JOIN (${holders}) AS o ON o.reference = h.reference AND o.state IN (${holding})
      WHERE h.hold_until > $1::timestamptz GROUP BY h.reference HAVING count(DISTINCT o.order_no) <> 1`,
  },
  {
    name: 'An order that is closed holds nothing',
    sql: `SELECT o.order_no FROM (${holders}) AS o JOIN (${holds}) AS h ON h.reference = o.reference
      WHERE o.state IN (${closed}) AND h.hold_until > $1::timestamptz
        AND NOT EXISTS (SELECT FROM (${holders}) AS other WHERE other.reference = o.reference AND other.state IN (${holding}))`,
  },
  {
    name: 'What was bought stands under a key that is done; one that is void or refused has nothing',
    sql: `SELECT key FROM (${bought}) AS b LEFT JOIN supply_key k USING (operation, key) WHERE k.state IS DISTINCT FROM 'done'`,
  },
  {
    name: 'Postings sum to zero',
    sql: 'SELECT posting_id FROM ledger_entry GROUP BY enterprise_id, posting_id, currency HAVING sum(amount) <> 0',
  },
  {
    name: 'The credit line says what the ledger says',
    sql: `SELECT format('company %s used %s and froze %s, the ledger says %s and %s', c.enterprise_id, c.used, c.frozen, booked.used, booked.frozen)
      FROM credit_line c
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE account = 'credit.used'), 0) AS used,
        coalesce(sum(amount) FILTER (WHERE account IN ('credit.frozen', 'credit.guaranteed')), 0) AS frozen
        FROM ledger_entry e WHERE e.enterprise_id = c.enterprise_id) AS booked
      WHERE c.used <> booked.used OR c.frozen <> booked.frozen`,
  },
  {
    name: 'Money is frozen for open orders alone',
    sql: `SELECT o.order_no FROM orders o JOIN ledger_entry e USING (enterprise_id, order_no)
      WHERE o.state NOT IN (${open}) AND e.account LIKE '%.frozen'
      GROUP BY o.enterprise_id, o.order_no HAVING sum(e.amount) <> 0`,
  },
  {
    name: 'The histories of orders have no gap and no fork',
    sql: `SELECT order_no FROM (SELECT order_no, from_state,
        lag(to_state) OVER (PARTITION BY enterprise_id, order_no ORDER BY version) AS before FROM order_history) AS step
      WHERE before IS NOT NULL AND from_state IS DISTINCT FROM before`,
  },
  {
    name: 'Travellers say of their order what it says itself',
    sql: `SELECT o.order_no FROM orders o JOIN order_traveller t USING (enterprise_id, order_no)
      WHERE (t.product, t.kind, t.travel_type, t.verdict, t.by_agent, t.total, t.ordered_at, t.depart_at, t.arrive_at)
        IS DISTINCT FROM (o.product, o.kind, o.travel_type, o.verdict, o.agent_name IS NOT NULL, o.total, o.created_at, o.depart_at, o.arrive_at)
      GROUP BY o.enterprise_id, o.order_no`,
  },
  {
    name: 'Coupons are open here as they are at the carrier',
    sql: `SELECT ticket_no FROM (SELECT t.ticket_no, CASE (c->>'state')::int WHEN 0 THEN 'open' WHEN 4 THEN 'refunded' WHEN 5 THEN 'exchanged' END AS state
        FROM ticket t, jsonb_array_elements(t.coupons) AS c) AS ours
      JOIN sandbox_air_coupon theirs USING (ticket_no) WHERE ours.state IS NOT NULL
      GROUP BY ticket_no HAVING bool_and(ours.state IS DISTINCT FROM theirs.state)`,
  },
]

/** Each invariant that does not hold, with what breaks it. */
export async function brokenInvariants(database: Pick<pg.ClientBase, 'query'>, now: Date): Promise<string[]> {
  const broken: string[] = []
  for (const { name, sql } of invariants) {
    const { rows } = await database.query<Record<string, unknown>>(sql, sql.includes('$1') ? [now] : [])
    if (rows.length > 0) broken.push(`${name}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
  }
  return broken
}
