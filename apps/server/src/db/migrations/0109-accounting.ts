import type { Migration } from '../migration'

/** Accounting export: each version of the mapping of bill lines to accounts with the day from which it holds, and what was exported by which. */
const sql = /* sql */ `
CREATE TABLE accounting_mapping (
  enterprise_id integer NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  from_day date NOT NULL,
  body jsonb NOT NULL,
  saved_by text NOT NULL,
  saved_by_name text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, version)
);

CREATE TABLE accounting_export (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  mapping_version integer NOT NULL,
  export_id uuid NOT NULL,
  entries integer NOT NULL,
  rows integer NOT NULL,
  amount bigint NOT NULL,
  hash text NOT NULL,
  made_by text NOT NULL,
  made_by_name text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, bill_no, mapping_version)
);
CREATE UNIQUE INDEX accounting_export_id ON accounting_export (enterprise_id, export_id);
`

export const accounting: Migration = {
  name: '0109-accounting',
  sql,
  tenantTables: ['accounting_mapping', 'accounting_export'],
  appendOnly: ['accounting_mapping', 'accounting_export'],
}
