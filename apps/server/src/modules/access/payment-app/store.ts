import type { PaymentAppState } from '@sojourn/contract/access/payment-app-states'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { latinOf, type Reader } from '../../booking/columns/latin-column'

/** 1 under way, 2 in force, 3 refused. */
export type StoredStatus = 1 | 2 | 3

export interface PaymentAppStatuses {
  enterprise: StoredStatus | null
  employee: StoredStatus | null
  employeeChangedAt: Date | null
}

export async function findStatuses({ sql, enterpriseId }: Tenant, employeeId: string): Promise<PaymentAppStatuses> {
  const [row] = await sql.query<PaymentAppStatuses>(
    `SELECT (SELECT status FROM payment_app_enterprise WHERE enterprise_id = $1) AS enterprise,
            person.status AS employee, person.changed_at AS "employeeChangedAt"
     FROM (SELECT) AS one
     LEFT JOIN payment_app_employee AS person ON person.enterprise_id = $1 AND person.employee_id = $2`,
    [enterpriseId, employeeId],
  )
  return row ?? { enterprise: null, employee: null, employeeChangedAt: null }
}

export async function countAuthorized({ sql, enterpriseId }: Tenant): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM payment_app_employee WHERE enterprise_id = $1 AND status = 2',
    [enterpriseId],
  )
  return row?.count ?? 0
}

export const saveEnterpriseStatus = ({ sql, enterpriseId }: Tenant, status: StoredStatus, at: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO payment_app_enterprise (enterprise_id, status, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id) DO UPDATE SET status = $2, changed_at = $3 WHERE payment_app_enterprise.status <> 2`,
    [enterpriseId, status, at],
  )

export const saveEmployeeStatus = (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  status: StoredStatus,
  at: Date,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO payment_app_employee (enterprise_id, employee_id, status, changed_at)
     SELECT enterprise_id, employee_id, $3, $4 FROM employee WHERE enterprise_id = $1 AND employee_id = $2 AND active
     ON CONFLICT (enterprise_id, employee_id) DO UPDATE SET status = $3, changed_at = $4 WHERE payment_app_employee.status <> 2`,
    [enterpriseId, employeeId, status, at],
  )

export interface PaymentAppPersonRow {
  employeeId: string
  name: string
  latin: LatinName | null
  number: string
  departmentName: LocalText
  status: StoredStatus | null
  changedAt: Date | null
  sortValue: string
}
interface PeopleSearch {
  /** A pattern of ILIKE. */
  pattern: string
  state: PaymentAppState | null
  after: { value: string; id: string } | undefined
  limit: number
  reader: Reader
}
/** People in office with their status, by name. */
export const searchPeople = (
  { sql, enterpriseId }: Tenant,
  { pattern, state, after, limit, reader }: PeopleSearch,
): Promise<PaymentAppPersonRow[]> =>
  sql.query<PaymentAppPersonRow>(
    `SELECT e.employee_id AS "employeeId", e.name, ${latinOf('e', reader)} AS latin, e.number, department.name AS "departmentName",
       person.status, person.changed_at AS "changedAt", e.name_pinyin AS "sortValue"
     FROM employee e JOIN department USING (enterprise_id, department_id)
     LEFT JOIN payment_app_employee AS person ON person.enterprise_id = e.enterprise_id AND person.employee_id = e.employee_id
     WHERE e.enterprise_id = $1 AND e.active AND (e.name_pinyin, e.employee_id) > ($2, $3)
       AND (e.name ILIKE $4 OR replace(e.name_pinyin, ' ', '') ILIKE replace($4, ' ', '') OR e.number ILIKE $4)
       AND ($5::text IS NULL OR $5 = CASE person.status WHEN 2 THEN 'linked' WHEN 3 THEN 'refused' ELSE 'open' END)
     ORDER BY e.name_pinyin, e.employee_id LIMIT ${pageLimit(limit)}`,
    [enterpriseId, after?.value ?? '', after?.id ?? '', pattern, state],
  )
