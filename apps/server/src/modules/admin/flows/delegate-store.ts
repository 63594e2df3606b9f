import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

export interface CompanyDelegateRow {
  delegateId: string
  principalId: string
  principal: string
  principalLatin: LatinName | null
  substituteId: string
  substitute: string
  substituteLatin: LatinName | null
  fromDate: string
  toDate: string
  /** An administrator's name, where one set it. */
  setBy: string | null
  setByLatin: LatinName | null
}

const delegatesAtMost = 200

/** Those that are in force or to come, the earliest first; only one where it is named. */
export const findCompanyDelegates = (
  { sql, enterpriseId }: Tenant,
  { today, reader, delegateId }: { today: string; reader: Reader; delegateId?: string },
): Promise<CompanyDelegateRow[]> =>
  sql.query<CompanyDelegateRow>(
    `SELECT d.delegate_id AS "delegateId", d.principal_id AS "principalId", principal.name AS principal,
            ${latinOf('d', reader, 'principal_id')} AS "principalLatin", d.substitute_id AS "substituteId", substitute.name AS substitute,
            ${latinOf('d', reader, 'substitute_id')} AS "substituteLatin", d.from_date AS "fromDate", d.to_date AS "toDate",
            setter.name AS "setBy", ${latinOf('d', reader, 'set_by')} AS "setByLatin"
     FROM approval_delegate d
     JOIN employee principal ON principal.enterprise_id = d.enterprise_id AND principal.employee_id = d.principal_id
     JOIN employee substitute ON substitute.enterprise_id = d.enterprise_id AND substitute.employee_id = d.substitute_id
     LEFT JOIN employee setter ON setter.enterprise_id = d.enterprise_id AND setter.employee_id = d.set_by
     WHERE d.enterprise_id = $1 AND d.revoked_at IS NULL AND d.to_date >= $2::date AND ($3::text IS NULL OR d.delegate_id::text = $3)
     ORDER BY d.from_date, d.delegate_id LIMIT ${delegatesAtMost}`,
    [enterpriseId, today, delegateId ?? null],
  )
