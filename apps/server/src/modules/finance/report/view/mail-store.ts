import type { Tenant } from '../../../../db/tenant'

/** A view that somebody has sent every month. */
export interface MailRow {
  viewId: string
  senderId: string
  day: number
  readerIds: string[]
  /** The local day on which it is sent next. */
  nextOn: string
}

const columns = 'view_id AS "viewId", sender_id AS "senderId", day, reader_ids AS "readerIds", next_on AS "nextOn"'

export const findMailsOf = ({ sql, enterpriseId }: Tenant, senderId: string): Promise<MailRow[]> =>
  sql.query<MailRow>(`SELECT ${columns} FROM report_mail WHERE enterprise_id = $1 AND sender_id = $2`, [enterpriseId, senderId])

/** What others send to somebody. */
export const findReceived = (
  { sql, enterpriseId }: Tenant,
  readerId: string,
): Promise<{ viewId: string; senderId: string; name: string; senderName: string }[]> =>
  sql.query(
    `SELECT m.view_id AS "viewId", m.sender_id AS "senderId", v.name, coalesce(e.name, '') AS "senderName" FROM report_mail m
     JOIN report_view v USING (enterprise_id, view_id)
     LEFT JOIN employee e ON e.enterprise_id = m.enterprise_id AND e.employee_id = m.sender_id
     WHERE m.enterprise_id = $1 AND m.sender_id <> $2 AND $2 = ANY(m.reader_ids) ORDER BY v.name, m.view_id`,
    [enterpriseId, readerId],
  )

export const upsertMail = (
  { sql, enterpriseId }: Tenant,
  { viewId, senderId, day, readerIds, nextOn }: MailRow,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO report_mail (enterprise_id, view_id, sender_id, day, reader_ids, next_on) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (enterprise_id, view_id, sender_id) DO UPDATE SET day = excluded.day, reader_ids = excluded.reader_ids, next_on = excluded.next_on`,
    [enterpriseId, viewId, senderId, day, readerIds, nextOn],
  )

/** Answers whether it was sent. */
export async function deleteMail({ sql, enterpriseId }: Tenant, viewId: string, senderId: string): Promise<boolean> {
  const rows = await sql.query(
    'DELETE FROM report_mail WHERE enterprise_id = $1 AND view_id::text = $2 AND sender_id = $3 RETURNING view_id',
    [enterpriseId, viewId, senderId],
  )
  return rows.length > 0
}

/** Takes one reader out; answers whether the person was among them. */
export async function removeReader(
  { sql, enterpriseId }: Tenant,
  { viewId, senderId, readerId }: Pick<MailRow, 'viewId' | 'senderId'> & { readerId: string },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE report_mail SET reader_ids = array_remove(reader_ids, $4)
     WHERE enterprise_id = $1 AND view_id::text = $2 AND sender_id = $3 AND $4 = ANY(reader_ids) RETURNING view_id`,
    [enterpriseId, viewId, senderId, readerId],
  )
  return rows.length > 0
}

/** What is to be sent by a day. */
export const findDueMails = ({ sql, enterpriseId }: Tenant, today: string): Promise<Pick<MailRow, 'viewId' | 'senderId'>[]> =>
  sql.query(
    `SELECT view_id AS "viewId", sender_id AS "senderId" FROM report_mail WHERE enterprise_id = $1 AND next_on <= $2
     ORDER BY view_id, sender_id`,
    [enterpriseId, today],
  )

/** One of these, held until it is sent; none where somebody else has sent it. */
export async function lockDueMail(
  { sql, enterpriseId }: Tenant,
  { viewId, senderId }: Pick<MailRow, 'viewId' | 'senderId'>,
  today: string,
): Promise<MailRow | undefined> {
  const [row] = await sql.query<MailRow>(
    `SELECT ${columns} FROM report_mail WHERE enterprise_id = $1 AND view_id = $2 AND sender_id = $3 AND next_on <= $4 FOR UPDATE`,
    [enterpriseId, viewId, senderId, today],
  )
  return row
}

export const setNextMail = (
  { sql, enterpriseId }: Tenant,
  { viewId, senderId }: Pick<MailRow, 'viewId' | 'senderId'>,
  nextOn: string,
): Promise<unknown> =>
  sql.query('UPDATE report_mail SET next_on = $4 WHERE enterprise_id = $1 AND view_id = $2 AND sender_id = $3', [
    enterpriseId,
    viewId,
    senderId,
    nextOn,
  ])
