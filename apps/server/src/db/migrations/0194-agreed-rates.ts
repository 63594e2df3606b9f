import type { Migration } from '../migration'

/** What companies agreed with carriers and hotels, and pay for refunds and changes, from a day on. */
const sql = /* sql */ `
CREATE TABLE agreed_rates (
  enterprise_id integer NOT NULL,
  rates_id uuid NOT NULL,
  valid_from date NOT NULL,
  body jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'agreed', 'refused', 'withdrawn')),
  note text NOT NULL,
  proposed jsonb NOT NULL,
  decided jsonb,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (enterprise_id, rates_id)
);
CREATE UNIQUE INDEX agreed_rates_of_day ON agreed_rates (enterprise_id, valid_from) WHERE state IN ('proposed', 'agreed');
`

export const agreedRates: Migration = { name: '0194-agreed-rates', sql, tenantTables: ['agreed_rates'], appendOnly: [] }
