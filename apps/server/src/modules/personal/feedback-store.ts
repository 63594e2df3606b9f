import type { FeedbackCategory } from '@sojourn/contract/personal/feedback.calls'
import type { Tenant } from '../../db/tenant'

export interface FeedbackRow {
  feedbackId: string
  employeeId: string
  employeeName: string
  category: FeedbackCategory
  contentCipher: string
  contactCipher: string
  orderNo: string | null
  createdAt: Date
  answerCipher: string | null
  answeredByName: string | null
  answeredAt: Date | null
}
const columns = `
  SELECT feedback_id AS "feedbackId", feedback.employee_id AS "employeeId", employee.name AS "employeeName", category,
         content_cipher AS "contentCipher", contact_cipher AS "contactCipher", order_no AS "orderNo", created_at AS "createdAt",
         answer_cipher AS "answerCipher", operator.name AS "answeredByName", answered_at AS "answeredAt"
  FROM feedback
  JOIN employee USING (enterprise_id, employee_id)
  LEFT JOIN employee operator ON operator.enterprise_id = feedback.enterprise_id AND operator.employee_id = feedback.answered_by
  WHERE feedback.enterprise_id = $1`

export const findFeedbackOf = ({ sql, enterpriseId }: Tenant, employeeId: string, limit: number): Promise<FeedbackRow[]> =>
  sql.query<FeedbackRow>(`${columns} AND feedback.employee_id = $2 ORDER BY created_at DESC, feedback_id DESC LIMIT $3`, [
    enterpriseId,
    employeeId,
    limit,
  ])

/** What waits for an answer first. */
export const findCompanyFeedback = ({ sql, enterpriseId }: Tenant, limit: number): Promise<FeedbackRow[]> =>
  sql.query<FeedbackRow>(`${columns} ORDER BY answered_at IS NOT NULL, created_at DESC, feedback_id DESC LIMIT $2`, [
    enterpriseId,
    limit,
  ])

export async function findFeedback({ sql, enterpriseId }: Tenant, feedbackId: string): Promise<FeedbackRow | undefined> {
  const [row] = await sql.query<FeedbackRow>(`${columns} AND feedback_id = $2`, [enterpriseId, feedbackId])
  return row
}

/** Of a period, and when the first of it was. */
export async function countFeedback(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await sql.query<{ count: number; first: Date | null }>(
    'SELECT count(*)::integer AS count, min(created_at) AS first FROM feedback WHERE enterprise_id = $1 AND employee_id = $2 AND created_at > $3',
    [enterpriseId, employeeId, since],
  )
  return row!
}

export const insertFeedback = (
  { sql, enterpriseId }: Tenant,
  row: Omit<FeedbackRow, 'employeeName' | 'answerCipher' | 'answeredByName' | 'answeredAt'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO feedback (enterprise_id, feedback_id, employee_id, category, content_cipher, contact_cipher, order_no, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      enterpriseId,
      row.feedbackId,
      row.employeeId,
      row.category,
      row.contentCipher,
      row.contactCipher,
      row.orderNo,
      row.createdAt,
    ],
  )

/** False when somebody has answered already; of two answers at once one is kept. */
export async function storeAnswer(
  { sql, enterpriseId }: Tenant,
  feedbackId: string,
  { answerCipher, by, at }: { answerCipher: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE feedback SET answer_cipher = $3, answered_by = $4, answered_at = $5
     WHERE enterprise_id = $1 AND feedback_id = $2 AND answered_at IS NULL RETURNING feedback_id`,
    [enterpriseId, feedbackId, answerCipher, by, at],
  )
  return rows.length > 0
}
