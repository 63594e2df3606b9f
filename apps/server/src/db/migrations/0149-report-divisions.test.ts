import { expect, test } from 'vitest'
import { migrate } from '../migrate'
import { openEmptyDatabase } from '../testing'

/** An order of each product that reports have learned to divide, with its part; a refund and the rest of a meeting as orders of their own. */
const orders = `
  INSERT INTO orders (enterprise_id, order_no, product, fulfiller, parent_order_no, state, travel_type, book_type, settle_type, booker_id,
    temp_order_no, title, depart_at, arrive_at, currency, total, prices, verdict, policy_snapshot, search_ids, contact_cipher,
    hold_expires_at, created_at, updated_at)
  SELECT 1, no, product, fulfiller, parent, 10, 1, 0, 4, 'b', 't', '{}', now(), now(), 'CNY', 1, '[]', 'within', '{}', '{}', '', now(), now(), now()
  FROM (VALUES ('stay', 4, 'hotel', NULL), ('stay-back', 4, 'hotel', 'stay'), ('off-contract', 3, 'hotel-off-contract', NULL),
    ('visa', 7, 'visa', NULL), ('visa-back', 7, 'visa', 'visa'), ('meeting', 8, 'meeting', NULL), ('rest', 8, 'meeting-balance', 'meeting'),
    ('flight', 1, 'flight', NULL)) AS one (no, product, fulfiller, parent)`
const parts = `
  INSERT INTO order_segment (enterprise_id, order_no, position, flight_no, depart_date, depart_at, arrive_at, body, kind, service_key, depart_city,
    arrive_city, depart_place, arrive_place, worths)
  SELECT 1, order_no, 0, '', '2026-12-01', now(), now(), '{"as": "before"}',
    CASE product WHEN 1 THEN 'journey' WHEN 3 THEN 'stay' WHEN 4 THEN 'stay' ELSE 'service' END, '', '', '', '', '', '{}' FROM orders`
const bought = `
  INSERT INTO hotel_order (enterprise_id, order_no, way, hotel_id, body, latest_arrival, requests, stay_total) VALUES
    (1, 'stay', 'supply', 'h', '{"hotel": {"brandId": "ib"}, "supplied": {"rate": {"kind": "agreement",
      "local": {"total": {"amount": 123450, "currency": "HKD"}}}}}', 1080, '[]', 1),
    (1, 'off-contract', 'external', 'h', '{"hotel": {}}', 1080, '[]', 1);
  INSERT INTO visa_order (enterprise_id, order_no, body) VALUES (1, 'visa', '{"kind": "business"}');
  INSERT INTO meeting_order (enterprise_id, order_no, demand_no, body, stage, balance_no) VALUES
    (1, 'meeting', 'd', '{"cityId": 2}', 'settled', 'rest')`
const reported = `
  INSERT INTO report_account (enterprise_id, followed_to, followed_at) VALUES (1, now(), now())`

test('parts of former orders say what reports divide them by, and all lines are made anew', async () => {
  const database = await openEmptyDatabase()
  const { pool, config } = database
  try {
    await migrate(config, '0148-own-visas')
    for (const sql of [orders, parts, bought, reported]) await pool.query(sql)
    await migrate(config, '0149-report-divisions')
    const { rows } = await pool.query<{ no: string; body: object }>('SELECT order_no AS no, body FROM order_segment')
    const before = { as: 'before' }
    const stay = { ...before, brandId: 'ib', rateKind: 'agreement', ownPrice: { amount: 123_450, currency: 'HKD' } }
    const visa = { ...before, kind: 'business' }
    expect(Object.fromEntries(rows.map(({ no, body }) => [no, body]))).toEqual({
      stay,
      'stay-back': stay,
      'off-contract': before,
      visa,
      'visa-back': visa,
      meeting: { ...before, cityId: 2 },
      rest: { ...before, cityId: 2, balance: true },
      flight: before,
    })
    expect((await pool.query('SELECT FROM report_account')).rows).toEqual([])
  } finally {
    await database.close()
  }
})
