import type { Migration } from '../migration'

/** What was told to carriers of people and holds for the next journey: cards by carrier, addresses by country; sealed, and masked to be shown. */
const sql = /* sql */ `
CREATE TABLE told_to_carriers (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'address')),
  code text NOT NULL,
  body_cipher text NOT NULL,
  masked text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, kind, code)
);
`

export const toldToCarriers: Migration = {
  name: '0201-told-to-carriers',
  sql,
  tenantTables: ['told_to_carriers'],
  appendOnly: [],
}
