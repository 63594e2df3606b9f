import type { ConsentEvent } from '@sojourn/domain/personal/privacy'
import type { Tenant } from '../../db/tenant'

/** The last word on each kind. */
export const findConsents = ({ sql, enterpriseId }: Tenant, employeeId: string): Promise<ConsentEvent[]> =>
  sql.query<ConsentEvent>(
    `SELECT DISTINCT ON (kind) kind, given, notice_version AS "noticeVersion", at FROM consent
     WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY kind, at DESC, id DESC`,
    [enterpriseId, employeeId],
  )

export const insertConsent = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  { id, kind, given, noticeVersion, at }: ConsentEvent & { id: string },
): Promise<unknown> =>
  sql.query(
    `INSERT INTO consent (enterprise_id, id, employee_id, kind, given, notice_version, at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [enterpriseId, id, employeeId, kind, given, noticeVersion, at],
  )
