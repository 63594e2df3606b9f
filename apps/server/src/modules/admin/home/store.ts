import { orderStates } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'
import { lacksSuperior } from '../person/search-store'

export async function findCompanyName({ sql, enterpriseId }: Tenant): Promise<LocalText> {
  const [row] = await sql.query<{ name: LocalText }>('SELECT name FROM enterprise WHERE enterprise_id = $1', [enterpriseId])
  return row!.name
}

export interface HomeCounts {
  people: number
  invited: number
  leaving: number
  leavingWithTrips: number
  peopleWithoutSuperior: number
  endingDocuments: number
  departments: number
  departmentsWithoutHead: number
}

/** What there is and what waits within departments, null being all; documents that end before a day count. */
export async function findHomeCounts(
  { sql, enterpriseId }: Tenant,
  { departments, documentsBefore }: { departments: readonly string[] | null; documentsBefore: string },
): Promise<HomeCounts> {
  const [row] = await sql.query<HomeCounts>(
    `SELECT count(*)::integer AS people,
       count(*) FILTER (WHERE e.awaiting_activation AND e.last_day IS NULL)::integer AS invited,
       count(*) FILTER (WHERE e.last_day IS NOT NULL)::integer AS leaving,
       count(*) FILTER (WHERE e.last_day IS NOT NULL AND EXISTS (
         SELECT FROM order_traveller JOIN orders USING (enterprise_id, order_no)
         WHERE order_traveller.enterprise_id = $1 AND order_traveller.employee_id = e.employee_id AND orders.state = ${orderStates.code('issued')}
           AND order_traveller.depart_at >= ((e.last_day + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')))::integer AS "leavingWithTrips",
       count(*) FILTER (WHERE ${lacksSuperior})::integer AS "peopleWithoutSuperior",
       count(*) FILTER (WHERE EXISTS (SELECT FROM credential WHERE credential.enterprise_id = $1 AND credential.employee_id = e.employee_id
         AND credential.expires_on < $3))::integer AS "endingDocuments",
       (SELECT count(*)::integer FROM department WHERE enterprise_id = $1 AND ended_on IS NULL
          AND ($2::text[] IS NULL OR department_id = ANY($2))) AS departments,
       (SELECT count(*)::integer FROM department WHERE enterprise_id = $1 AND ended_on IS NULL AND head_id IS NULL
          AND ($2::text[] IS NULL OR department_id = ANY($2))) AS "departmentsWithoutHead"
     FROM employee e WHERE e.enterprise_id = $1 AND e.active AND ($2::text[] IS NULL OR e.department_id = ANY($2))`,
    [enterpriseId, departments, documentsBefore],
  )
  return row!
}

/** The period of the service agreement; null where none was signed. */
export async function findAgreement({ sql, enterpriseId }: Tenant) {
  const [row] = await sql.query<{ agreementFrom: string | null; agreementTo: string | null }>(
    'SELECT agreement_from AS "agreementFrom", agreement_to AS "agreementTo" FROM enterprise WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row!
}
