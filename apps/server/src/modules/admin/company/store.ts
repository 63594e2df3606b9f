import type { LocalText } from '@sojourn/contract/kit/language'
import type { AgreementPeriod } from '@sojourn/domain/booking/agreement'
import type { Tenant } from '../../../db/tenant'
import type { CompanyConfig } from './config'

export interface CompanyRow extends AgreementPeriod {
  name: LocalText
  currency: string
  config: CompanyConfig
  /** The month in which its year begins, from 1. */
  yearStarts: number
  /** Fen. */
  creditLimit: number
}

export async function findCompany({ sql, enterpriseId }: Tenant): Promise<CompanyRow> {
  const [row] = await sql.query<CompanyRow>(
    `SELECT name, currency, config, year_starts AS "yearStarts", agreement_from AS "agreementFrom", agreement_to AS "agreementTo",
       coalesce((SELECT credit_limit FROM credit_line WHERE credit_line.enterprise_id = $1), 0) AS "creditLimit"
     FROM enterprise WHERE enterprise_id = $1`,
    [enterpriseId],
  )
  return row!
}

/** Until the transaction ends nobody else writes it. */
export const lockCompany = ({ sql, enterpriseId }: Tenant): Promise<unknown> =>
  sql.query('SELECT FROM enterprise WHERE enterprise_id = $1 FOR UPDATE', [enterpriseId])

/** What the console knows nothing of stays in the config. */
export const updateCompany = (
  { sql, enterpriseId }: Tenant,
  { name, config, yearStarts }: Pick<CompanyRow, 'name' | 'config' | 'yearStarts'>,
): Promise<unknown> =>
  sql.query('UPDATE enterprise SET name = $2, config = config || $3, year_starts = $4 WHERE enterprise_id = $1', [
    enterpriseId,
    JSON.stringify(name),
    JSON.stringify(config),
    yearStarts,
  ])

/** Who joins by invitation is written to another cost centre, where it was this one. */
export async function updateJoiningCostCentre({ sql, enterpriseId }: Tenant, from: string, to: string): Promise<void> {
  await sql.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{joining,costCentreId}', to_jsonb($3::text))
     WHERE enterprise_id = $1 AND config #>> '{joining,costCentreId}' = $2`,
    [enterpriseId, from, to],
  )
}

export async function isJoiningCostCentre({ sql, enterpriseId }: Tenant, costCentreId: string): Promise<boolean> {
  const rows = await sql.query(`SELECT FROM enterprise WHERE enterprise_id = $1 AND config #>> '{joining,costCentreId}' = $2`, [
    enterpriseId,
    costCentreId,
  ])
  return rows.length > 0
}

export interface LogoRow {
  hash: string
  type: string
  image: Buffer
}
export async function findLogo({ sql, enterpriseId }: Tenant, hash: string): Promise<LogoRow | undefined> {
  const [row] = await sql.query<LogoRow>('SELECT hash, type, image FROM company_logo WHERE enterprise_id = $1 AND hash = $2', [
    enterpriseId,
    hash,
  ])
  return row
}

export async function findLogoFacts({ sql, enterpriseId }: Tenant): Promise<{ type: string; bytes: number } | undefined> {
  const [row] = await sql.query<{ type: string; bytes: number }>(
    'SELECT type, octet_length(image) AS bytes FROM company_logo WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row
}

/** In place of the former one. */
export const putLogo = ({ sql, enterpriseId }: Tenant, { hash, type, image }: LogoRow): Promise<unknown> =>
  sql.query(
    `INSERT INTO company_logo (enterprise_id, hash, type, image) VALUES ($1, $2, $3, $4)
     ON CONFLICT (enterprise_id) DO UPDATE SET hash = excluded.hash, type = excluded.type, image = excluded.image`,
    [enterpriseId, hash, type, image],
  )
export const deleteLogo = ({ sql, enterpriseId }: Tenant): Promise<unknown> =>
  sql.query('DELETE FROM company_logo WHERE enterprise_id = $1', [enterpriseId])
