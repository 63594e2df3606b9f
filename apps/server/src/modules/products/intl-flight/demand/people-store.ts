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
  /** Of a guest; nobody hosts an employee. */
  hostId: string | null
}
/** Who of those in office and their guests bears documents of these numbers, by their keyed hashes. */
export async function findBearers({ sql, enterpriseId }: Tenant, hashes: readonly string[]): Promise<Bearing[]> {
  const rows = await sql.query<Omit<Bearing, 'type'> & { type: Parameters<typeof credentialTypes.word>[0] }>(
    `SELECT credential.employee_id AS "employeeId", number_hash AS "numberHash", type, name_on_credential AS "nameOnCredential",
       guest.host_id AS "hostId"
     FROM credential
     LEFT JOIN employee ON employee.enterprise_id = $1 AND employee.employee_id = credential.employee_id AND employee.active
     LEFT JOIN guest ON guest.enterprise_id = $1 AND guest.guest_id = credential.employee_id AND guest.active
     WHERE credential.enterprise_id = $1 AND number_hash = ANY($2) AND coalesce(employee.employee_id, guest.guest_id) IS NOT NULL`,
    [enterpriseId, hashes],
  )
  return rows.map(({ type, ...row }) => ({ ...row, type: credentialTypes.word(type) }))
}

export const isColleague = ({ hostId }: Bearing): boolean => hostId === null
