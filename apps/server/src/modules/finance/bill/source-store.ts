import { products, type Product } from '@sojourn/contract/booking/codes'
import type { BillCategory, BillDecision, BillMethod, VoucherType } from '@sojourn/contract/finance/bill-words'
import { companyAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'
import type { InCodes } from '../../../db/in-codes'
import type { ToldBody } from './told'

const quoted = (accounts: readonly string[]): string => accounts.map((account) => `'${account}'`).join(', ')
/** As the index of such entries has it. */
const ofCompany = `order_no IS NOT NULL AND account IN (${quoted(Object.values(companyAccounts).flat())})`
const methodOf = `CASE ${Object.entries(companyAccounts)
  .map(([method, accounts]) => `WHEN account IN (${quoted(accounts)}) THEN '${method}'`)
  .join(' ')} END`

/** A place in the ledger. */
export interface LedgerPlace {
  at: Date
  postingId: string
}

/** Postings that touch the company's money from one instant to another and stand in no bill, in their order. */
export const findUnbilledPostings = (
  { sql, enterpriseId }: Tenant,
  request: { from: Date; to: Date; after: LedgerPlace | undefined; limit: number },
): Promise<LedgerPlace[]> =>
  sql.query<LedgerPlace>(
    `SELECT DISTINCT at, posting_id AS "postingId" FROM ledger_entry e
     WHERE enterprise_id = $1 AND ${ofCompany} AND at >= $2 AND at < $3
       AND ($4::timestamptz IS NULL OR (at, posting_id) > ($4, $5::uuid))
       AND NOT EXISTS (SELECT FROM bill_posting b WHERE b.enterprise_id = $1 AND b.posting_id = e.posting_id)
     ORDER BY at, posting_id LIMIT $6`,
    [enterpriseId, request.from, request.to, request.after?.at ?? null, request.after?.postingId ?? null, request.limit],
  )

/** Postings of an order before an instant that spent the company's money, or gave it back, and stand in no bill. */
export const findLostPostings = ({ sql, enterpriseId }: Tenant, orderNo: string, before: Date): Promise<LedgerPlace[]> =>
  sql.query<LedgerPlace>(
    `SELECT at, posting_id AS "postingId" FROM ledger_entry e
     WHERE enterprise_id = $1 AND order_no = $2 AND ${ofCompany} AND at < $3
       AND NOT EXISTS (SELECT FROM bill_posting b WHERE b.enterprise_id = $1 AND b.posting_id = e.posting_id)
     GROUP BY at, posting_id HAVING sum(amount) <> 0 ORDER BY at, posting_id`,
    [enterpriseId, orderNo, before],
  )

/** What a posting spent of the company's money by one method, or gave back; what is only set aside sums to nought. */
export interface SpentRow extends LedgerPlace {
  kind: string
  orderNo: string
  method: BillMethod
  amount: number
}
export const findSpent = ({ sql, enterpriseId }: Tenant, postingIds: readonly string[]): Promise<SpentRow[]> =>
  sql.query<SpentRow>(
    `SELECT at, posting_id AS "postingId", min(kind) AS kind, min(order_no) AS "orderNo", ${methodOf} AS method, sum(amount)::bigint AS amount
     FROM ledger_entry WHERE enterprise_id = $1 AND posting_id = ANY($2) AND ${ofCompany}
     GROUP BY at, posting_id, ${methodOf} HAVING sum(amount) <> 0 ORDER BY at, posting_id, 5`,
    [enterpriseId, postingIds],
  )

export interface NewBillLine {
  lineId: string
  at: Date
  postingId: string
  place: number
  orderNo: string
  position: number
  product: Product
  category: BillCategory
  method: BillMethod
  costCentreId: string
  projectCode: string
  departmentId: string
  travelApplyNo: string
  entityId: string
  night: number | null
  company: number
  voucher: VoucherType
  taxRate: number
  deductibleTax: number
  decision: BillDecision | null
  adjusts: string | null
}
export interface NewTold {
  postingId: string
  place: number
  body: ToldBody
}

/** A posting stands in one bill, whoever puts it there twice is refused by the table. */
export const insertBillPostings = (
  { sql, enterpriseId }: Tenant,
  billNo: string,
  postingIds: readonly string[],
): Promise<unknown> =>
  sql.query(
    'INSERT INTO bill_posting (enterprise_id, posting_id, bill_no) SELECT $1, id, $2 FROM unnest($3::uuid[]) AS posting(id)',
    [enterpriseId, billNo, postingIds],
  )

export const insertTold = ({ sql, enterpriseId }: Tenant, told: readonly NewTold[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO bill_told (enterprise_id, posting_id, place, body)
     SELECT $1, "postingId", place, body FROM jsonb_to_recordset($2::jsonb) AS told("postingId" uuid, place integer, body jsonb)`,
    [enterpriseId, JSON.stringify(told)],
  )

type StoredLine = InCodes<NewBillLine, { product: typeof products }>

export const insertBillLines = ({ sql, enterpriseId }: Tenant, billNo: string, lines: readonly NewBillLine[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO bill_line (enterprise_id, bill_no, line_id, at, posting_id, place, order_no, position, product, category, method, cost_centre_id,
       project_code, department_id, travel_apply_no, entity_id, night, company, voucher, tax_rate, deductible_tax, decision, adjusts)
     SELECT $1, $2, "lineId", at, "postingId", place, "orderNo", position, product, category, method, "costCentreId", "projectCode", "departmentId",
       "travelApplyNo", "entityId", night, company, voucher, "taxRate", "deductibleTax", decision, adjusts
     FROM jsonb_to_recordset($3::jsonb) AS line("lineId" text, at timestamptz, "postingId" uuid, place integer, "orderNo" text, position smallint,
       product smallint, category text, method text, "costCentreId" text, "projectCode" text, "departmentId" text, "travelApplyNo" text,
       "entityId" text, night smallint, company bigint, voucher text, "taxRate" smallint, "deductibleTax" bigint, decision text, adjusts text)`,
    [enterpriseId, billNo, JSON.stringify(lines.map((line): StoredLine => ({ ...line, product: products.code(line.product) })))],
  )

/** Lines that confirmed bills put off and no later bill has taken up stand in this one, undecided as the others. */
export const takeDeferred = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query(
    `INSERT INTO bill_line (enterprise_id, bill_no, line_id, at, posting_id, place, order_no, position, product, category, method, cost_centre_id,
       project_code, department_id, travel_apply_no, entity_id, night, company, voucher, tax_rate, deductible_tax, adjusts, deferred_from)
     SELECT l.enterprise_id, $2, line_id, l.at, posting_id, place, order_no, position, product, category, method, cost_centre_id, project_code,
       department_id, travel_apply_no, entity_id, night, company, voucher, tax_rate, deductible_tax, adjusts, l.bill_no
     FROM bill_line l JOIN bill b ON b.enterprise_id = l.enterprise_id AND b.bill_no = l.bill_no
     WHERE l.enterprise_id = $1 AND l.decision = 'nextPeriod' AND b.state NOT IN ('unbilled', 'preBill')
       AND NOT EXISTS (SELECT FROM bill_line later WHERE later.enterprise_id = $1 AND later.deferred_from = l.bill_no AND later.line_id = l.line_id
                       AND later.order_no = l.order_no)
     ON CONFLICT DO NOTHING`,
    [enterpriseId, billNo],
  )

interface DeferredSum {
  lines: number
  company: number
  onCredit: number
}
/** How many lines were put off and wait for the next bill, and their fen. */
export async function findDeferred({ sql, enterpriseId }: Tenant): Promise<DeferredSum> {
  const [row] = await sql.query<DeferredSum>(
    `SELECT count(*)::integer AS lines, coalesce(sum(company), 0)::bigint AS company,
       coalesce(sum(company) FILTER (WHERE method = 'companyCredit'), 0)::bigint AS "onCredit"
     FROM bill_line l JOIN bill b ON b.enterprise_id = l.enterprise_id AND b.bill_no = l.bill_no
     WHERE l.enterprise_id = $1 AND l.decision = 'nextPeriod' AND b.state NOT IN ('unbilled', 'preBill')
       AND NOT EXISTS (SELECT FROM bill_line later WHERE later.enterprise_id = $1 AND later.deferred_from = l.bill_no AND later.line_id = l.line_id
                       AND later.order_no = l.order_no)`,
    [enterpriseId],
  )
  return row!
}

/** What the ledger says of the company's money from one instant to another that stands in no bill, by method. */
export const findUnbilledSums = (
  { sql, enterpriseId }: Tenant,
  request: { from: Date; to: Date },
): Promise<{ method: BillMethod; amount: number }[]> =>
  sql.query(
    `SELECT ${methodOf} AS method, sum(amount)::bigint AS amount FROM ledger_entry e
     WHERE enterprise_id = $1 AND ${ofCompany} AND at >= $2 AND at < $3
       AND NOT EXISTS (SELECT FROM bill_posting b WHERE b.enterprise_id = $1 AND b.posting_id = e.posting_id)
     GROUP BY 1 HAVING sum(amount) <> 0 ORDER BY 1`,
    [enterpriseId, request.from, request.to],
  )
