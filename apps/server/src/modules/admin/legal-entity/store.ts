import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { CodeSearch } from '../company/code-page'

export interface EntityRow {
  entityId: string
  name: string
  taxNumber: string
  address: string
  telephone: string
  bank: string
  accountCipher: string
  specialInvoices: boolean
  isDefault: boolean
  /** Fen without tax. */
  invoiceLimit: number
  mailTo: string
  departmentIds: string[]
  endedOn: string | null
}
const columns = `entity_id AS "entityId", name, tax_number AS "taxNumber", address, telephone, bank, account_cipher AS "accountCipher",
  special_invoices AS "specialInvoices", is_default AS "isDefault", department_ids AS "departmentIds", ended_on AS "endedOn",
  invoice_limit AS "invoiceLimit", mail_to AS "mailTo"`

/** By name; `key` is what a page begins behind. */
export const searchEntityRows = (
  { sql, enterpriseId }: Tenant,
  { pattern, ended, after, limit }: CodeSearch,
): Promise<(EntityRow & { key: string })[]> =>
  sql.query<EntityRow & { key: string }>(
    `SELECT ${columns}, name || entity_id AS key FROM legal_entity
     WHERE enterprise_id = $1 AND (ended_on IS NOT NULL) = $2 AND name || entity_id > $3 AND (name ILIKE $4 OR tax_number ILIKE $4)
     ORDER BY name || entity_id LIMIT ${pageLimit(limit)}`,
    [enterpriseId, ended, after, pattern],
  )

export interface EntityRecordRow extends EntityRow {
  departmentNames: LocalText[]
}
export async function findEntity({ sql, enterpriseId }: Tenant, entityId: string): Promise<EntityRecordRow | undefined> {
  const [row] = await sql.query<EntityRecordRow>(
    `SELECT ${columns}, ARRAY(SELECT department.name FROM department WHERE department.enterprise_id = $1
       AND department.department_id = ANY(department_ids) ORDER BY department.department_id) AS "departmentNames"
     FROM legal_entity WHERE enterprise_id = $1 AND entity_id = $2`,
    [enterpriseId, entityId],
  )
  return row
}

/** The one that is written where nobody chose. */
export async function findDefaultEntity({ sql, enterpriseId }: Tenant): Promise<string | undefined> {
  const [row] = await sql.query<{ entityId: string }>(
    'SELECT entity_id AS "entityId" FROM legal_entity WHERE enterprise_id = $1 AND is_default FOR UPDATE',
    [enterpriseId],
  )
  return row?.entityId
}

export const updateDefault = ({ sql, enterpriseId }: Tenant, entityId: string, isDefault: boolean): Promise<unknown> =>
  sql.query('UPDATE legal_entity SET is_default = $3 WHERE enterprise_id = $1 AND entity_id = $2', [
    enterpriseId,
    entityId,
    isDefault,
  ])

/** False where another in force has the tax number. */
export async function upsertEntity({ sql, enterpriseId }: Tenant, row: Omit<EntityRow, 'endedOn'>): Promise<boolean> {
  const rows = await sql.query(
    `INSERT INTO legal_entity (enterprise_id, entity_id, name, tax_number, address, telephone, bank, account_cipher, special_invoices,
       is_default, department_ids, invoice_limit, mail_to)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     WHERE NOT EXISTS (SELECT FROM legal_entity WHERE enterprise_id = $1 AND tax_number = $4 AND entity_id <> $2 AND ended_on IS NULL)
     ON CONFLICT (enterprise_id, entity_id) DO UPDATE
     SET name = excluded.name, tax_number = excluded.tax_number, address = excluded.address, telephone = excluded.telephone,
       bank = excluded.bank, account_cipher = excluded.account_cipher, special_invoices = excluded.special_invoices,
       is_default = excluded.is_default, department_ids = excluded.department_ids, invoice_limit = excluded.invoice_limit,
       mail_to = excluded.mail_to
     RETURNING entity_id`,
    [
      enterpriseId,
      row.entityId,
      row.name,
      row.taxNumber,
      row.address,
      row.telephone,
      row.bank,
      row.accountCipher,
      row.specialInvoices,
      row.isDefault,
      row.departmentIds,
      row.invoiceLimit,
      row.mailTo,
    ],
  )
  return rows.length > 0
}

export const updateEntityEnd = ({ sql, enterpriseId }: Tenant, entityId: string, endedOn: string): Promise<unknown> =>
  sql.query('UPDATE legal_entity SET ended_on = $3 WHERE enterprise_id = $1 AND entity_id = $2', [
    enterpriseId,
    entityId,
    endedOn,
  ])

/** Those in force, the default first. */
export const findOpenEntities = ({ sql, enterpriseId }: Tenant): Promise<{ entityId: string; name: string }[]> =>
  sql.query<{ entityId: string; name: string }>(
    'SELECT entity_id AS "entityId", name FROM legal_entity WHERE enterprise_id = $1 AND ended_on IS NULL ORDER BY NOT is_default, name',
    [enterpriseId],
  )
