import type { Migration } from '../migration'

/**
 * Fields that a company asks of applications and orders. Those of applications were part of its settings; applications keep naming them by
 * their keys. What an order was told stands with it, in the words of that day.
 */
const sql = /* sql */ `
ALTER TABLE enterprise NO FORCE ROW LEVEL SECURITY;

CREATE TABLE custom_field (
  enterprise_id integer NOT NULL,
  field_id text NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'number', 'date', 'one', 'several', 'yesNo')),
  name jsonb NOT NULL,
  hint jsonb,
  required boolean NOT NULL,
  per_traveller boolean NOT NULL,
  forms text[] NOT NULL,
  -- Where and of whom it is asked, what a value is held to, with what it begins, on which list it depends.
  terms jsonb NOT NULL,
  from_date date,
  to_date date,
  ended_on date,
  PRIMARY KEY (enterprise_id, field_id)
);
CREATE TABLE custom_field_choice (
  enterprise_id integer NOT NULL,
  field_id text NOT NULL,
  value text NOT NULL,
  position integer NOT NULL,
  name jsonb NOT NULL,
  parent text,
  ended_on date,
  PRIMARY KEY (enterprise_id, field_id, value)
);

INSERT INTO custom_field (enterprise_id, field_id, position, kind, name, required, per_traveller, forms, terms, ended_on)
SELECT enterprise_id, field->>'key', place, CASE WHEN field->'options' = '[]' THEN 'text' ELSE 'one' END, field->'label',
  (field->>'required')::boolean, false, '{application}',
  '{"scope": {"products": [], "area": "anywhere", "countries": [], "cities": [], "departmentIds": [], "entityIds": []},
    "limits": {}, "begins": {"with": "nothing", "value": ""}}',
  (field->>'endedOn')::date
FROM enterprise, jsonb_array_elements(coalesce(config #> '{settings,applications,fields}', '[]')) WITH ORDINALITY AS kept(field, place);

INSERT INTO custom_field_choice (enterprise_id, field_id, value, position, name)
SELECT enterprise_id, field->>'key', option->>'value', place, option->'name'
FROM enterprise, jsonb_array_elements(coalesce(config #> '{settings,applications,fields}', '[]')) AS kept(field),
  jsonb_array_elements(field->'options') WITH ORDINALITY AS offered(option, place)
ON CONFLICT DO NOTHING;

UPDATE enterprise SET config = config #- '{settings,applications,fields}' WHERE config #> '{settings,applications,fields}' IS NOT NULL;

ALTER TABLE orders ADD COLUMN fields jsonb NOT NULL DEFAULT '[]';
`

export const customFields: Migration = {
  name: '0072-custom-fields',
  sql,
  tenantTables: ['custom_field', 'custom_field_choice'],
  appendOnly: [],
}
