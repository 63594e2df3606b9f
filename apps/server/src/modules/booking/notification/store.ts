import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { containing } from '../../../db/like'
import { pageLimit } from '../../../db/page-limit'
import type { Sql } from '../../../db/sql'
import type { Tenant } from '../../../db/tenant'
import { writeLast } from '../../../db/write-last'
import type { Cursor } from '../../../kit/cursor'
import { latinOf } from '../columns/latin-column'

export interface Notification {
  id: string
  employeeId: string
  address: string
  language: string
  subject: string
  body: string
  /** Sealed: lines that only the sent copy carries, never the one that is read in the product. */
  sentOnlyCipher?: string | null
  /** Number of the order or application that it is about. */
  subjectNo?: string
}

export interface Reader extends ReadableName {
  employeeId: string
  email: string
  language: string
  /** Groups of letters that the person does without. */
  unwantedNotifications: string[]
}
export const findReaders = ({ sql, enterpriseId }: Tenant, employeeIds: readonly string[]): Promise<Reader[]> =>
  sql.query<Reader>(
    `SELECT employee_id AS "employeeId", name, ${latinOf('employee', 'anybody')} AS latin, email, language, unwanted_letters AS "unwantedNotifications"
     FROM employee WHERE enterprise_id = $1 AND employee_id = ANY($2) AND active`,
    [enterpriseId, employeeIds],
  )

/** Written with the transaction that it reports, sent afterwards. */
export const insertNotifications = (
  { sql, enterpriseId }: Tenant,
  notifications: readonly Notification[],
  createdAt: Date,
): Promise<void> =>
  writeLast(sql, insertMail, ...notifications.map((notification) => ({ ...notification, enterpriseId, createdAt })))

const insertMail = (sql: Sql, notifications: readonly Notification[]): Promise<unknown> =>
  sql.query(
    `INSERT INTO mail (enterprise_id, id, employee_id, address, language, subject, body, created_at, sent_only_cipher, subject_no)
     SELECT notification."enterpriseId", notification.id, notification."employeeId", notification.address, notification.language, notification.subject, notification.body,
       notification."createdAt", notification."sentOnlyCipher", notification."subjectNo"
     FROM jsonb_to_recordset($1::jsonb) AS notification("enterpriseId" integer, id uuid, "employeeId" text, address text, language text,
       subject text, body text, "createdAt" timestamptz, "sentOnlyCipher" text, "subjectNo" text)`,
    [JSON.stringify(notifications)],
  )

export interface NotificationSearch {
  employeeId: string
  keyword: string
  /** Only this one. */
  id: string | undefined
  before: Cursor | undefined
  limit: number
}
/** Newest first, by key; only what was asked stands in the statement. */
export function findNotifications({ sql, enterpriseId }: Tenant, { employeeId, keyword, id, before, limit }: NotificationSearch) {
  const values: unknown[] = [enterpriseId, employeeId, before?.at ?? 'infinity', before?.id ?? '']
  const words = keyword === '' ? '' : `$${values.push(containing(keyword))}`
  const narrowed = [
    ...(words ? [`(subject ILIKE ${words} OR body ILIKE ${words})`] : []),
    ...(id === undefined ? [] : [`id::text = $${values.push(id)}`]),
  ]
  return sql.query<{ id: string; at: Date; subject: string; body: string }>(
    `SELECT id, created_at AS at, subject, body FROM mail
     WHERE enterprise_id = $1 AND employee_id = $2 AND (created_at, id::text) < ($3::timestamptz, $4::text)
       ${narrowed.map((condition) => `AND ${condition}`).join(' ')}
     ORDER BY created_at DESC, id::text DESC LIMIT ${pageLimit(limit)}`,
    values,
  )
}

export async function findNotification(
  { sql, enterpriseId }: Tenant,
  id: string,
): Promise<(Notification & { sentAt: Date | null }) | undefined> {
  const [row] = await sql.query<Notification & { sentAt: Date | null }>(
    `SELECT id, employee_id AS "employeeId", address, language, subject, body, sent_at AS "sentAt", sent_only_cipher AS "sentOnlyCipher"
     FROM mail WHERE enterprise_id = $1 AND id = $2`,
    [enterpriseId, id],
  )
  return row
}
/** Its file is kept no longer than it is on its way. */
export const markSent = ({ sql, enterpriseId }: Tenant, id: string, at: Date): Promise<unknown> =>
  sql.query(
    `WITH delivered AS (DELETE FROM mail_file WHERE enterprise_id = $1 AND mail_id = $2)
     UPDATE mail SET sent_at = $3, sent_only_cipher = NULL WHERE enterprise_id = $1 AND id = $2`,
    [enterpriseId, id, at],
  )
