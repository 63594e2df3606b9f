import { products } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { Tenant } from '../../../db/tenant'

/** A sum of a bill's lines by one thing: fen of this period, and of all lines. */
export interface BillSumRow {
  by: 'product' | 'category' | 'entity' | 'costCentre' | 'way'
  key: string
  lines: number
  company: number
  thisPeriod: number
}

/** Products are kept by their numbers. */
export const sumsInWords = (sums: readonly BillSumRow[]): BillSumRow[] =>
  sums.map((one) => (one.by === 'product' ? { ...one, key: products.word(Number(one.key) as CodeOf<typeof products>) } : one))

/** Counts and sums of a bill's lines: of all (level 31), and by one thing each. */
const summed = `SELECT GROUPING(product, category, entity_id, cost_centre_id, way) AS level, product, category, entity_id, cost_centre_id, way,
    count(*)::integer AS lines, count(*) FILTER (WHERE decision IS NULL)::integer AS undecided,
    count(*) FILTER (WHERE decision = 'nextPeriod')::integer AS deferred, coalesce(sum(company), 0)::bigint AS company,
    coalesce(sum(company) FILTER (WHERE decision IS DISTINCT FROM 'nextPeriod'), 0)::bigint AS charged
  FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2
  GROUP BY GROUPING SETS ((), (product), (category), (entity_id), (cost_centre_id), (way))`
const listed = `(SELECT coalesce(jsonb_agg(jsonb_build_object(
    'by', CASE level WHEN 15 THEN 'product' WHEN 23 THEN 'category' WHEN 27 THEN 'entity' WHEN 29 THEN 'costCentre' ELSE 'way' END,
    'key', coalesce(product::text, category, entity_id, cost_centre_id, way), 'lines', lines, 'company', company, 'thisPeriod', charged)
    ORDER BY level, abs(company) DESC, product, category, entity_id, cost_centre_id, way), '[]') FROM summed WHERE level < 31)`

/** Sums a bill anew from its lines, and keeps it, since a page shows it within a blink however many they are. */
export const sumBill = ({ sql, enterpriseId }: Tenant, billNo: string): Promise<unknown> =>
  sql.query(
    `WITH summed AS (${summed})
     UPDATE bill SET lines = whole.lines, undecided = whole.undecided, deferred = whole.deferred, total = whole.charged,
       due = coalesce((SELECT charged FROM summed WHERE level = 30 AND way = 'companyCredit'), 0), sums = ${listed}
     FROM summed whole WHERE whole.level = 31 AND bill.enterprise_id = $1 AND bill.bill_no = $2`,
    [enterpriseId, billNo],
  )

/** The same without keeping it. */
export async function sumsOf({ sql, enterpriseId }: Tenant, billNo: string): Promise<BillSumRow[]> {
  const [row] = await sql.query<{ sums: BillSumRow[] }>(`WITH summed AS (${summed}) SELECT ${listed} AS sums`, [
    enterpriseId,
    billNo,
  ])
  return sumsInWords(row!.sums)
}
