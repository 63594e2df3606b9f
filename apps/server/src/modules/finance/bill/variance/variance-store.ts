import type { BillCategory, ProofEnding, VarianceKind, VarianceState } from '@sojourn/contract/finance/bill-words'
import type { Tenant } from '../../../../db/tenant'
import type { ToldBody } from '../told'

export interface VarianceRow {
  varianceId: string
  billNo: string
  lineId: string
  orderNo: string
  category: BillCategory
  /** Fen that the line charges. */
  company: number
  body: ToldBody
  kind: VarianceKind
  /** Fen by which the company finds the line too much; below nought too little. */
  claimed: number
  proof: string
  file: ProofEnding | null
  state: VarianceState
  raisedByName: string
  raisedAt: Date
  /** Fen that the agency changed, with which the company owes more. */
  adjusted: number | null
  answer: string
  answeredBy: string | null
  answeredByName: string | null
  answeredAt: Date | null
}
const columns = `v.variance_id AS "varianceId", v.bill_no AS "billNo", v.line_id AS "lineId", l.order_no AS "orderNo", l.category, l.company, told.body, v.kind, v.claimed, v.proof, v.state,
  v.raised_by_name AS "raisedByName", v.raised_at AS "raisedAt", v.adjusted, v.answer, v.answered_by AS "answeredBy",
  v.answered_by_name AS "answeredByName", v.answered_at AS "answeredAt",
  (SELECT ending FROM bill_variance_file file WHERE file.enterprise_id = v.enterprise_id AND file.variance_id = v.variance_id) AS file`
const withLine = `bill_variance v JOIN bill_line l ON l.enterprise_id = v.enterprise_id AND l.bill_no = v.bill_no AND l.line_id = v.line_id
  JOIN bill_told told ON told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place`

type Raised = Pick<
  VarianceRow,
  'varianceId' | 'billNo' | 'lineId' | 'kind' | 'claimed' | 'proof' | 'raisedByName' | 'raisedAt'
> & {
  raisedBy: string
}

/** False where one waits for this line already. */
export async function insertVariance({ sql, enterpriseId }: Tenant, raised: Raised): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO bill_variance (enterprise_id, variance_id, bill_no, line_id, kind, claimed, proof, state, raised_by, raised_by_name, raised_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10) ON CONFLICT DO NOTHING RETURNING 1`,
    [
      enterpriseId,
      raised.varianceId,
      raised.billNo,
      raised.lineId,
      raised.kind,
      raised.claimed,
      raised.proof,
      raised.raisedBy,
      raised.raisedByName,
      raised.raisedAt,
    ],
  )
  return rows.length === 1
}

export async function countPending({ sql, enterpriseId }: Tenant, billNo: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM bill_variance WHERE enterprise_id = $1 AND bill_no = $2 AND state = 'pending'`,
    [enterpriseId, billNo],
  )
  return row!.count
}

/** Newest first; of one bill or of all, in one state or in any. */
export const findVariances = (
  { sql, enterpriseId }: Tenant,
  request: { billNo: string | null; state: VarianceState | null; limit: number },
): Promise<VarianceRow[]> =>
  sql.query<VarianceRow>(
    `SELECT ${columns} FROM ${withLine}
     WHERE v.enterprise_id = $1 AND ($2::text IS NULL OR v.bill_no = $2) AND ($3::text IS NULL OR v.state = $3)
     ORDER BY v.raised_at DESC, v.variance_id DESC LIMIT $4`,
    [enterpriseId, request.billNo, request.state, request.limit],
  )

export async function findVariance({ sql, enterpriseId }: Tenant, varianceId: string): Promise<VarianceRow | undefined> {
  const [row] = await sql.query<VarianceRow>(
    `SELECT ${columns} FROM ${withLine} WHERE v.enterprise_id = $1 AND v.variance_id = $2`,
    [enterpriseId, varianceId],
  )
  return row
}

export async function lockVariance({ sql, enterpriseId }: Tenant, varianceId: string): Promise<VarianceRow | undefined> {
  const [row] = await sql.query<VarianceRow>(
    `SELECT ${columns} FROM ${withLine} WHERE v.enterprise_id = $1 AND v.variance_id = $2 FOR UPDATE OF v`,
    [enterpriseId, varianceId],
  )
  return row
}

export const answerVarianceRow = (
  { sql, enterpriseId }: Tenant,
  answer: {
    varianceId: string
    state: VarianceState
    adjusted: number | null
    answer: string
    by: string
    byName: string
    at: Date
  },
): Promise<unknown> =>
  sql.query(
    `UPDATE bill_variance SET state = $3, adjusted = $4, answer = $5, answered_by = $6, answered_by_name = $7, answered_at = $8
     WHERE enterprise_id = $1 AND variance_id = $2`,
    [enterpriseId, answer.varianceId, answer.state, answer.adjusted, answer.answer, answer.by, answer.byName, answer.at],
  )

export const closeVarianceRow = ({ sql, enterpriseId }: Tenant, varianceId: string, at: Date): Promise<unknown> =>
  sql.query(`UPDATE bill_variance SET state = 'closed', closed_at = $3 WHERE enterprise_id = $1 AND variance_id = $2`, [
    enterpriseId,
    varianceId,
    at,
  ])
