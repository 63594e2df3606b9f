import { products, type Product } from '@sojourn/contract/booking/codes'
import type { BillCategory, BillDecision, VoucherType } from '@sojourn/contract/finance/bill-words'
import type { Account } from '@sojourn/domain/booking/ledger/accounts'
import type { Cursor } from '../../../../kit/cursor'
import type { InCodes } from '../../../../db/in-codes'
import type { Tenant } from '../../../../db/tenant'
import { segmentOfLine } from './line-part'
import type { NewBillLine } from '../source-store'
import type { ToldBody } from '../told'

export interface BillLineRow extends NewBillLine {
  deferredFrom: string | null
  /** The part of the order. */
  segment: number
  body: ToldBody
  /** Where the line's variance stands, the last one. */
  variance: 'pending' | 'adopted' | 'rejected' | 'closed' | null
}
type StoredLine = InCodes<BillLineRow, { product: typeof products }>
const columns = `l.line_id AS "lineId", l.at, l.posting_id AS "postingId", l.place, l.order_no AS "orderNo", l.position, l.product, l.category, l.method,
  l.cost_centre_id AS "costCentreId", l.project_code AS "projectCode", l.department_id AS "departmentId", l.travel_apply_no AS "travelApplyNo",
  l.entity_id AS "entityId", l.night, l.company, l.voucher, l.tax_rate AS "taxRate", l.deductible_tax AS "deductibleTax", l.decision, l.adjusts,
  l.deferred_from AS "deferredFrom", told.body, ${segmentOfLine} AS segment,
  (SELECT v.state FROM bill_variance v WHERE v.enterprise_id = l.enterprise_id AND v.bill_no = l.bill_no AND v.line_id = l.line_id
   ORDER BY v.raised_at DESC LIMIT 1) AS variance`
/** Lines that were found before, each with what it was told to be; LIMIT keeps the planner from reading all of the bill's to join them. */
const withTold = (lines: string): string => `(${lines}) l CROSS JOIN LATERAL (SELECT body FROM bill_told told
  WHERE told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place LIMIT 1) told`

const inWords = (row: StoredLine): BillLineRow => ({ ...row, product: products.word(row.product) })

/** By what lines of a bill are narrowed; what is null narrows nothing. */
export interface LineFilter {
  product: Product | null
  category: BillCategory | null
  entityId: string | null
  costCentreId: string | null
  orderNo: string | null
  travelApplyNo: string | null
  decision: BillDecision | 'undecided' | null
  voucher: VoucherType | null
}

/** What each part of a filter asks of a line. */
const asked: Readonly<Record<keyof LineFilter, string>> = {
  product: 'l.product',
  category: 'l.category',
  entityId: 'l.entity_id',
  costCentreId: 'l.cost_centre_id',
  orderNo: 'l.order_no',
  travelApplyNo: 'l.travel_apply_no',
  decision: `coalesce(l.decision, 'undecided')`,
  voucher: 'l.voucher',
}

/** The lines of a bill that a filter leaves. Only what it asks stands in the statement, so that a page is planned along the order of its list. */
function narrowed({ enterpriseId }: Tenant, billNo: string, filter: LineFilter) {
  const values: unknown[] = []
  const put = (value: unknown): string => `$${values.push(value)}`
  const stored = { ...filter, product: filter.product && products.code(filter.product) }
  const conditions = Object.entries(stored)
    .filter(([, value]) => value !== null)
    .map(([part, value]) => `${asked[part as keyof LineFilter]} = ${put(value)}`)
  return {
    where: [`l.enterprise_id = ${put(enterpriseId)}`, `l.bill_no = ${put(billNo)}`, ...conditions].join(' AND '),
    values,
    put,
  }
}

/** A page of a bill's lines by the moment of the transaction, after the one that a former page ended with. */
export async function findBillLines(
  tenant: Tenant,
  billNo: string,
  filter: LineFilter,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<BillLineRow[]> {
  const { where, values, put } = narrowed(tenant, billNo, filter)
  const later = after ? `AND (l.at, l.line_id) > (${put(after.at)}, ${put(after.id)})` : ''
  const rows = await tenant.sql.query<StoredLine>(
    `SELECT ${columns} FROM ${withTold(`SELECT * FROM bill_line l WHERE ${where} ${later} ORDER BY l.at, l.line_id LIMIT ${put(limit)}`)}
     ORDER BY l.at, l.line_id`,
    values,
  )
  return rows.map(inWords)
}

export async function findBillLine(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  lineId: string,
): Promise<BillLineRow | undefined> {
  const [row] = await sql.query<StoredLine>(
    `SELECT ${columns} FROM ${withTold('SELECT * FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND line_id = $3')}`,
    [enterpriseId, billNo, lineId],
  )
  return row && inWords(row)
}

/** Every movement of the order that a line is of, with its accounts, the oldest first. */
export const findEvents = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
): Promise<{ postingId: string; at: Date; kind: string; entries: { account: Account; amount: number }[] }[]> =>
  sql.query(
    `SELECT posting_id AS "postingId", at, min(kind) AS kind,
       jsonb_agg(jsonb_build_object('account', account, 'amount', amount) ORDER BY line) AS entries
     FROM ledger_entry WHERE enterprise_id = $1 AND order_no = $2 GROUP BY at, posting_id ORDER BY at, posting_id`,
    [enterpriseId, orderNo],
  )

/** Decides the named lines, or all that the filter leaves; answers how many. */
export async function decideLines(
  tenant: Tenant,
  billNo: string,
  { lineIds, filter, decision }: { lineIds: readonly string[] | null; filter: LineFilter; decision: BillDecision },
): Promise<number> {
  const { where, values, put } = narrowed(tenant, billNo, filter)
  const decided = put(decision)
  const named = lineIds ? `AND l.line_id = ANY(${put(lineIds)})` : ''
  const [row] = await tenant.sql.query<{ count: number }>(
    `WITH decided AS (
       UPDATE bill_line l SET decision = ${decided}
       WHERE ${where} ${named} AND l.decision IS DISTINCT FROM ${decided} RETURNING 1)
     SELECT count(*)::integer AS count FROM decided`,
    values,
  )
  return row!.count
}

export const decideRest = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query(`UPDATE bill_line SET decision = 'thisPeriod' WHERE enterprise_id = $1 AND bill_no = $2 AND decision IS NULL`, [
    enterpriseId,
    billNo,
  ])
