import { products } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { Tenant } from '../../../db/tenant'

/** A sum of a bill's lines by one thing: fen of this period, and of all lines. */
export interface BillSumRow {
  by: 'product' | 'category' | 'entity' | 'costCentre' | 'method' | 'voucher'
  key: string
  lines: number
  company: number
  thisPeriod: number
  deductibleTax: number
}

/** Products are kept by their numbers. */
export const sumsInWords = (sums: readonly BillSumRow[]): BillSumRow[] =>
  sums.map((one) => (one.by === 'product' ? { ...one, key: products.word(Number(one.key) as CodeOf<typeof products>) } : one))

/** Counts and sums of a bill's lines: of all (level 63), and by one thing each. */
const summed = `SELECT GROUPING(product, category, entity_id, cost_centre_id, method, voucher) AS level, product, category, entity_id, cost_centre_id, method, voucher,
    count(*)::integer AS lines, count(*) FILTER (WHERE decision IS NULL)::integer AS undecided,
    count(*) FILTER (WHERE decision = 'nextPeriod')::integer AS deferred, coalesce(sum(company), 0)::bigint AS company,
    coalesce(sum(company) FILTER (WHERE decision IS DISTINCT FROM 'nextPeriod'), 0)::bigint AS charged,
    coalesce(sum(deductible_tax) FILTER (WHERE decision IS DISTINCT FROM 'nextPeriod'), 0)::bigint AS deductible
  FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2
  GROUP BY GROUPING SETS ((), (product), (category), (entity_id), (cost_centre_id), (method), (voucher))`
const listed = `(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'by', CASE level WHEN 31 THEN 'product' WHEN 47 THEN 'category' WHEN 55 THEN 'entity' WHEN 59 THEN 'costCentre' WHEN 61 THEN 'method' ELSE 'voucher' END,
    'key', coalesce(product::text, category, entity_id, cost_centre_id, method, voucher), 'lines', lines, 'company', company, 'thisPeriod', charged,
    'deductibleTax', deductible)
    ORDER BY level, abs(company) DESC, product, category, entity_id, cost_centre_id, method, voucher), '[]') FROM summed WHERE level < 63)`

/** Sums a bill anew from its lines, and keeps it, since a page shows it within a blink however many they are. */
export const sumBill = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query(
    `WITH summed AS (${summed})
     UPDATE bill SET lines = whole.lines, undecided = whole.undecided, deferred = whole.deferred, total = whole.charged,
       due = coalesce((SELECT charged FROM summed WHERE level = 61 AND method = 'companyCredit'), 0), sums = ${listed}
     FROM summed whole WHERE whole.level = 63 AND bill.enterprise_id = $1 AND bill.bill_no = $2`,
    [enterpriseId, billNo],
  )
