import type { Tenant } from '../../../../db/tenant'

/** Somebody whom a link was sent to. */
export interface InviteeRow {
  inviteeId: string
  orderNo: string
  invitationId: string
  personCipher: string
  mobileDigest: string
  invitedAt: Date
  remindedAt: Date | null
  /** Local day in China. */
  deleteOn: string
}

const columns = `invitee_id AS "inviteeId", order_no AS "orderNo", invitation_id AS "invitationId", person_cipher AS "personCipher",
  mobile_digest AS "mobileDigest", invited_at AS "invitedAt", reminded_at AS "remindedAt", delete_on::text AS "deleteOn"`

/** An answer that names their mobile, or named it first, is theirs. */
const answered = `EXISTS (SELECT FROM meeting_attendee a WHERE a.enterprise_id = $1 AND a.order_no = i.order_no
  AND i.mobile_digest IN (a.mobile_digest, a.first_digest))`

/** Each mobile once; answers those who were not there, or have no answer and only a link that is not among the open ones. */
export async function putInvitees(
  { sql, enterpriseId }: Tenant,
  rows: readonly Omit<InviteeRow, 'remindedAt'>[],
  open: ReadonlySet<string>,
): Promise<string[]> {
  const put = await sql.query<{ inviteeId: string }>(
    `INSERT INTO meeting_invitee AS i (enterprise_id, invitee_id, order_no, invitation_id, person_cipher, mobile_digest, invited_at, delete_on)
     SELECT $1, r."inviteeId", r."orderNo", r."invitationId", r."personCipher", r."mobileDigest", r."invitedAt", r."deleteOn"
     FROM jsonb_to_recordset($2::jsonb) AS r("inviteeId" text, "orderNo" text, "invitationId" text, "personCipher" text, "mobileDigest" text,
       "invitedAt" timestamptz, "deleteOn" date)
     ON CONFLICT (enterprise_id, order_no, mobile_digest) DO UPDATE SET invitation_id = excluded.invitation_id,
       person_cipher = excluded.person_cipher, invited_at = excluded.invited_at, reminded_at = NULL
     WHERE i.invitation_id <> ALL($3) AND NOT ${answered} RETURNING i.invitee_id AS "inviteeId"`,
    [enterpriseId, JSON.stringify(rows), [...open]],
  )
  return put.map(({ inviteeId }) => inviteeId)
}

export type ListedInvitee = InviteeRow & { answered: boolean }

/** Those of a meeting in the order in which they were invited. */
export const findInvitees = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<ListedInvitee[]> =>
  sql.query<ListedInvitee>(
    `SELECT ${columns}, ${answered} AS answered
     FROM meeting_invitee i WHERE enterprise_id = $1 AND order_no = $2 ORDER BY invitee_id`,
    [enterpriseId, orderNo],
  )

export async function findInvitee({ sql, enterpriseId }: Tenant, inviteeId: string): Promise<ListedInvitee | undefined> {
  const [row] = await sql.query<ListedInvitee>(
    `SELECT ${columns}, ${answered} AS answered FROM meeting_invitee i WHERE enterprise_id = $1 AND invitee_id = $2`,
    [enterpriseId, inviteeId],
  )
  return row
}

export const noteReminded = ({ sql, enterpriseId }: Tenant, inviteeIds: readonly string[], at: Date): Promise<unknown> =>
  sql.query('UPDATE meeting_invitee SET reminded_at = $3 WHERE enterprise_id = $1 AND invitee_id = ANY($2)', [
    enterpriseId,
    inviteeIds,
    at,
  ])

/** Whether there was one. */
export async function deleteInvitee(
  { sql, enterpriseId }: Tenant,
  { inviteeId, orderNo }: { inviteeId: string; orderNo: string },
): Promise<boolean> {
  const rows = await sql.query(
    'DELETE FROM meeting_invitee WHERE enterprise_id = $1 AND order_no = $2 AND invitee_id = $3 RETURNING invitee_id',
    [enterpriseId, orderNo, inviteeId],
  )
  return rows.length > 0
}

/** Those of these mobiles whom no answer is of. */
export const deleteSilent = (
  { sql, enterpriseId }: Tenant,
  { orderNo, mobileDigests }: { orderNo: string; mobileDigests: readonly string[] },
): Promise<unknown> =>
  sql.query(
    `DELETE FROM meeting_invitee i WHERE enterprise_id = $1 AND order_no = $2 AND mobile_digest = ANY($3) AND NOT ${answered}`,
    [enterpriseId, orderNo, mobileDigests],
  )
