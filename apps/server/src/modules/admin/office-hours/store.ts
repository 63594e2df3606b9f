import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import type { Tenant } from '../../../db/tenant'

export const upsertOfficeHours = ({ sql, enterpriseId }: Tenant, hours: OfficeHours): Promise<unknown> =>
  sql.query(
    `INSERT INTO office_hours (enterprise_id, hours) VALUES ($1, $2)
     ON CONFLICT (enterprise_id) DO UPDATE SET hours = excluded.hours`,
    [enterpriseId, JSON.stringify(hours)],
  )
