import type { FieldLimits } from '@sojourn/contract/booking/custom-field.shapes'
import type { CustomFieldKind, FieldBeginning, FieldForm } from '@sojourn/contract/booking/custom-field-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { CustomField, FieldScope } from '@sojourn/domain/booking/custom-field-definition'
import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'

/** What a field says beside its columns. */
export interface FieldTerms {
  scope: FieldScope
  limits: FieldLimits
  begins: { with: FieldBeginning; value: string }
  parentKey?: string
}
export interface FieldRow {
  key: string
  kind: CustomFieldKind
  name: LocalText
  hint: LocalText | null
  required: boolean
  perTraveller: boolean
  forms: FieldForm[]
  terms: FieldTerms
  choices: { value: string; name: LocalText; parent?: string; ended: boolean }[]
}

/** The columns of a field with its choices, of which those that have ended are only read. */
export const fieldColumns = `field.field_id AS key, kind, field.name, hint, required, per_traveller AS "perTraveller", forms, terms,
  coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('value', value, 'name', choice.name, 'parent', parent, 'ended', choice.ended_on IS NOT NULL))
                             ORDER BY choice.position, value)
            FROM custom_field_choice choice WHERE choice.enterprise_id = field.enterprise_id AND choice.field_id = field.field_id), '[]') AS choices`

export const fieldOf = ({ hint, terms, ...row }: FieldRow): CustomField => ({ ...row, ...terms, ...(hint && { hint }) })

/** The fields that are asked on a day, in their order. */
export const findFieldsOn = remembered('fields', async ({ sql, enterpriseId }: Tenant, form: FieldForm, day: string) => {
  const rows = await sql.query<FieldRow>(
    `SELECT ${fieldColumns} FROM custom_field field
     WHERE enterprise_id = $1 AND $2 = ANY(forms) AND ended_on IS NULL AND coalesce(from_date, $3) <= $3 AND coalesce(to_date, $3) >= $3
     ORDER BY position, field_id`,
    [enterpriseId, form, day],
  )
  return rows.map(fieldOf)
})

/** Fields by their keys, whatever became of them: what was written into them is read with their words. */
export const findFieldsByKey = async ({ sql, enterpriseId }: Tenant, keys: readonly string[]): Promise<CustomField[]> => {
  if (keys.length === 0) return []
  const rows = await sql.query<FieldRow>(
    `SELECT ${fieldColumns} FROM custom_field field WHERE enterprise_id = $1 AND field_id = ANY($2) ORDER BY position, field_id`,
    [enterpriseId, keys],
  )
  return rows.map(fieldOf)
}
