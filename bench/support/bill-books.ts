import { asOwner, numberOf } from './database'
import type { BenchServer } from './server'

/** Accounts that are nobody's but the company's; a recount asks none of them. */
const otherSide = `(account LIKE 'supplier.%' OR account LIKE 'revenue.%' OR account LIKE 'provider.%' OR account LIKE 'personal.%' OR account LIKE 'points.%')`

/** What is wrong with the bills of the company of the demonstration, each with how many times; written apart from the product. */
const faults: Readonly<Record<string, string>> = {
  'Months without a bill, or with two': `SELECT count(*) FROM (
    SELECT date_trunc('month', at AT TIME ZONE 'Asia/Shanghai')::date AS month FROM ledger_entry WHERE enterprise_id = 1 AND kind = 'fulfil' GROUP BY 1) made
    WHERE 1 <> (SELECT count(*) FROM bill WHERE enterprise_id = 1 AND from_day = month)`,
  'Bills that differ from the other side of the books': `SELECT count(*) FROM bill b WHERE enterprise_id = 1 AND total <>
    (SELECT coalesce(-sum(amount), 0) FROM ledger_entry e WHERE e.enterprise_id = 1 AND ${otherSide} AND e.at >= b.from_at AND e.at < b.to_at)`,
  'Bills whose lines sum to something else': `SELECT count(*) FROM bill b WHERE enterprise_id = 1 AND total <>
    (SELECT sum(company) FROM bill_line l WHERE l.enterprise_id = 1 AND l.bill_no = b.bill_no)`,
  'Postings in no bill': `SELECT count(DISTINCT posting_id) FROM ledger_entry e WHERE enterprise_id = 1 AND account = 'credit.used'
    AND NOT EXISTS (SELECT FROM bill_posting p WHERE p.enterprise_id = 1 AND p.posting_id = e.posting_id)`,
  'Postings whose lines stand in two bills': `SELECT count(*) FROM (
    SELECT posting_id FROM bill_line WHERE enterprise_id = 1 GROUP BY posting_id HAVING count(DISTINCT bill_no) > 1) doubled`,
  'Bookings with other lines than a fare and a fee, refunds with another than one': `SELECT count(*) FROM (
    SELECT order_no, kind FROM bill_line JOIN orders USING (enterprise_id, order_no) WHERE enterprise_id = 1
    GROUP BY order_no, kind HAVING count(*) <> CASE kind WHEN 'booking' THEN 2 ELSE 1 END) other`,
  'Bills that are not confirmed': `SELECT count(*) FROM bill WHERE enterprise_id = 1 AND confirmed_at IS NULL`,
  'Bills without one certificate': `SELECT count(*) FROM bill b WHERE enterprise_id = 1
    AND 1 <> (SELECT count(*) FROM bill_certificate c WHERE c.enterprise_id = 1 AND c.bill_no = b.bill_no)`,
  'Notifications too few or too many': `SELECT abs(count(*) - 2 * (SELECT count(*) FROM bill WHERE enterprise_id = 1)) FROM mail
    WHERE enterprise_id = 1 AND employee_id = '1-finance' AND body LIKE '%ZD1-%'`,
  'Fen by which the credit that is used differs': `SELECT abs(used - (SELECT sum(amount) FROM ledger_entry WHERE enterprise_id = 1 AND account = 'credit.used'))
    FROM credit_line WHERE enterprise_id = 1`,
}

export const billFaults = (server: BenchServer): Promise<[string, number][]> =>
  asOwner(server, async (database) => {
    const found: [string, number][] = []
    for (const [name, statement] of Object.entries(faults)) found.push([name, await numberOf(database, statement)])
    return found
  })
