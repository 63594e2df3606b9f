import { products } from '@sojourn/contract/booking/codes'
import type { AccountedLine } from '@sojourn/domain/finance/accounting/entries'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

export interface ExportRow {
  exportId: string
  billNo: string
  mappingVersion: number
  entries: number
  rows: number
  /** Fen. */
  amount: number
  hash: string
  madeByName: string
  madeAt: Date
}
const columns = `export_id AS "exportId", bill_no AS "billNo", mapping_version AS "mappingVersion", entries, rows, amount, hash,
  made_by_name AS "madeByName", made_at AS "madeAt"`

/** Exports of these bills, newest first. */
export const findExports = ({ sql, enterpriseId }: Tenant, billNos: readonly string[]): Promise<ExportRow[]> =>
  sql.query<ExportRow>(
    `SELECT ${columns} FROM accounting_export WHERE enterprise_id = $1 AND bill_no = ANY($2) ORDER BY made_at DESC, mapping_version DESC`,
    [enterpriseId, billNos],
  )

export async function findExport({ sql, enterpriseId }: Tenant, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await sql.query<ExportRow>(
    `SELECT ${columns} FROM accounting_export WHERE enterprise_id = $1 AND export_id = $2`,
    [enterpriseId, exportId],
  )
  return row
}

/** The same bill by the same mapping is one export: where it is there, nothing is added. */
export const insertExport = ({ sql, enterpriseId }: Tenant, row: ExportRow & { madeBy: string }): Promise<unknown> =>
  sql.query(
    `INSERT INTO accounting_export (enterprise_id, bill_no, mapping_version, export_id, entries, rows, amount, hash, made_by, made_by_name, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
    [
      enterpriseId,
      row.billNo,
      row.mappingVersion,
      row.exportId,
      row.entries,
      row.rows,
      row.amount,
      row.hash,
      row.madeBy,
      row.madeByName,
      row.madeAt,
    ],
  )

/** Lines that are accounted alike, as one. */
export interface LineGroup extends AccountedLine {
  lines: number
}
/** The lines that a bill charges in its period, together where a mapping cannot tell them apart: few, however many lines there are. */
export async function findLineGroups({ sql, enterpriseId }: Tenant, billNo: string): Promise<LineGroup[]> {
  const rows = await sql.query<InCodes<LineGroup, { product: typeof products }>>(
    `SELECT product, category, method, entity_id AS "entityId", cost_centre_id AS "costCentreId", project_code AS "projectCode",
       count(*)::integer AS lines, sum(company)::bigint AS company, sum(deductible_tax)::bigint AS "deductibleTax"
     FROM bill_line WHERE enterprise_id = $1 AND bill_no = $2 AND decision = 'thisPeriod'
     GROUP BY product, category, method, entity_id, cost_centre_id, project_code
     ORDER BY abs(sum(company)) DESC, product, category, method, entity_id, cost_centre_id, project_code`,
    [enterpriseId, billNo],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
