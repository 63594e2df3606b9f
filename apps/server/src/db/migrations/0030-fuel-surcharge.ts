import type { Migration } from '../migration'

/**
 * Levels of the fuel surcharge of domestic flights in fen, for tickets issued from a date on (handbook 1.2). They are the same for
 * every customer; the agency enters the next one when it is announced.
 */
const sql = /* sql */ `
CREATE TABLE fuel_surcharge (
  valid_from date PRIMARY KEY,
  adult_short integer NOT NULL CHECK (adult_short >= 0),
  adult_long integer NOT NULL CHECK (adult_long >= 0),
  child_short integer NOT NULL CHECK (child_short BETWEEN 0 AND adult_short),
  child_long integer NOT NULL CHECK (child_long BETWEEN 0 AND adult_long),
  entered_at timestamptz,
  entered_by text
);
INSERT INTO fuel_surcharge (valid_from, adult_short, adult_long, child_short, child_long) VALUES
  ('2019-01-05', 0, 0, 0, 0),
  ('2022-02-05', 1000, 2000, 500, 1000),
  ('2022-03-05', 2000, 4000, 1000, 2000),
  ('2025-12-05', 2000, 4000, 1000, 2000),
  ('2026-01-05', 1000, 2000, 0, 1000);
`

export const fuelSurcharge: Migration = { name: '0030-fuel-surcharge', sql, tenantTables: [], appendOnly: ['fuel_surcharge'] }
