import type { FaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'
import { presetRates } from '@sojourn/domain/admin/fault-rates'
import type { Sql } from '../../../db/sql'

export interface FaultRatesRow {
  version: number
  rates: FaultRates
  at: Date
  byName: string
}

/** The newest first; what could not be set yet when they were entered was off. */
export async function findFaultRates(sql: Sql, most: number): Promise<FaultRatesRow[]> {
  const rows = await sql.query<FaultRatesRow>(
    'SELECT version, rates, entered_at AS at, entered_by_name AS "byName" FROM supply_fault_rates ORDER BY version DESC LIMIT $1',
    [most],
  )
  return rows.map((row) => ({ ...row, rates: { ...presetRates('off'), ...row.rates } }))
}

/** False where another has taken the version. */
export async function insertFaultRates(sql: Sql, row: FaultRatesRow & { by: string }): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO supply_fault_rates (version, rates, entered_at, entered_by, entered_by_name) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING version`,
    [row.version, JSON.stringify(row.rates), row.at, row.by, row.byName],
  )
  return rows.length > 0
}
