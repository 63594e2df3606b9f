import type { ProofEnding } from '@sojourn/contract/finance/bill-words'
import type { Tenant } from '../../../../db/tenant'

export interface ProofRow {
  ending: ProofEnding
  bytes: number
  contentCipher: string
}

export const insertProof = ({ sql, enterpriseId }: Tenant, varianceId: string, file: ProofRow): Promise<unknown> =>
  sql.query(
    'INSERT INTO bill_variance_file (enterprise_id, variance_id, ending, bytes, content_cipher) VALUES ($1, $2, $3, $4, $5)',
    [enterpriseId, varianceId, file.ending, file.bytes, file.contentCipher],
  )

export async function findProof({ sql, enterpriseId }: Tenant, varianceId: string): Promise<ProofRow | undefined> {
  const [row] = await sql.query<ProofRow>(
    `SELECT ending, bytes, content_cipher AS "contentCipher" FROM bill_variance_file
     WHERE enterprise_id = $1 AND variance_id = $2`,
    [enterpriseId, varianceId],
  )
  return row
}
