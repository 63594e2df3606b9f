import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import type { Tenant } from '../../../db/tenant'

export async function findDeskHours({ sql, enterpriseId }: Tenant): Promise<DeskHours | undefined> {
  const [row] = await sql.query<{ hours: DeskHours }>('SELECT hours FROM desk_hours WHERE agency_id = $1', [enterpriseId])
  return row?.hours
}

export const upsertDeskHours = ({ sql, enterpriseId }: Tenant, hours: DeskHours): Promise<unknown> =>
  sql.query(
    'INSERT INTO desk_hours (agency_id, hours) VALUES ($1, $2) ON CONFLICT (agency_id) DO UPDATE SET hours = excluded.hours',
    [enterpriseId, JSON.stringify(hours)],
  )
