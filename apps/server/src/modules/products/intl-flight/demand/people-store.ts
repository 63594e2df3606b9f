import type { CredentialType } from '@sojourn/contract/booking/codes'
import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../../../db/tenant'

/** People whose name has a part like this. */
export async function findEmployeesNamed({ sql, enterpriseId }: Tenant, part: string): Promise<string[]> {
  const rows = await sql.query<{ employeeId: string }>(
    `SELECT employee_id AS "employeeId" FROM employee WHERE enterprise_id = $1 AND strpos(lower(name), lower($2)) > 0 LIMIT 1000`,
    [enterpriseId, part],
  )
  return rows.map(({ employeeId }) => employeeId)
}

export interface Bearing {
  employeeId: string
  numberHash: string
  type: CredentialType
  nameOnCredential: string
}
/** Who bears documents of these numbers, by their keyed hashes. */
export async function findBearers({ sql, enterpriseId }: Tenant, hashes: readonly string[]): Promise<Bearing[]> {
  const rows = await sql.query<Omit<Bearing, 'type'> & { type: Parameters<typeof credentialTypes.word>[0] }>(
    `SELECT employee_id AS "employeeId", number_hash AS "numberHash", type, name_on_credential AS "nameOnCredential"
     FROM credential WHERE enterprise_id = $1 AND number_hash = ANY($2)`,
    [enterpriseId, hashes],
  )
  return rows.map(({ type, ...row }) => ({ ...row, type: credentialTypes.word(type) }))
}
