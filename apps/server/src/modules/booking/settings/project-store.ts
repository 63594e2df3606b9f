import type { LocalText } from '@sojourn/contract/kit/language'
import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'

export interface ProjectRow {
  code: string
  name: LocalText
}

/** To which orders may be written on a day. */
export const findProjectsOn = remembered('projects', ({ sql, enterpriseId }: Tenant, day: string) =>
  sql.query<ProjectRow>(
    `SELECT code, name FROM project WHERE enterprise_id = $1 AND ended_on IS NULL
       AND coalesce(from_date, $2) <= $2 AND coalesce(to_date, $2) >= $2 ORDER BY code`,
    [enterpriseId, day],
  ),
)

/** Also those that have ended or not begun: orders keep their codes. */
export const findEveryProject = ({ sql, enterpriseId }: Tenant): Promise<ProjectRow[]> =>
  sql.query<ProjectRow>('SELECT code, name FROM project WHERE enterprise_id = $1 ORDER BY code', [enterpriseId])
