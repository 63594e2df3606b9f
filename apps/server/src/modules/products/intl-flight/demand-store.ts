import type { Tenant } from '../../../db/tenant'

/** Handbook 2.5: quoted, and waiting for the requester's answer. */
const quoted = 2

export async function countUnconfirmedDemands({ sql, enterpriseId }: Tenant, employeeId: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM flight_demand WHERE enterprise_id = $1 AND employee_id = $2 AND state = $3',
    [enterpriseId, employeeId, quoted],
  )
  return row?.count ?? 0
}
