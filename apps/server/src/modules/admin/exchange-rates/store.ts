import type { KnownRate } from '@sojourn/domain/kit/exchange'
import type { Sql } from '../../../db/sql'

export interface EnteredRateRow extends Omit<KnownRate, 'enteredAt'> {
  enteredAt: Date
  source: string
  /** Null of those that came with the product. */
  byName: string | null
}

const columns =
  'currency, day, fen_per_million AS "fenPerMillion", entered_at AS "enteredAt", source, entered_by_name AS "byName"'

/** Of each currency the newest of a day that has come. */
export const findRulingRates = (sql: Sql, today: string): Promise<EnteredRateRow[]> =>
  sql.query<EnteredRateRow>(
    `SELECT DISTINCT ON (currency) ${columns} FROM exchange_rate WHERE day <= $1 ORDER BY currency, day DESC, entered_at DESC`,
    [today],
  )

/** What the agency entered, the newest first. */
export const findEnteredRates = (sql: Sql, most: number): Promise<EnteredRateRow[]> =>
  sql.query<EnteredRateRow>(
    `SELECT ${columns} FROM exchange_rate WHERE entered_by IS NOT NULL ORDER BY entered_at DESC, currency, day LIMIT $1`,
    [most],
  )

/** The newest of a day up to this one. */
export async function findRateUpTo(sql: Sql, currency: string, day: string): Promise<EnteredRateRow | undefined> {
  const [row] = await sql.query<EnteredRateRow>(
    `SELECT ${columns} FROM exchange_rate WHERE currency = $1 AND day <= $2 ORDER BY day DESC, entered_at DESC LIMIT 1`,
    [currency, day],
  )
  return row
}

/** False where the same moment brought another of this day. */
export async function insertRate(sql: Sql, row: EnteredRateRow & { by: string }): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO exchange_rate (currency, day, entered_at, fen_per_million, source, entered_by, entered_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
    [row.currency, row.day, row.enteredAt, row.fenPerMillion, row.source, row.by, row.byName],
  )
  return rows.length > 0
}
