import type { Tenant } from '../../../db/tenant'

/** How often somebody read personal data for a purpose since then, and when first; two readings of one person follow each other. */
export async function countReadings(
  { sql, enterpriseId }: Tenant,
  reader: { employeeId: string; purpose: string; since: Date },
): Promise<{ count: number; first: Date | null }> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 10))', [`${enterpriseId}/${reader.employeeId}`])
  const [row] = await sql.query<{ count: number; first: Date | null }>(
    `SELECT count(*)::integer AS count, min(at) AS first FROM access_log
     WHERE enterprise_id = $1 AND employee_id = $2 AND at > $3 AND purpose = $4`,
    [enterpriseId, reader.employeeId, reader.since, reader.purpose],
  )
  return row!
}
