import type { Migration } from '../migration'

/** Who named every product that there was, one by one, meant all of them: such a reason explains cars too. */
const sql = /* sql */ `
UPDATE enterprise SET config = jsonb_set(config, '{settings,reasons}', (
  SELECT jsonb_agg(CASE WHEN reason->'products' @> '["flight", "intlFlight", "hotel", "intlHotel", "train"]' AND NOT reason->'products' ? 'car'
    THEN jsonb_set(reason, '{products}', reason->'products' || '["car"]') ELSE reason END ORDER BY place)
  FROM jsonb_array_elements(config->'settings'->'reasons') WITH ORDINALITY AS reasons (reason, place)))
WHERE EXISTS (SELECT FROM jsonb_path_query(config, '$.settings.reasons[*].products') AS named
  WHERE named @> '["flight", "intlFlight", "hotel", "intlHotel", "train"]' AND NOT named ? 'car');
-- Tables are changed no more while versions of companies are still to be told.
SET CONSTRAINTS ALL IMMEDIATE;
`

export const reasonsOfCars: Migration = { name: '0167-reasons-of-cars', sql, tenantTables: [], appendOnly: [] }
