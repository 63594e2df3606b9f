import type { Migration } from '../migration'

/** How an order is paid is its payment method, in columns and in what is kept as JSON. */
const sql = /* sql */ `
ALTER TABLE bill_line RENAME COLUMN way TO method;
UPDATE enterprise SET config = jsonb_set(config #- '{settings,companyWays}', '{settings,companyMethods}', config #> '{settings,companyWays}')
WHERE config #> '{settings,companyWays}' IS NOT NULL;
UPDATE bill SET sums = (
  SELECT jsonb_agg(CASE one ->> 'by' WHEN 'way' THEN one || '{"by": "method"}' ELSE one END ORDER BY place)
  FROM jsonb_array_elements(sums) WITH ORDINALITY AS kept (one, place))
WHERE sums @> '[{"by": "way"}]';
UPDATE job SET payload = payload - 'way' || jsonb_build_object('method', payload -> 'way') WHERE kind = 'payment.return' AND payload ? 'way';
-- Tables are changed no more while versions of companies are still to be told.
SET CONSTRAINTS ALL IMMEDIATE;
`

export const paymentMethods: Migration = { name: '0178-payment-methods', sql, tenantTables: [], appendOnly: [] }
