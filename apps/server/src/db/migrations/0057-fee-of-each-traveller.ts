import type { Migration } from '../migration'

/**
 * Our fee may differ by traveller (handbook 6.4); until now the travellers of a booking paid one, which its price lines tell. Refunds
 * and changes keep that of the booking.
 */
const sql = /* sql */ `
ALTER TABLE order_traveller ADD COLUMN service_fee integer;
WITH RECURSIVE booked AS (
  SELECT o.enterprise_id, o.order_no, coalesce((
    SELECT (line ->> 'unit')::integer FROM jsonb_array_elements(o.prices) AS line WHERE line ->> 'kind' = 'serviceFee' LIMIT 1
  ), 0) AS service_fee
  FROM orders o WHERE o.parent_order_no IS NULL
  UNION ALL
  SELECT altering.enterprise_id, altering.order_no, booked.service_fee
  FROM booked JOIN orders altering ON altering.enterprise_id = booked.enterprise_id AND altering.parent_order_no = booked.order_no
)
UPDATE order_traveller t SET service_fee = booked.service_fee
FROM booked WHERE booked.enterprise_id = t.enterprise_id AND booked.order_no = t.order_no;
ALTER TABLE order_traveller ALTER COLUMN service_fee SET NOT NULL;
`

export const feeOfEachTraveller: Migration = { name: '0057-fee-of-each-traveller', sql, tenantTables: [], appendOnly: [] }
