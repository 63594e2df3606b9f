import type { UsageEvent } from '@sojourn/contract/access/usage-event.calls'
import type { Tenant } from '../../../db/tenant'

interface SeenEvents {
  employeeId: string
  events: readonly UsageEvent[]
  now: Date
  perMinute: number
}

/** Keeps the events that are new while the person's last minute holds fewer than `perMinute`; answers how many were kept. */
export async function insertUsageEvents(
  { sql, enterpriseId }: Tenant,
  { employeeId, events, now, perMinute }: SeenEvents,
): Promise<number> {
  const rows = await sql.query<{ event_id: string }>(
    `INSERT INTO usage_event (enterprise_id, event_id, employee_id, event_code, entrance_code, event_type, happened_at, received_at)
     SELECT $1, e.id, $2, e."eventCode", e."entranceCode", e."eventType", least(e.at, $4::timestamptz), $4
     FROM jsonb_to_recordset($3::jsonb) AS e(id text, "eventCode" text, "entranceCode" text, "eventType" text, at timestamptz)
     WHERE (SELECT count(*) FROM usage_event WHERE enterprise_id = $1 AND employee_id = $2
            AND received_at > $4::timestamptz - interval '1 minute') < $5
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [enterpriseId, employeeId, JSON.stringify(events), now, perMinute],
  )
  return rows.length
}

/** Drops events received before a moment, of the customer in whose name the statement runs. */
export const dropUsageEvents = ({ sql, enterpriseId }: Tenant, before: Date): Promise<unknown> =>
  sql.query('DELETE FROM usage_event WHERE enterprise_id = $1 AND received_at < $2', [enterpriseId, before])
