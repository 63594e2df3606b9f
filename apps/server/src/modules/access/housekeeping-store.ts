import { orderStates } from '@sojourn/contract/booking/codes'
import type { Sql } from '../../db/sql'
import type { Tenant } from '../../db/tenant'

/** Every company that has people. */
export const findEnterpriseIds = async (sql: Sql): Promise<number[]> =>
  (await sql.query<{ id: number }>('SELECT DISTINCT enterprise_id AS id FROM login ORDER BY 1')).map(({ id }) => id)

/** Rows that one statement takes, so that none comes near the time limit of a statement. */
const batch = 5_000

/** Deletes as many rows of a table, by their physical place, as `where` names; $1 is the batch. */
async function deleteAll(sql: Sql, table: string, where: string, values: readonly unknown[]): Promise<void> {
  const text = `WITH gone AS (
      DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT $1)) RETURNING 1)
    SELECT count(*)::integer AS count FROM gone`
  let gone: number
  do gone = (await sql.query<{ count: number }>(text, [batch, ...values]))[0]!.count
  while (gone === batch)
}

/** What has ended, of no customer: sessions, codes and links, and failures that lock nobody any more. */
export const deleteEnded = (sql: Sql, now: Date, codesBefore: Date): Promise<unknown> =>
  Promise.all([
    deleteAll(sql, 'session', 'expires_at <= $2', [now]),
    deleteAll(sql, 'second_step', 'expires_at <= $2', [now]),
    deleteAll(sql, 'verification', 'asked_at < $2 AND coalesce(ticket_expires_at, asked_at) < $2', [codesBefore]),
    deleteAll(sql, 'sign_in_attempt', 'first_at < $2 AND coalesce(locked_until, first_at) < $2', [codesBefore]),
  ])

/** Its holder had another visa on one of its days: while both are kept, a journey is charged to the one that it was made on. */
const besideAnother = `(EXISTS (SELECT FROM own_visa other WHERE other.enterprise_id = $2 AND other.employee_id = own_visa.employee_id
    AND other.visa_id <> own_visa.visa_id AND other.valid_from <= own_visa.valid_until AND other.valid_until >= own_visa.valid_from)
  OR EXISTS (SELECT FROM visa_applicant granted WHERE granted.enterprise_id = $2 AND granted.employee_id = own_visa.employee_id
    AND granted.stage = 'granted' AND (granted.body->'granted'->>'validFrom')::date <= own_visa.valid_until
    AND granted.valid_until >= own_visa.valid_from))`

interface Ended {
  /** Both in China. */
  today: string
  visasBefore: string
  answersBefore: Date
  draftsBefore: Date
  trialsBefore: Date
  papersBefore: Date
  searchesBefore: Date
}
/** The same of one customer. */
export const deleteEndedOf = (
  { sql, enterpriseId }: Tenant,
  { today, visasBefore, answersBefore, draftsBefore, trialsBefore, papersBefore, searchesBefore }: Ended,
): Promise<unknown> =>
  Promise.all([
    deleteAll(sql, 'idempotency', 'enterprise_id = $2 AND created_at < $3', [enterpriseId, answersBefore]),
    deleteAll(sql, 'passkey_enrolment', 'enterprise_id = $2 AND expires_at < $3', [enterpriseId, answersBefore]),
    deleteAll(
      sql,
      'order_export_piece',
      `enterprise_id = $2 AND export_id IN (SELECT export_id FROM order_export
       WHERE enterprise_id = $2 AND ended_at < $3)`,
      [enterpriseId, draftsBefore],
    ),
    deleteAll(sql, 'order_export', 'enterprise_id = $2 AND ended_at < $3', [enterpriseId, answersBefore]),
    // Papers of applications say themselves when they go.
    deleteAll(sql, 'visa_upload', 'enterprise_id = $2 AND delete_on <= $3', [enterpriseId, today]),
    // What names those who came; bills and invoices are vouchers of the accounts, which are kept.
    deleteAll(sql, 'meeting_evidence', `enterprise_id = $2 AND kind IN ('notice', 'attendance') AND uploaded_at < $3`, [
      enterpriseId,
      papersBefore,
    ]),
    deleteAll(sql, 'meeting_attendee', 'enterprise_id = $2 AND delete_on <= $3', [enterpriseId, today]),
    deleteAll(sql, 'meeting_invitee', 'enterprise_id = $2 AND delete_on <= $3', [enterpriseId, today]),
    deleteAll(sql, 'recent_search', 'enterprise_id = $2 AND searched_at < $3', [enterpriseId, searchesBefore]),
    deleteAll(sql, 'own_visa', `enterprise_id = $2 AND valid_until < $3 AND (valid_until < $4 OR NOT ${besideAnother})`, [
      enterpriseId,
      today,
      visasBefore,
    ]),
    deleteAll(
      sql,
      'told_to_carriers',
      `enterprise_id = $2 AND (told_at < $3 OR EXISTS (SELECT FROM employee holder
         WHERE holder.enterprise_id = $2 AND holder.employee_id = told_to_carriers.employee_id AND NOT holder.active))`,
      [enterpriseId, papersBefore],
    ),
    deleteAll(sql, 'policy_lab_run', 'enterprise_id = $2 AND ended_at < $3', [enterpriseId, trialsBefore]),
    // A rejected order is submitted again from its search.
    deleteAll(
      sql,
      'temp_order',
      `enterprise_id = $2 AND expires_at < $3 AND NOT EXISTS (SELECT FROM orders o
         WHERE o.enterprise_id = $2 AND o.state = $4 AND o.temp_order_no = temp_order.temp_order_no)`,
      [enterpriseId, draftsBefore, orderStates.code('rejected')],
    ),
  ])

/** Choice sets of searches that are over, to which no order refers. */
export async function deleteChoiceSets({ sql, enterpriseId }: Tenant, before: Date): Promise<void> {
  let gone: number
  do
    gone = (await sql.query<{ gone: number }>('SELECT purge_choice_sets($1, $2, $3) AS gone', [enterpriseId, before, batch]))[0]!
      .gone
  while (gone === batch)
}
