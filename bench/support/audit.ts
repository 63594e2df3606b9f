import { isPlaced } from '@sojourn/domain/booking/order/transitions'
import { orderStates } from '@sojourn/contract/booking/codes'
import type pg from 'pg'
import { bring } from './books-of-both'
import { asOwner, numberOf } from './database'
import type { ToldOrder } from './lives'
import type { BenchServer } from './server'

/** One figure of the books and what it has to be. */
export interface Check {
  name: string
  found: number
  wanted: number
  /** More than wanted is as good. */
  atLeast?: true
}
export const isMet = ({ found, wanted, atLeast }: Check): boolean => (atLeast ? found >= wanted : found === wanted)

/** Of a supply with a database of its own. */
const books = ['sandbox_air_pnr', 'sandbox_air_coupon', 'sandbox_air_sale']

/** An order that was refused has never been. */
const placed = orderStates.words.filter(isPlaced).map((state) => orderStates.code(state))
const underWay = ['placing', 'draft', 'approving', 'awaitingPayment', 'issuing', 'refunding', 'changing'] as const
const sumOf = (told: readonly ToldOrder[]): number =>
  told.reduce((sum, { kind, total }) => sum + (kind === 'refund' ? -total : total), 0)

/** Compares what buyers were told with orders, tickets, the supplier's books and the ledger, once everything has ended. */
export const audit = (server: BenchServer, lives: readonly (readonly ToldOrder[])[], supply?: BenchServer): Promise<Check[]> =>
  asOwner(server, async (database) => {
    if (supply)
      await asOwner(supply, async (theirs) => {
        for (const table of books) await bring(theirs, database, table)
      })
    const told = lives.flat()
    return [
      ...(await auditOrders(database, told, lives.length)),
      ...(await auditInventory(database, told)),
      ...(await auditMoney(database, told)),
    ]
  })

async function auditOrders(database: pg.Client, told: readonly ToldOrder[], lives: number): Promise<Check[]> {
  const count = (text: string, values?: unknown[]) => numberOf(database, `SELECT count(*) ${text}`, values)
  const values = [
    told.map(({ orderNo }) => orderNo),
    told.map(({ ends }) => orderStates.code(ends)),
    told.map(({ kind }) => kind),
  ]
  const asTold = `FROM unnest($1::text[], $2::smallint[], $3::text[]) AS told(order_no, state, kind)
    JOIN orders o USING (order_no, state, kind)`
  const states = underWay.map((state) => orderStates.code(state))
  return [
    { name: 'Orders in the state that buyers were told', wanted: told.length, found: await count(asTold, values) },
    { name: 'Orders in the database', wanted: told.length, found: await count('FROM orders WHERE state = ANY($1)', [placed]) },
    {
      name: 'Searches with exactly one booking',
      wanted: lives,
      found: await count(
        `FROM (SELECT FROM orders WHERE kind = 'booking' AND state = ANY($1) GROUP BY temp_order_no HAVING count(*) = 1) AS booked`,
        [placed],
      ),
    },
    { name: 'Orders still under way', wanted: 0, found: await count('FROM orders WHERE state = ANY($1)', [states]) },
    {
      name: 'Histories with a gap or a fork',
      wanted: 0,
      found:
        await count(`FROM (SELECT h.from_state, lag(h.to_state) OVER (PARTITION BY h.enterprise_id, h.order_no ORDER BY h.version) AS before
        FROM order_history h) AS step WHERE step.before IS DISTINCT FROM step.from_state AND step.before IS NOT NULL`),
    },
    { name: 'Approvals still open', wanted: 0, found: await count('FROM approval_task WHERE active') },
    { name: 'Jobs given up', wanted: 0, found: await count('FROM job WHERE failed_at IS NOT NULL') },
  ]
}

async function auditInventory(database: pg.Client, told: readonly ToldOrder[]): Promise<Check[]> {
  const open = told.filter(({ ends, kind }) => ends === 'issued' || (ends === 'changed' && kind === 'change')).length
  const number = (text: string) => numberOf(database, text)
  return [
    {
      name: 'Open coupons at the supplier',
      wanted: open,
      found: await number("SELECT count(*) FROM sandbox_air_coupon WHERE state = 'open'"),
    },
    {
      name: 'Coupons of which the two disagree',
      wanted: 0,
      found: await number(`SELECT count(*) FROM (
          SELECT ticket_no, CASE (coupon->>'state')::int WHEN 0 THEN 'open' WHEN 4 THEN 'refunded' WHEN 5 THEN 'exchanged' END AS state
          FROM ticket, jsonb_array_elements(coupons) AS coupon) AS ours
        FULL JOIN sandbox_air_coupon theirs USING (ticket_no) WHERE ours.state IS DISTINCT FROM theirs.state`),
    },
    {
      name: 'Supplier records that still hold seats',
      wanted: 0,
      found: await number("SELECT count(*) FROM sandbox_air_pnr WHERE state = 'held'"),
    },
    {
      name: 'Seats taken',
      wanted: await number(
        "SELECT coalesce(sum(jsonb_array_length(terms->'seats')), 0) FROM sandbox_air_coupon WHERE state = 'open'",
      ),
      found: await number('SELECT coalesce(sum(taken), 0) FROM sandbox_air_sale, unnest(sold) AS taken'),
    },
  ]
}

async function auditMoney(database: pg.Client, told: readonly ToldOrder[]): Promise<Check[]> {
  const number = (text: string) => numberOf(database, text)
  const entries = (account: string) =>
    number(`SELECT coalesce(sum(amount), 0) FROM ledger_entry WHERE account = '${account}' AND enterprise_id = 1`)
  return [
    {
      name: 'Postings that do not sum to zero',
      wanted: 0,
      found: await number(
        'SELECT count(*) FROM (SELECT FROM ledger_entry GROUP BY posting_id HAVING sum(amount) <> 0) AS crooked',
      ),
    },
    { name: 'Fen used in the ledger', wanted: sumOf(told), found: await entries('credit.used') },
    { name: 'Fen used on the credit line', wanted: sumOf(told), found: await number('SELECT sum(used) FROM credit_line') },
    { name: 'Fen frozen in the ledger', wanted: 0, found: await entries('credit.frozen') },
    { name: 'Fen frozen on the credit line', wanted: 0, found: await number('SELECT sum(frozen) FROM credit_line') },
  ]
}
