import type { Migration } from '../migration'

/** As whom somebody flies; everybody who was booked before went as an adult. */
const sql = /* sql */ `
ALTER TABLE order_traveller ADD COLUMN passenger text NOT NULL DEFAULT 'adult' CHECK (passenger IN ('adult', 'child', 'infant'));
ALTER TABLE sandbox_air_pnr ADD COLUMN passengers text[];
UPDATE sandbox_air_pnr SET passengers = array_fill('adult'::text, ARRAY[party::integer]);
ALTER TABLE sandbox_air_pnr ALTER COLUMN passengers SET NOT NULL;
UPDATE sandbox_air_coupon SET terms = terms || '{"passenger": "adult"}';
`

export const passengers: Migration = { name: '0026-passengers', sql, tenantTables: [], appendOnly: [] }
