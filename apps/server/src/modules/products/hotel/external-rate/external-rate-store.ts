import { readPartnerRate, type KeptPartnerRate } from '@sojourn/domain/products/hotel/kept/kept-partner-rate'
import type { Tenant } from '../../../../db/tenant'

/** A partner's rate as the company keeps it. */
export interface ExternalRateRow {
  rateId: string
  hotelId: string
  body: KeptPartnerRate
}
type StoredRate = Omit<ExternalRateRow, 'body'> & { body: unknown }
const readRow = (row: StoredRate): ExternalRateRow => ({ ...row, body: readPartnerRate(row.body) })

const columns = 'rate_id AS "rateId", hotel_id AS "hotelId", body'

export async function findExternalRates({ sql, enterpriseId }: Tenant, hotelIds: readonly string[]): Promise<ExternalRateRow[]> {
  const rows = await sql.query<StoredRate>(
    `SELECT ${columns} FROM hotel_external_rate WHERE enterprise_id = $1 AND hotel_id = ANY($2) ORDER BY rate_id`,
    [enterpriseId, hotelIds],
  )
  return rows.map(readRow)
}

export async function findExternalRate({ sql, enterpriseId }: Tenant, rateId: string): Promise<ExternalRateRow | undefined> {
  const [row] = await sql.query<StoredRate>(
    `SELECT ${columns} FROM hotel_external_rate WHERE enterprise_id = $1 AND rate_id = $2`,
    [enterpriseId, rateId],
  )
  return row && readRow(row)
}
