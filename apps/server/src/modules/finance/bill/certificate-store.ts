import type { BillCounts } from '@sojourn/contract/finance/bill.shapes'
import { companyAccounts, otherSideAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'

const listed = (names: readonly string[]): string => names.map((account) => `'${account}'`).join(', ')
const quoted = listed(Object.values(companyAccounts).flat())
const others = listed(otherSideAccounts)
/** One row of what is counted: how many, fen, and the hash of all of it in a fixed order. */
const counted = (count: string, fen: string, said: string, order: string): string =>
  `jsonb_build_object('count', ${count}, 'sum', coalesce(sum(${fen}), 0),
    'hash', encode(sha256(convert_to(coalesce(string_agg(${said}, E'\\n' ORDER BY ${order}), ''), 'UTF8')), 'hex'))`
const ofLines = counted(
  'count(*)',
  'company',
  `concat_ws(' ', line_id, order_no, company, coalesce(decision, 'undecided'))`,
  'line_id COLLATE "C"',
)

/**
 * Counts a bill from its lines, the orders that they are of, and the ledger: what the company's accounts moved, and from the other side of the
 * books, whose accounts are named, what was spent on each order less what people and points paid of it. No line of a bill is asked for that.
 */
export async function countBill({ sql, enterpriseId }: Tenant, billNo: string): Promise<BillCounts> {
  const [row] = await sql.query<BillCounts>(
    `SELECT (SELECT ${ofLines} FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2) AS lines,
       (SELECT ${ofLines} FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND deferred_from IS NOT NULL) AS carried,
       (SELECT ${counted('count(*)', 'charged', `concat_ws(' ', o.order_no, charged)`, 'o.order_no COLLATE "C"')}
        FROM (SELECT order_no, sum(company) AS charged FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 GROUP BY order_no) line
        JOIN orders o ON o.enterprise_id = $1 AND o.order_no = line.order_no) AS orders,
       (SELECT ${counted('count(*)', 'spent', `concat_ws(' ', order_no, spent)`, 'order_no COLLATE "C"')}
        FROM (SELECT e.order_no, -sum(e.amount)::bigint AS spent
              FROM bill_posting p JOIN ledger_entry e ON e.enterprise_id = p.enterprise_id AND e.posting_id = p.posting_id
              WHERE p.enterprise_id = $1 AND p.bill_no = $2 AND e.order_no IS NOT NULL AND e.account IN (${others})
              GROUP BY e.order_no) own) AS spent,
       (SELECT ${counted('count(DISTINCT e.posting_id)', 'amount', `concat_ws(' ', e.posting_id, e.account, amount)`, 'e.posting_id, e.line')}
        FROM bill_posting p JOIN ledger_entry e ON e.enterprise_id = p.enterprise_id AND e.posting_id = p.posting_id
        WHERE p.enterprise_id = $1 AND p.bill_no = $2 AND e.order_no IS NOT NULL AND e.account IN (${quoted})) AS ledger,
       (SELECT ${counted('coalesce(sum(f.lines), 0)', 'f.sum', `concat_ws(' ', f.supplier, f.hash, f.lines, f.sum)`, 'f.supplier COLLATE "C"')}
        FROM settlement_file f WHERE f.enterprise_id = $1 AND f.bill_no = $2) AS files`,
    [enterpriseId, billNo],
  )
  return row!
}

/**
 * Fen by which lines differ from what the ledger moved, or where they do not, by which that differs from its other side; lines that were
 * carried over stand in the ledger of a former bill.
 */
export const differenceOf = ({ lines, carried, ledger, spent }: BillCounts): number =>
  lines.sum - carried.sum - ledger.sum || ledger.sum - (spent?.sum ?? ledger.sum)

export const insertCertificate = (
  { sql, enterpriseId }: Tenant,
  certificate: { billNo: string; madeAt: Date; counts: BillCounts },
): Promise<unknown> =>
  sql.query('INSERT INTO bill_certificate (enterprise_id, bill_no, made_at, counts) VALUES ($1, $2, $3, $4)', [
    enterpriseId,
    certificate.billNo,
    certificate.madeAt,
    JSON.stringify(certificate.counts),
  ])

export async function findCertificate(
  { sql, enterpriseId }: Tenant,
  billNo: string,
): Promise<{ madeAt: Date; counts: BillCounts } | undefined> {
  const [row] = await sql.query<{ madeAt: Date; counts: BillCounts }>(
    'SELECT made_at AS "madeAt", counts FROM bill_certificate WHERE enterprise_id = $1 AND bill_no = $2',
    [enterpriseId, billNo],
  )
  return row
}
