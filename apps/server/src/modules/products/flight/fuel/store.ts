import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import type { Sql } from '../../../../db/sql'

export const findFuelLevels = (sql: Sql): Promise<FuelLevel[]> =>
  sql.query<FuelLevel>(
    `SELECT valid_from AS "from", adult_short AS short, adult_long AS long, child_short AS "childShort", child_long AS "childLong"
     FROM fuel_surcharge ORDER BY valid_from DESC`,
  )

/** False where the day has a level already. */
export async function insertFuelLevel(sql: Sql, level: FuelLevel, entered: { at: Date; by: string }): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO fuel_surcharge (valid_from, adult_short, adult_long, child_short, child_long, entered_at, entered_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING valid_from`,
    [level.from, level.short, level.long, level.childShort, level.childLong, entered.at, entered.by],
  )
  return rows.length > 0
}
