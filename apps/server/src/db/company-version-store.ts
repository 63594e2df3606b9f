import type { Tenant } from './tenant'

/** Asked only where no other statement of the unit of work brought it. */
export async function findCompanyVersion({ sql, enterpriseId }: Tenant): Promise<number> {
  const [row] = await sql.query<{ version: number }>('SELECT version FROM company_version WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  return row?.version ?? 0
}
