import { products, type Product } from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

export interface GoldenRow {
  goldenId: string
  name: string
  product: Product
  orderNo: string
  searchId: string
  /** Null is what the order bought. */
  position: number | null
  verdict: Verdict
  endedOn: string | null
}
/** With the search, and what is needed to find what was bought of it. */
export interface GoldenChoiceRow extends GoldenRow {
  journey: number
  body: string
  segments: unknown[]
  title: LocalText
  travelOn: string
}

type Stored<Row extends GoldenRow> = InCodes<Row, { product: typeof products }>
const inWords = <Row extends GoldenRow>(row: Stored<Row>): Row =>
  ({ ...row, product: products.word(row.product) }) as unknown as Row

const columns = `golden.golden_id AS "goldenId", golden.name, golden.product, golden.order_no AS "orderNo", golden.search_id AS "searchId",
  golden.position, golden.verdict, golden.ended_on AS "endedOn"`
const segments = (order: string): string => `(SELECT jsonb_agg(segment.body ORDER BY segment.position) FROM order_segment segment
  WHERE segment.enterprise_id = ${order}.enterprise_id AND segment.order_no = ${order}.order_no) AS segments`
const travelOn = (order: string): string => `(SELECT min(segment.depart_date) FROM order_segment segment
  WHERE segment.enterprise_id = ${order}.enterprise_id AND segment.order_no = ${order}.order_no) AS "travelOn"`

/** The newest first; those that ended as well where they are asked for. */
export async function findGoldenChoices(
  { sql, enterpriseId }: Tenant,
  { ended, most }: { ended: boolean; most: number },
): Promise<GoldenChoiceRow[]> {
  const rows = await sql.query<Stored<GoldenChoiceRow>>(
    `SELECT ${columns}, choice_set.journey, choice_set.body, orders.title, ${segments('orders')}, ${travelOn('orders')}
     FROM golden_trip golden
     JOIN choice_set ON choice_set.enterprise_id = golden.enterprise_id AND choice_set.search_id = golden.search_id
     JOIN orders ON orders.enterprise_id = golden.enterprise_id AND orders.order_no = golden.order_no
     WHERE golden.enterprise_id = $1 AND (golden.ended_on IS NOT NULL) = $2
     ORDER BY golden.created_at DESC, golden.golden_id LIMIT $3`,
    [enterpriseId, ended, most],
  )
  return rows.map((row) => inWords<GoldenChoiceRow>(row))
}

export async function findGolden({ sql, enterpriseId }: Tenant, goldenId: string): Promise<GoldenRow | undefined> {
  const [row] = await sql.query<Stored<GoldenRow>>(
    `SELECT ${columns} FROM golden_trip golden WHERE golden.enterprise_id = $1 AND golden.golden_id = $2`,
    [enterpriseId, goldenId],
  )
  return row && inWords<GoldenRow>(row)
}

/** Until the transaction ends nobody else of the company adds one. */
export async function countGolden({ sql, enterpriseId }: Tenant): Promise<number> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('golden trips', $1))", [enterpriseId])
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM golden_trip WHERE enterprise_id = $1 AND ended_on IS NULL',
    [enterpriseId],
  )
  return row!.count
}

export const insertGolden = (
  { sql, enterpriseId }: Tenant,
  row: Omit<GoldenRow, 'endedOn'> & { createdAt: Date },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO golden_trip (enterprise_id, golden_id, name, product, order_no, search_id, position, verdict, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      enterpriseId,
      row.goldenId,
      row.name,
      products.code(row.product),
      row.orderNo,
      row.searchId,
      row.position,
      row.verdict,
      row.createdAt,
    ],
  )

export const updateGolden = (
  { sql, enterpriseId }: Tenant,
  { goldenId, name, verdict }: Pick<GoldenRow, 'goldenId' | 'name' | 'verdict'>,
): Promise<unknown> =>
  sql.query('UPDATE golden_trip SET name = $3, verdict = $4 WHERE enterprise_id = $1 AND golden_id = $2', [
    enterpriseId,
    goldenId,
    name,
    verdict,
  ])

export const updateGoldenEnd = ({ sql, enterpriseId }: Tenant, goldenId: string, endedOn: string): Promise<unknown> =>
  sql.query('UPDATE golden_trip SET ended_on = $3 WHERE enterprise_id = $1 AND golden_id = $2', [enterpriseId, goldenId, endedOn])

export interface OfferedRow {
  searchId: string
  journey: number
  searchedAt: Date
  body: string
  segments: unknown[]
  title: LocalText
  travelOn: string
}
/** What an order was chosen from, the first first. */
export const findOffered = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<OfferedRow[]> =>
  sql.query<OfferedRow>(
    `SELECT choice_set.search_id AS "searchId", choice_set.journey, choice_set.searched_at AS "searchedAt", choice_set.body,
            orders.title, ${segments('orders')}, ${travelOn('orders')}
     FROM orders JOIN choice_set ON choice_set.enterprise_id = orders.enterprise_id AND choice_set.search_id = ANY(orders.search_ids)
     WHERE orders.enterprise_id = $1 AND orders.order_no = $2 ORDER BY choice_set.searched_at, choice_set.search_id LIMIT 12`,
    [enterpriseId, orderNo],
  )
