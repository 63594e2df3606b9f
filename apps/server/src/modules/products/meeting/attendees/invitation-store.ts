import type { Tenant } from '../../../../db/tenant'

/** A link by which people answer whether they come. */
export interface InvitationRow {
  invitationId: string
  orderNo: string
  /** The last day on which it is answered, in China. */
  answerBy: string
  usesAtMost: number
  madeAt: Date
  revokedAt: Date | null
  /** So many have answered by it. */
  uses: number
}

const columns = `invitation_id AS "invitationId", order_no AS "orderNo", answer_by::text AS "answerBy", uses_at_most AS "usesAtMost",
  made_at AS "madeAt", revoked_at AS "revokedAt",
  (SELECT count(*)::integer FROM meeting_attendee a
   WHERE a.enterprise_id = i.enterprise_id AND a.order_no = i.order_no AND a.invitation_id = i.invitation_id) AS uses`

type NewInvitation = Omit<InvitationRow, 'revokedAt' | 'uses'>

export const insertInvitation = (
  { sql, enterpriseId }: Tenant,
  { invitationId, orderNo, answerBy, usesAtMost, madeAt }: NewInvitation,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO meeting_invitation (enterprise_id, invitation_id, order_no, answer_by, uses_at_most, made_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [enterpriseId, invitationId, orderNo, answerBy, usesAtMost, madeAt],
  )

/** Those of a meeting, the newest first. */
export const findInvitations = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<InvitationRow[]> =>
  sql.query<InvitationRow>(
    `SELECT ${columns} FROM meeting_invitation i WHERE enterprise_id = $1 AND order_no = $2 ORDER BY invitation_id DESC`,
    [enterpriseId, orderNo],
  )

export async function findInvitation({ sql, enterpriseId }: Tenant, invitationId: string): Promise<InvitationRow | undefined> {
  const [row] = await sql.query<InvitationRow>(
    `SELECT ${columns} FROM meeting_invitation i WHERE enterprise_id = $1 AND invitation_id = $2`,
    [enterpriseId, invitationId],
  )
  return row
}

/** Revokes one that nobody has revoked; whether there was one. */
export async function revokeInvitation(
  { sql, enterpriseId }: Tenant,
  { invitationId, orderNo, at }: { invitationId: string; orderNo: string; at: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE meeting_invitation SET revoked_at = coalesce(revoked_at, $4)
     WHERE enterprise_id = $1 AND order_no = $2 AND invitation_id = $3 RETURNING invitation_id`,
    [enterpriseId, orderNo, invitationId, at],
  )
  return rows.length > 0
}
