import type { Migration } from '../migration'

/**
 * What is asked for or answered as a status has that name in what is kept as JSON: files of unused tickets, and answers about visas, fees
 * and rates that the same press of a button gets once more.
 */
const sql = /* sql */ `
UPDATE order_export SET body = jsonb_set(body #- '{search,standing}', '{search,status}', body #> '{search,standing}')
WHERE what = 'tickets' AND body #> '{search,standing}' IS NOT NULL;
UPDATE order_export SET body = jsonb_set(body, '{columns}', (
  SELECT jsonb_agg(CASE name WHEN 'standing' THEN 'status' ELSE name END ORDER BY place)
  FROM jsonb_array_elements_text(body -> 'columns') WITH ORDINALITY AS kept (name, place)))
WHERE what = 'tickets' AND body -> 'columns' ? 'standing';
UPDATE idempotency SET answer = answer - 'standing' || jsonb_build_object('status', answer -> 'standing') WHERE answer ? 'standing';
`

export const statuses: Migration = { name: '0213-statuses', sql, tenantTables: [], appendOnly: [] }
