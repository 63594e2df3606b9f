import { minorDigits } from '@sojourn/domain/kit/currency'
import type { ExchangeRate } from '@sojourn/domain/kit/exchange'
import type { Tenant } from '../../../db/tenant'

/** The last line that is charged in the period of a bill. */
export async function findLastCharged({ sql, enterpriseId }: Tenant, billNo: string): Promise<string | undefined> {
  const [row] = await sql.query<{ lineId: string }>(
    `SELECT line_id AS "lineId" FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND decision IS DISTINCT FROM 'nextPeriod'
     ORDER BY at DESC, line_id DESC LIMIT 1`,
    [enterpriseId, billNo],
  )
  return row?.lineId
}

/** The sum of all that are, each converted by itself, half away from nought. */
export async function sumConverted(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  { currency, fenPerMillion }: ExchangeRate,
): Promise<number> {
  const [row] = await sql.query<{ amount: number }>(
    `SELECT coalesce(sum(sign(company::numeric) * div(2 * abs(company::numeric) * $3::bigint + $4::bigint, 2 * $4::bigint)), 0)::bigint AS amount
     FROM bill_line
     WHERE enterprise_id = $1 AND bill_no = $2 AND decision IS DISTINCT FROM 'nextPeriod'`,
    [enterpriseId, billNo, 10 ** (6 + minorDigits(currency)), fenPerMillion],
  )
  return row!.amount
}
