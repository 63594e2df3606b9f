import { products, type Product } from '@sojourn/contract/booking/codes'
import type { BillCategory, BillDecision, VoucherType } from '@sojourn/contract/finance/bill-words'
import type { Account } from '@sojourn/domain/booking/ledger/accounts'
import type { Cursor } from '../../../kit/cursor'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import type { NewBillLine } from './source-store'
import type { ToldBody } from './told'

export interface BillLineRow extends NewBillLine {
  deferredFrom: string | null
  body: ToldBody
  /** Where the line's variance stands, the last one. */
  variance: 'pending' | 'adopted' | 'rejected' | 'closed' | null
}
type StoredLine = InCodes<BillLineRow, { product: typeof products }>
const columns = `l.line_id AS "lineId", l.at, l.posting_id AS "postingId", l.place, l.order_no AS "orderNo", l.position, l.product, l.category, l.way,
  l.cost_centre_id AS "costCentreId", l.project_code AS "projectCode", l.department_id AS "departmentId", l.travel_apply_no AS "travelApplyNo",
  l.entity_id AS "entityId", l.night, l.company, l.voucher, l.tax_rate AS "taxRate", l.deductible_tax AS "deductibleTax", l.decision, l.adjusts,
  l.deferred_from AS "deferredFrom", told.body,
  (SELECT v.state FROM bill_variance v WHERE v.enterprise_id = l.enterprise_id AND v.bill_no = l.bill_no AND v.line_id = l.line_id
   ORDER BY v.raised_at DESC LIMIT 1) AS variance`
/** Lines that were found before, each with what it was told to be: never all of the bill's. */
const withTold = (lines: string): string => `(${lines}) l CROSS JOIN LATERAL (SELECT body FROM bill_told told
  WHERE told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place) told`

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

const narrowed = `($3::smallint IS NULL OR l.product = $3) AND ($4::text IS NULL OR l.category = $4) AND ($5::text IS NULL OR l.entity_id = $5)
  AND ($6::text IS NULL OR l.cost_centre_id = $6) AND ($7::text IS NULL OR l.order_no = $7) AND ($8::text IS NULL OR l.travel_apply_no = $8)
  AND ($9::text IS NULL OR coalesce(l.decision, 'undecided') = $9)
  AND ($10::text IS NULL OR l.voucher = $10)`
const valuesOf = (enterpriseId: number, billNo: string, filter: LineFilter) => [
  enterpriseId,
  billNo,
  filter.product && products.code(filter.product),
  filter.category,
  filter.entityId,
  filter.costCentreId,
  filter.orderNo,
  filter.travelApplyNo,
  filter.decision,
  filter.voucher,
]

/** A page of a bill's lines by the moment of the transaction, after the one that a former page ended with. */
export async function findBillLines(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  filter: LineFilter,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<BillLineRow[]> {
  const rows = await sql.query<StoredLine>(
    `SELECT ${columns} FROM ${withTold(
      `SELECT * FROM bill_line l
       WHERE l.enterprise_id = $1 AND l.bill_no = $2 AND ${narrowed} AND ($11::timestamptz IS NULL OR (l.at, l.line_id) > ($11, $12::text))
       ORDER BY l.at, l.line_id LIMIT $13`,
    )} ORDER BY l.at, l.line_id`,
    [...valuesOf(enterpriseId, billNo, filter), after?.at ?? null, after?.id ?? null, limit],
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

/** Decides the named lines, or all that the filter leaves; answers how many. An adjustment is of this period. */
export async function decideLines(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  { lineIds, filter, decision }: { lineIds: readonly string[] | null; filter: LineFilter; decision: BillDecision },
): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `WITH decided AS (
       UPDATE bill_line l SET decision = $12
       WHERE l.enterprise_id = $1 AND l.bill_no = $2 AND ${narrowed} AND ($11::text[] IS NULL OR l.line_id = ANY($11)) AND l.adjusts IS NULL
         AND l.decision IS DISTINCT FROM $12 RETURNING 1)
     SELECT count(*)::integer AS count FROM decided`,
    [...valuesOf(enterpriseId, billNo, filter), lineIds, decision],
  )
  return row!.count
}

export const decideRest = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query(`UPDATE bill_line SET decision = 'thisPeriod' WHERE enterprise_id = $1 AND bill_no = $2 AND decision IS NULL`, [
    enterpriseId,
    billNo,
  ])
