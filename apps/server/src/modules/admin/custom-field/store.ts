import type { LocalText } from '@sojourn/contract/kit/language'
import type { CustomField, FieldScope } from '@sojourn/domain/booking/custom-field-definition'
import type { Tenant } from '../../../db/tenant'
import { fieldColumns, fieldOf, type FieldRow, type FieldTerms } from '../../booking/settings/custom-field-store'

/** A field with its time. */
export interface CompanyFieldRow extends CustomField {
  from: string | null
  to: string | null
  endedOn: string | null
}
type StoredRow = FieldRow & Pick<CompanyFieldRow, 'from' | 'to' | 'endedOn'>

/** All fields in their order, those that have ended last. */
export const findCompanyFields = async ({ sql, enterpriseId }: Tenant): Promise<CompanyFieldRow[]> => {
  const rows = await sql.query<StoredRow>(
    `SELECT ${fieldColumns}, from_date AS "from", to_date AS "to", ended_on AS "endedOn"
     FROM custom_field field WHERE enterprise_id = $1 ORDER BY ended_on IS NOT NULL, position, field_id`,
    [enterpriseId],
  )
  return rows.map(({ from, to, endedOn, ...row }) => ({ ...fieldOf(row), from, to, endedOn }))
}

interface FieldValues extends Pick<CustomField, 'key' | 'kind' | 'name' | 'required' | 'perTraveller' | 'forms'> {
  hint: CustomField['hint'] | null
  terms: FieldTerms
  from: string | null
  to: string | null
}
/** A new one is the last in the order. */
export const upsertField = ({ sql, enterpriseId }: Tenant, field: FieldValues): Promise<unknown> =>
  sql.query(
    `INSERT INTO custom_field (enterprise_id, field_id, position, kind, name, hint, required, per_traveller, forms, terms, from_date, to_date)
     SELECT $1, $2, 1 + coalesce(max(position), 0), $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM custom_field WHERE enterprise_id = $1
     ON CONFLICT (enterprise_id, field_id) DO UPDATE SET name = excluded.name, hint = excluded.hint, required = excluded.required,
       per_traveller = excluded.per_traveller, forms = excluded.forms, terms = excluded.terms, from_date = excluded.from_date, to_date = excluded.to_date`,
    [
      enterpriseId,
      field.key,
      field.kind,
      JSON.stringify(field.name),
      field.hint ? JSON.stringify(field.hint) : null,
      field.required,
      field.perTraveller,
      field.forms,
      JSON.stringify(field.terms),
      field.from,
      field.to,
    ],
  )

/** The choices in their order; one that ends keeps the day on which it did. */
export const upsertChoices = (
  { sql, enterpriseId }: Tenant,
  key: string,
  choices: CustomField['choices'],
  today: string,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO custom_field_choice (enterprise_id, field_id, value, position, name, parent, ended_on)
     SELECT $1, $2, sent.choice->>'value', sent.place, sent.choice->'name', sent.choice->>'parent',
       CASE WHEN (sent.choice->>'ended')::boolean THEN $4::date END
     FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS sent(choice, place)
     ON CONFLICT (enterprise_id, field_id, value) DO UPDATE SET position = excluded.position, name = excluded.name, parent = excluded.parent,
       ended_on = CASE WHEN excluded.ended_on IS NOT NULL THEN coalesce(custom_field_choice.ended_on, excluded.ended_on) END`,
    [enterpriseId, key, JSON.stringify(choices), today],
  )

export const updateFieldPositions = ({ sql, enterpriseId }: Tenant, keys: readonly string[]): Promise<unknown> =>
  sql.query(
    `UPDATE custom_field SET position = ordered.place FROM unnest($2::text[]) WITH ORDINALITY AS ordered(id, place)
     WHERE enterprise_id = $1 AND field_id = ordered.id`,
    [enterpriseId, keys],
  )

export const updateFieldEnd = ({ sql, enterpriseId }: Tenant, key: string, endedOn: string): Promise<unknown> =>
  sql.query('UPDATE custom_field SET ended_on = $3 WHERE enterprise_id = $1 AND field_id = $2', [enterpriseId, key, endedOn])

/** How the departments and legal entities of a field are called. */
export async function findScopeNames(
  { sql, enterpriseId }: Tenant,
  { departmentIds, entityIds }: Pick<FieldScope, 'departmentIds' | 'entityIds'>,
): Promise<{ departments: LocalText[]; entities: string[] }> {
  const [row] = await sql.query<{ departments: LocalText[]; entities: string[] }>(
    `SELECT ARRAY(SELECT name FROM department WHERE enterprise_id = $1 AND department_id = ANY($2) ORDER BY department_id) AS departments,
       ARRAY(SELECT name FROM legal_entity WHERE enterprise_id = $1 AND entity_id = ANY($3) ORDER BY entity_id) AS entities`,
    [enterpriseId, departmentIds, entityIds],
  )
  return row!
}
