import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'

/** A partner's rate as the company keeps it; fen per room and night. */
export interface ExternalRateRow {
  rateId: string
  hotelId: string
  body: {
    partner: LocalText
    roomName: LocalText
    price: number
    breakfasts: number
    hotelType: 1 | 2
    freeHours?: number
  }
}

const columns = 'rate_id AS "rateId", hotel_id AS "hotelId", body'

export const findExternalRates = (sql: Sql, enterpriseId: number, hotelIds: readonly string[]): Promise<ExternalRateRow[]> =>
  sql.query<ExternalRateRow>(
    `SELECT ${columns} FROM hotel_external_rate WHERE enterprise_id = $1 AND hotel_id = ANY($2) ORDER BY rate_id`,
    [enterpriseId, hotelIds],
  )

export async function findExternalRate(sql: Sql, enterpriseId: number, rateId: string): Promise<ExternalRateRow | undefined> {
  const [row] = await sql.query<ExternalRateRow>(
    `SELECT ${columns} FROM hotel_external_rate WHERE enterprise_id = $1 AND rate_id = $2`,
    [enterpriseId, rateId],
  )
  return row
}
