import type { Tenant } from '../../../db/tenant'

/** The sealed mobile of an employee or a guest; undefined of whoever is not there any more. */
export async function findMobile({ sql, enterpriseId }: Tenant, travellerId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ mobileCipher: string }>(
    `SELECT mobile_cipher AS "mobileCipher" FROM employee WHERE enterprise_id = $1 AND employee_id = $2 AND active
     UNION ALL
     SELECT mobile_cipher FROM guest WHERE enterprise_id = $1 AND guest_id = $2 AND active`,
    [enterpriseId, travellerId],
  )
  return row?.mobileCipher
}
