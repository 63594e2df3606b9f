import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { Tenant } from '../../db/tenant'
import { credentialInWords, type CredentialRow, type StoredCredential } from '../booking/traveller/store'

const columns = `credential_id AS "credentialId", employee_id AS "employeeId", type, name_on_credential AS "nameOnCredential",
  number_cipher AS "numberCipher", number_hash AS "numberHash", number_masked AS "numberMasked", expires_on AS "expiresOn",
  bearer_cipher AS "bearerCipher"`

export async function findOwnCredentials({ sql, enterpriseId }: Tenant, employeeId: string): Promise<CredentialRow[]> {
  const rows = await sql.query<StoredCredential>(
    `SELECT ${columns} FROM credential WHERE enterprise_id = $1 AND employee_id = $2 ORDER BY type, credential_id`,
    [enterpriseId, employeeId],
  )
  return rows.map(credentialInWords)
}

/** Until the transaction ends nobody else changes the documents of this person. */
export const lockCredentials = async (tenant: Tenant, employeeId: string): Promise<CredentialRow[]> => {
  await tenant.sql.query('SELECT FROM employee WHERE enterprise_id = $1 AND employee_id = $2 FOR UPDATE', [
    tenant.enterpriseId,
    employeeId,
  ])
  return findOwnCredentials(tenant, employeeId)
}

export const upsertCredential = ({ sql, enterpriseId }: Tenant, row: CredentialRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash,
                             number_masked, expires_on, bearer_cipher)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (enterprise_id, credential_id) DO UPDATE SET type = $4, name_on_credential = $5, number_cipher = $6,
       number_hash = $7, number_masked = $8, expires_on = $9, bearer_cipher = $10
     WHERE credential.employee_id = $3`,
    [
      enterpriseId,
      row.credentialId,
      row.employeeId,
      credentialTypes.code(row.type),
      row.nameOnCredential,
      row.numberCipher,
      row.numberHash,
      row.numberMasked,
      row.expiresOn,
      row.bearerCipher,
    ],
  )

/** Deletes one document of a person, or all; says how many there were. */
export async function deleteCredentials(
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  credentialId: string | null,
): Promise<number> {
  const rows = await sql.query(
    `DELETE FROM credential WHERE enterprise_id = $1 AND employee_id = $2 AND ($3::text IS NULL OR credential_id = $3)
     RETURNING credential_id`,
    [enterpriseId, employeeId, credentialId],
  )
  return rows.length
}

/** How often somebody has read something for this purpose since a moment; two readers at once are counted one after the other. */
