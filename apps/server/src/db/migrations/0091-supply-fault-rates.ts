import type { Migration } from '../migration'

/** How often the built-in supply fails by itself, of ten thousand orders, as the agency has set it time and again; the newest holds. */
const sql = /* sql */ `
CREATE TABLE supply_fault_rates (
  version integer PRIMARY KEY CHECK (version > 0),
  rates jsonb NOT NULL,
  entered_at timestamptz NOT NULL,
  entered_by text NOT NULL,
  entered_by_name text NOT NULL
);
`

export const supplyFaultRates: Migration = {
  name: '0091-supply-fault-rates',
  sql,
  tenantTables: [],
  appendOnly: ['supply_fault_rates'],
}
