import type { Tenant } from '../../../../db/tenant'

/** An answer to an invitation. */
export interface AttendeeRow {
  attendeeId: string
  orderNo: string
  invitationId: string
  answerCipher: string
  /** Keyed hash of the mobile. */
  mobileDigest: string
  answeredAt: Date
  /** Local day in China. */
  deleteOn: string
}

const columns = `attendee_id AS "attendeeId", order_no AS "orderNo", invitation_id AS "invitationId", answer_cipher AS "answerCipher",
  mobile_digest AS "mobileDigest", answered_at AS "answeredAt", delete_on::text AS "deleteOn"`

export const insertAttendee = ({ sql, enterpriseId }: Tenant, row: AttendeeRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO meeting_attendee (enterprise_id, attendee_id, order_no, invitation_id, answer_cipher, mobile_digest, answered_at, delete_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      enterpriseId,
      row.attendeeId,
      row.orderNo,
      row.invitationId,
      row.answerCipher,
      row.mobileDigest,
      row.answeredAt,
      row.deleteOn,
    ],
  )

export const updateAttendee = (
  { sql, enterpriseId }: Tenant,
  { attendeeId, answerCipher, mobileDigest, answeredAt }: AttendeeRow,
): Promise<unknown> =>
  sql.query(
    `UPDATE meeting_attendee
     SET answer_cipher = $3, mobile_digest = $4, answered_at = $5, first_digest = coalesce(first_digest, mobile_digest)
     WHERE enterprise_id = $1 AND attendee_id = $2`,
    [enterpriseId, attendeeId, answerCipher, mobileDigest, answeredAt],
  )

export interface ListedAttendee extends AttendeeRow {
  /** An earlier answer names the same mobile: this one counts when the organiser has removed that. */
  repeats: boolean
}

/** Those of a meeting in the order of their first answers. */
export const findAttendees = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<ListedAttendee[]> =>
  sql.query<ListedAttendee>(
    `SELECT ${columns}, attendee_id > min(attendee_id) OVER (PARTITION BY mobile_digest) AS repeats
     FROM meeting_attendee WHERE enterprise_id = $1 AND order_no = $2 ORDER BY attendee_id`,
    [enterpriseId, orderNo],
  )

export async function findAttendee({ sql, enterpriseId }: Tenant, attendeeId: string): Promise<AttendeeRow | undefined> {
  const [row] = await sql.query<AttendeeRow>(
    `SELECT ${columns} FROM meeting_attendee WHERE enterprise_id = $1 AND attendee_id = $2`,
    [enterpriseId, attendeeId],
  )
  return row
}

/** The mobiles that it named, or nothing where there was none. */
export async function deleteAttendee(
  { sql, enterpriseId }: Tenant,
  { attendeeId, orderNo }: { attendeeId: string; orderNo: string },
): Promise<string[] | undefined> {
  const [row] = await sql.query<{ mobileDigests: string[] }>(
    `DELETE FROM meeting_attendee WHERE enterprise_id = $1 AND order_no = $2 AND attendee_id = $3
     RETURNING array_remove(ARRAY[mobile_digest, first_digest], NULL) AS "mobileDigests"`,
    [enterpriseId, orderNo, attendeeId],
  )
  return row?.mobileDigests
}
