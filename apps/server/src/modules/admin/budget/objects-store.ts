import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Tenant } from '../../../db/tenant'

interface ObjectRow<Name> {
  id: string
  name: Name
  code: string
}
/** Names of people and legal entities are in one language. */
type Plain = ObjectRow<string>
type Named = ObjectRow<LocalText>

const among = (name: string): string =>
  `EXISTS (SELECT FROM jsonb_each_text(${name}) AS each(language, words) WHERE words ILIKE $2)`

/** Those in force for whom a budget may be, by name or code. */
export function findObjects({ sql, enterpriseId }: Tenant, kind: BudgetObject, pattern: string): Promise<(Plain | Named)[]> {
  const values = [enterpriseId, pattern]
  if (kind === 'person')
    return sql.query<Plain>(
      `SELECT employee_id AS id, name, number AS code FROM employee
         WHERE enterprise_id = $1 AND active AND (name ILIKE $2 OR number ILIKE $2 OR name_pinyin ILIKE $2) ORDER BY name_pinyin, employee_id LIMIT 20`,
      values,
    )
  if (kind === 'department')
    return sql.query<Named>(
      `SELECT department_id AS id, name, '' AS code FROM department
         WHERE enterprise_id = $1 AND ended_on IS NULL AND ${among('name')} ORDER BY name->>'zh-CN', department_id LIMIT 20`,
      values,
    )
  if (kind === 'costCentre')
    return sql.query<Named>(
      `SELECT cost_centre_id AS id, name, code FROM cost_centre
         WHERE enterprise_id = $1 AND ended_on IS NULL AND (code ILIKE $2 OR ${among('name')}) ORDER BY code LIMIT 20`,
      values,
    )
  if (kind === 'project')
    return sql.query<Named>(
      `SELECT code AS id, name, code FROM project
         WHERE enterprise_id = $1 AND ended_on IS NULL AND (code ILIKE $2 OR ${among('name')}) ORDER BY code LIMIT 20`,
      values,
    )
  return sql.query<Plain>(
    `SELECT entity_id AS id, name, tax_number AS code FROM legal_entity
         WHERE enterprise_id = $1 AND ended_on IS NULL AND (name ILIKE $2 OR tax_number ILIKE $2) ORDER BY name LIMIT 20`,
    values,
  )
}

/** Whether one of these is in force. */
export async function isObject({ sql, enterpriseId }: Tenant, kind: BudgetObject, id: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM employee WHERE enterprise_id = $1 AND $2 = 'person' AND employee_id = $3 AND active
     UNION ALL SELECT FROM department WHERE enterprise_id = $1 AND $2 = 'department' AND department_id = $3 AND ended_on IS NULL
     UNION ALL SELECT FROM cost_centre WHERE enterprise_id = $1 AND $2 = 'costCentre' AND cost_centre_id = $3 AND ended_on IS NULL
     UNION ALL SELECT FROM project WHERE enterprise_id = $1 AND $2 = 'project' AND code = $3 AND ended_on IS NULL
     UNION ALL SELECT FROM legal_entity WHERE enterprise_id = $1 AND $2 = 'legalEntity' AND entity_id = $3 AND ended_on IS NULL`,
    [enterpriseId, kind, id],
  )
  return rows.length > 0
}
