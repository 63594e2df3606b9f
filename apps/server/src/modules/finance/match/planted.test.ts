import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStates, travelTypes } from '@sojourn/contract/booking/codes'
import { getBillMatch, readSettlementFile } from '@sojourn/contract/finance/match.calls'
import { matchKinds } from '@sojourn/contract/finance/match-words'
import { sum } from '@sojourn/domain/kit/money'
import { withErrors } from '@sojourn/supply/sandbox/settlement/errors'
import { writeStatement } from '@sojourn/supply/sandbox/settlement/sandbox-settlement'
import { ticketedOrder } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, newestBill, turnTo } from '../bill/bill.testing'

let server: TestServer
let billNo: string
/** Lines of the bill, and orders of the month that it has nothing of: cancelled, personal and of another month in turn. */
const lines = 1_300
const beside = 199
/** Lines that the bill charges wrongly, each eleventh from the first. */
const misbilled = 110
/** What the file got wrong, as the supplier knows it. */
const planted: { kind: string; reference: string }[] = []

const number = `'F9' || lpad(n::text, 6, '0')`

interface Copies {
  changes: string
  own: string
  from: number
  to: number
  orderNo: string
}

/** Rows of a table over and over, each with other values by `n`. */
async function copy(table: string, { changes, own, from, to, orderNo }: Copies): Promise<void> {
  const { pool } = server.database
  // What is generated follows from the rest.
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
     WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  )
  const { columns } = rows[0]!
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM (
       SELECT (jsonb_populate_record(null::${table}, to_jsonb(own) || jsonb_build_object(${changes}))).* FROM generate_series(${from}, ${to}) n, (${own}) own) made`,
    [orderNo],
  )
}

/** One order and its line of the bill under other numbers and at other prices. */
async function plant(orderNo: string): Promise<void> {
  const of = (table: string) => `SELECT * FROM ${table} own WHERE own.enterprise_id = 1 AND own.order_no = $1`
  const line = `${of('bill_line')} AND own.category = 'flightFare'`
  const every = { changes: `'order_no', ${number}`, from: 1, to: lines + beside, orderNo }
  await copy('orders', { ...every, own: of('orders') })
  await copy('order_traveller', { ...every, from: lines + 1, own: of('order_traveller') })
  const posting = `'posting_id', md5('planted' || n)::uuid, 'place', 0`
  const billed = { from: 1, to: lines, orderNo }
  await copy('bill_told', {
    ...billed,
    changes: `${posting}, 'body', jsonb_set(own.body, '{line}', own.body->'line' || jsonb_build_object('lineId', ${number} || '-0-0-781-' || n,
       'ticketNo', '781-' || n, 'fare', 60000 + n, 'taxes', 6000, 'alterationFee', 0, 'company', 66000 + n))`,
    own: `SELECT told.* FROM bill_told told JOIN (${line}) line USING (enterprise_id, posting_id, place)`,
  })
  await copy('bill_line', {
    ...billed,
    changes: `'order_no', ${number}, 'line_id', 'planted-' || n, ${posting}, 'company', 66000 + n`,
    own: line,
  })
}

const unmatched = `UPDATE orders SET
  state = CASE right(order_no, 6)::integer % 3 WHEN 0 THEN ${orderStates.code('cancelled')} ELSE state END,
  travel_type = CASE right(order_no, 6)::integer % 3 WHEN 1 THEN ${travelTypes.code('personal')} ELSE travel_type END,
  transacted_at = CASE right(order_no, 6)::integer % 3 WHEN 2 THEN timestamptz '2026-09-20Z' END
  WHERE enterprise_id = 1 AND order_no ~ '^F9\\d{6}$' AND right(order_no, 6)::integer > ${lines}`
const mischarge = `UPDATE bill_line SET company = company + 100
  WHERE enterprise_id = 1 AND order_no ~ '^F9\\d{6}$' AND right(order_no, 6)::integer % 11 = 1 AND right(order_no, 6)::integer <= ${misbilled * 11}`

beforeAll(async () => {
  server = await openTestServer()
  const { orderNo } = await ticketedOrder(server, { search: { date: '2027-01-06' } })
  await turnTo(server, '2026-11-30T17:00:00Z')
  ;({ billNo } = await newestBill(server, 'finance'))
  const { pool } = server.database
  await plant(orderNo)
  await pool.query(unmatched)
  await pool.query(mischarge)
  server.context.settlement = {
    statement(request) {
      const { sales, errors } = withErrors(request, { seed: 7, share: 1_100 / (lines + 1) })
      planted.push(...errors)
      return Promise.resolve({ name: 'air.csv', csv: writeStatement(sales) })
    },
  }
}, 180_000)
afterAll(async () => {
  // Nobody paid what was planted, and the books are looked through when the server closes.
  const of = (table: string) => `DELETE FROM ${table} WHERE enterprise_id = 1 AND order_no ~ '^F9\\d{6}$'`
  for (const table of ['orders', 'order_traveller', 'bill_line']) await server.database.pool.query(of(table))
  await server.close()
})

test('[handbook 10.3] of a thousand mistakes in the file and in the bill every one is kept, and none is invented', async () => {
  const request = { enterpriseId: 1, billNo, supplier: 'air' as const }
  expectResult(await server.call(agent, readSettlementFile, request))
  expect(planted.length + misbilled).toBeGreaterThanOrEqual(1_000)
  for (const kind of matchKinds) expect([kind, planted.some((one) => one.kind === kind)]).toEqual([kind, true])
  const { rows } = await server.database.pool.query<{ side: string; kind: string; reference: string }>(
    'SELECT side, kind, reference FROM settlement_variance WHERE enterprise_id = 1 AND bill_no = $1',
    [billNo],
  )
  const found = (side: string) => rows.filter((row) => row.side === side).map(({ kind, reference }) => `${kind} ${reference}`)
  expect(found('file').toSorted()).toEqual(planted.map(({ kind, reference }) => `${kind} ${reference}`).toSorted())
  const numbers = Array.from({ length: misbilled }, (_, place) => place * 11 + 1)
  expect(found('bill').toSorted()).toEqual(numbers.map((n) => `amount F9${String(n).padStart(6, '0')}-0-0-781-${n}`).toSorted())
  const { counts } = expectResult(await server.call(agent, getBillMatch, { enterpriseId: 1, billNo }))
  expect(sum(counts.map(({ count }) => count))).toBe(planted.length + misbilled)
})
