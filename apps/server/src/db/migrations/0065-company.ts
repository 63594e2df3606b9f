import type { Migration } from '../migration'

/**
 * What a company says of itself in the console: cost centres that end and belong to departments, projects as rows of their own (orders and
 * budgets go on naming them by their codes), legal entities with their invoice titles, its logo, and notices that end before their time.
 */
const sql = /* sql */ `
ALTER TABLE enterprise NO FORCE ROW LEVEL SECURITY;
-- No departments: everybody may be written to it.
ALTER TABLE cost_centre ADD COLUMN department_ids text[] NOT NULL DEFAULT '{}', ADD COLUMN ended_on date;
CREATE UNIQUE INDEX cost_centre_code ON cost_centre (enterprise_id, code);
CREATE INDEX employee_of_cost_centre ON employee (enterprise_id, cost_centre_id);

CREATE TABLE project (
  enterprise_id integer NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  owner_id text,
  from_date date,
  to_date date,
  ended_on date,
  PRIMARY KEY (enterprise_id, code)
);
INSERT INTO project (enterprise_id, code, name)
SELECT enterprise_id, kept->>'code', kept->'name'
FROM enterprise, jsonb_array_elements(coalesce(config #> '{settings,costs,projects}', '[]'::jsonb)) AS kept
ON CONFLICT DO NOTHING;
UPDATE enterprise SET config = config #- '{settings,costs,projects}' WHERE config #> '{settings,costs,projects}' IS NOT NULL;

CREATE TABLE legal_entity (
  enterprise_id integer NOT NULL,
  entity_id text NOT NULL,
  name text NOT NULL,
  tax_number text NOT NULL,
  address text NOT NULL,
  telephone text NOT NULL,
  bank text NOT NULL,
  account_cipher text NOT NULL,
  special_invoices boolean NOT NULL,
  is_default boolean NOT NULL,
  department_ids text[] NOT NULL,
  ended_on date,
  PRIMARY KEY (enterprise_id, entity_id)
);
CREATE UNIQUE INDEX legal_entity_tax_number ON legal_entity (enterprise_id, tax_number) WHERE ended_on IS NULL;
CREATE UNIQUE INDEX legal_entity_default ON legal_entity (enterprise_id) WHERE is_default;

CREATE TABLE company_logo (
  enterprise_id integer NOT NULL PRIMARY KEY,
  hash text NOT NULL,
  type text NOT NULL,
  image bytea NOT NULL
);
ALTER TABLE notice ADD COLUMN ended_on date;
`

export const company: Migration = {
  name: '0065-company',
  sql,
  tenantTables: ['project', 'legal_entity', 'company_logo'],
  appendOnly: [],
}
